import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { ImageError } from '../errors/errors.ts';
import type { PlainPicture } from './decoder.ts';

/*
 * HEIC through libheif with its HEVC decoder, which libvips's build omits because of patents. It has two megabytes, so this
 * module is imported with the first such file.
 */

/** Colour box with an unrestricted or restricted ICC profile (ISO/IEC 14496-12, section 12.1.5). */
const PROFILE_BOXES = ['colrprof', 'colrrICC'].map((text) => new TextEncoder().encode(text));
const BOX_HEADER = 12;

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return at;
  }
  return -1;
}

/** The first embedded profile, which tiles and thumbnails share. libheif's bindings do not expose it. */
function findProfile(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | undefined {
  for (const box of PROFILE_BOXES) {
    const at = indexOf(bytes, box);
    if (at < 4) continue;
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at - 4);
    if (size > BOX_HEADER && at - 4 + size <= bytes.length) return bytes.slice(at + 8, at - 4 + size);
  }
  return undefined;
}

/** @throws {ImageError} `unreadable` */
export async function openHeic(bytes: Uint8Array<ArrayBuffer>): Promise<PlainPicture> {
  const { HeifDecoder } = libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new ImageError('unreadable', 'HEIC: the file holds no picture that can be decoded');
  const width = image.get_width();
  const height = image.get_height();
  const profile = findProfile(bytes);
  return {
    width,
    height,
    alpha: Boolean(image.has_alpha_channel()),
    ...(profile && { profile }),
    pixels: async () => {
      const data = new Uint8ClampedArray(width * height * 4);
      const shown = await new Promise<unknown>((resolve) => image.display({ data, width, height }, resolve));
      for (const each of images) each.free();
      if (!shown) throw new ImageError('unreadable', 'HEIC: the picture cannot be decoded');
      return new Uint8Array(data.buffer);
    },
  };
}

import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { ImageError } from '../errors/errors.ts';
import type { PlainPicture } from './decoder.ts';

/*
 * HEIC through libheif with its HEVC decoder, which libvips's build omits because of patents. It has two megabytes, so this
 * module is imported with the first such file.
 */

/** @throws {ImageError} `unreadable` */
export async function openHeic(bytes: Uint8Array<ArrayBuffer>): Promise<PlainPicture> {
  const { HeifDecoder } = libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new ImageError('unreadable', 'HEIC: the file holds no picture that can be decoded');
  const width = image.get_width();
  const height = image.get_height();
  return {
    width,
    height,
    alpha: Boolean(image.has_alpha_channel()),
    pixels: async () => {
      const data = new Uint8ClampedArray(width * height * 4);
      const shown = await new Promise<unknown>((resolve) => image.display({ data, width, height }, resolve));
      for (const each of images) each.free();
      if (!shown) throw new ImageError('unreadable', 'HEIC: the picture cannot be decoded');
      return new Uint8Array(data.buffer);
    },
  };
}

/// <reference path="./libheif-bundle.d.ts" />
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { unlessTooShort } from '../../bytes/unless-too-short.ts';
import type { PlainPicture } from '../../decoders/decoder.ts';
import { ImageError } from '../../errors/errors.ts';
import { isPremultiplied } from '../heif/samples.ts';

/*
 * HEIC through libheif with its HEVC decoder, which libvips's build omits because of patents. It has two megabytes, so this
 * module is imported with the first such file.
 */

/** Divides colours by alpha, which libheif does not do. @param rgba rounds and limits what is assigned */
function unpremultiply(rgba: Uint8ClampedArray): void {
  for (let i = 0; i < rgba.length; i += 4) {
    const alpha = rgba[i + 3] || 255;
    for (let c = i; c < i + 3; c++) rgba[c] = ((rgba[c] ?? 0) * 255) / alpha;
  }
}

/** @throws {ImageError} `unreadable` */
export async function openHeic(bytes: Uint8Array<ArrayBuffer>): Promise<PlainPicture> {
  const { HeifDecoder } = libheif();
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new ImageError('unreadable', 'HEIC: the file holds no picture that can be decoded');
  // Of a damaged file libheif has decoded a picture nevertheless.
  const isMultiplied = unlessTooShort(() => isPremultiplied(bytes)) === true;
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
      if (isMultiplied) unpremultiply(data);
      return new Uint8Array(data.buffer);
    },
  };
}

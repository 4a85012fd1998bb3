import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/jpeg/encode.js';
import sharp from 'sharp';
import type { Pixels } from '../../engine/pixels/pixels.ts';

const mozjpeg = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
await init(await WebAssembly.compile(await readFile(mozjpeg)));

/** MozJPEG with jSquash's settings. */
export async function byJsquash({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> {
  const rgba = await sharp(data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = { data: new Uint8ClampedArray(rgba), width, height, colorSpace: 'srgb' };
  return new Uint8Array(await encode(pixels as ImageData, { quality }));
}

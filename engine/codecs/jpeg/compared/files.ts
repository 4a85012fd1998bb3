import type { Pixels } from '../../../pixels/pixels.ts';
import { decodeJpeg } from '../decoder/decode.ts';
import { encodeJpeg, type JpegOptions } from '../encoder/encode.ts';
import { kernelMemory } from '../encoder/kernel-memory.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import type { Kernels } from '../lossless/transcode.ts';

export interface ComparisonKernels extends Kernels {
  score: WebAssembly.Module;
}

/** Encodes a picture in several ways, in one memory, and decodes the files. */
export const filesOf = ({ encoder, decoder }: Kernels, picture: JpegPixels) => ({
  encoded: (options: JpegOptions) =>
    kernelMemory.lend((memory) => encodeJpeg(encoder, picture, { ...options, memory })),
  shown: (file: Uint8Array): Pixels => inColour(kernelMemory.lend((memory) => decodeJpeg(decoder, file, { memory }))),
});

/** Returns a picture with three channels, as the metric expects an opaque one. */
export function inColour({ data, width, height, channels }: JpegPixels): Pixels {
  if (channels === 3) return { data, width, height, channels };
  const colours = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) colours[3 * i + c] = data[channels === 1 ? i : channels * i + c] ?? 0;
  return { data: colours, width, height, channels: 3 };
}

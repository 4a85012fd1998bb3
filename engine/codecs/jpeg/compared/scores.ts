import type { Pixels } from '../../../pixels/pixels.ts';
import { prepare } from '../../../score/score.ts';
import { decodeJpeg } from '../decoder/decode.ts';
import { encodeJpeg, type JpegOptions } from '../encoder/encode.ts';
import { kernelMemory } from '../encoder/kernel-memory.ts';
import type { JpegPixels } from '../encoder/pixels.ts';

export interface ComparisonKernels {
  encoder: WebAssembly.Module;
  decoder: WebAssembly.Module;
  score: WebAssembly.Module;
}

/** Encodes a picture in several ways, in one memory, and scores the files. */
export function scoresOf({ encoder, decoder, score }: ComparisonKernels, picture: JpegPixels) {
  const prepared = prepare(score, inColour(picture));
  return {
    encoded: (options: JpegOptions) =>
      kernelMemory.lend((memory) => encodeJpeg(encoder, picture, { ...options, memory })),
    /** The SSIMULACRA2 score of a file. */
    scoreOf: (file: Uint8Array) =>
      prepared.score(inColour(kernelMemory.lend((memory) => decodeJpeg(decoder, file, { memory })))),
  };
}

function inColour({ data, width, height, channels }: JpegPixels): Pixels {
  if (channels === 3) return { data, width, height, channels };
  const colours = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) colours[3 * i + c] = data[channels === 1 ? i : channels * i + c] ?? 0;
  return { data: colours, width, height, channels: 3 };
}

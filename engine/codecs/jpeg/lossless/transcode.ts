import type { LosslessTransform } from '../../../geometry/lossless-transform.ts';
import type { Size } from '../../../geometry/steps.ts';
import { type DecodedComponent, decodeCoefficients } from '../decoder/decode.ts';
import { accept, JpegRefused } from '../decoder/refusal.ts';
import { encodeCoefficients, type GivenComponent } from '../encoder/encode.ts';
import { ZIGZAG } from '../encoder/tables.ts';

/** The compiled kernels of the decoder and the encoder. */
export interface Kernels {
  decoder: WebAssembly.Module;
  encoder: WebAssembly.Module;
}

interface TranscodeOptions {
  /** Progressive or baseline; undefined selects the smaller file. */
  progressive?: boolean | undefined;
  /** Is called after each row of MCUs or blocks; what it throws ends the work. */
  onRow?: (() => void) | undefined;
}

/** The range of coefficients, and of differences of DC, that codes exist for (T.81, tables F.1 and F.2, samples of 8 bits). */
const MOST = 1023;
const LEAST_DC = -1024;

/**
 * Turns, mirrors and cuts a JPEG by its blocks: the quantised coefficients stay, up to their signs and places.
 * @returns a file without metadata
 * @throws {JpegRefused} for a file that is damaged, of another process, or neither grey nor YCbCr
 * @throws {WebAssembly.RuntimeError} if memory runs out
 */
export function transcode(
  { decoder, encoder }: Kernels,
  bytes: Uint8Array,
  transform: LosslessTransform,
  { progressive, onRow }: TranscodeOptions = {},
): Uint8Array<ArrayBuffer> {
  const { components, colours } = decodeCoefficients(decoder, bytes, onRow);
  accept(colours !== 'rgb', 'components');
  const most = { h: Math.max(...components.map(({ h }) => h)), v: Math.max(...components.map(({ v }) => v)) };
  const { width, height, transpose } = transform;
  const size: Size = transpose ? { width: height, height: width } : { width, height };
  const given = components.map((component) => transformed(component, most, transform));
  return encodeCoefficients(encoder, size, given, { progressive, onRow });
}

/** A component's coefficients in their new places. */
function transformed(
  { h, v, blocks, columns, table }: DecodedComponent,
  most: { h: number; v: number },
  { left, top, width, height, reverseX, reverseY, transpose }: LosslessTransform,
): GivenComponent {
  // Where the first block of an axis begins, or, on a reversed one, where it ends.
  const x = (((reverseX ? left + width : left) * h) / (8 * most.h)) | 0;
  const y = (((reverseY ? top + height : top) * v) / (8 * most.v)) | 0;
  const column = (i: number) => (reverseX ? x - 1 - i : x + i);
  const row = (i: number) => (reverseY ? y - 1 - i : y + i);
  const from = Uint8Array.from(ZIGZAG, (n) => (transpose ? (n & 7) * 8 + (n >> 3) : n));
  // A reversed axis changes the signs of its odd frequencies: where all bits are set.
  const flips = Int8Array.from(from, (n) => -((reverseX ? n & 1 : 0) ^ (reverseY ? (n >> 3) & 1 : 0)));
  const putBlock = (block: number, to: Int16Array, at: number) => {
    for (let k = 0; k < 64; k++) {
      const stored = blocks[block + (from[k] ?? 0)] ?? 0;
      if (stored === 0) continue;
      const flip = flips[k] ?? 0;
      const value = (stored ^ flip) - flip;
      if (value > MOST || value < (k === 0 ? LEAST_DC : -MOST)) throw new JpegRefused('coefficient');
      to[at + k] = value;
    }
  };
  return {
    ...(transpose ? { h: v, v: h } : { h, v }),
    table: Array.from(from, (n) => table[n] ?? 0),
    putRow: (line, to) => {
      // Most coefficients are zero.
      to.fill(0);
      for (let i = 0, at = 0; at < to.length; i++, at += 64) {
        const block = 64 * (transpose ? row(i) * columns + column(line) : row(line) * columns + column(i));
        putBlock(block, to, at);
      }
    },
  };
}

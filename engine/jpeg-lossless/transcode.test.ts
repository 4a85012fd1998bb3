import { describe, expect, it } from 'vitest';
import { CORPUS_FILES, corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../fixtures/index.ts';
import { pixelsBySharp, withoutMetadata } from '../../fixtures/jpeg-pixels.ts';
import { editByJpegtran } from '../../fixtures/jpegtran.ts';
import { type JpegShape, writeJpeg } from '../../fixtures/write-jpeg.ts';
import { needed } from '../../scripts/machine/tool.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import type { Size, Step } from '../geometry.ts';
import { loadJpegEncoder } from '../jpeg/load.node.ts';
import { decodeCoefficients } from '../jpeg-decoder/decode.ts';
import { loadJpegDecoder } from '../jpeg-decoder/load.node.ts';
import { JpegRefused } from '../jpeg-decoder/refusal.ts';
import { readJpegFrame } from '../metadata/jpeg-frame.ts';
import { transcode } from './transcode.ts';
import { losslessTransform } from './transform.ts';

const kernels = { decoder: await loadJpegDecoder(), encoder: await loadJpegEncoder() };

const turn = (quarterTurns: 1 | 2 | 3): Step[] => [{ do: 'rotate', quarterTurns }];
const mirror = (axis: 'horizontal' | 'vertical'): Step[] => [{ do: 'flip', axis }];
/** With the arguments of jpegtran. */
const EDITS: readonly (readonly [name: string, steps: Step[], args: string[]])[] = [
  ['turned by 90°', turn(1), ['-rotate', '90']],
  ['turned by 180°', turn(2), ['-rotate', '180']],
  ['turned by 270°', turn(3), ['-rotate', '270']],
  ['mirrored, horizontal', mirror('horizontal'), ['-flip', 'horizontal']],
  ['mirrored, vertical', mirror('vertical'), ['-flip', 'vertical']],
  ['transposed', [...turn(1), ...mirror('horizontal')], ['-transpose']],
  ['transposed along the other diagonal', [...turn(3), ...mirror('horizontal')], ['-transverse']],
];

const GREY = [[1, 1]] as const;
const FULL = [[1, 1], ...GREY, ...GREY] as const;
const SAMPLING: readonly JpegShape['factors'][] = [
  GREY,
  FULL,
  ...(
    [
      [2, 2],
      [2, 1],
      [1, 2],
      [4, 1],
      [4, 2],
      [1, 4],
    ] as const
  ).map((luma) => [luma, ...GREY, ...GREY] as const),
  [
    [2, 2],
    [1, 2],
    [1, 2],
  ],
  [
    [2, 1],
    [2, 1],
    [2, 1],
  ],
  [
    [2, 2],
    [2, 1],
    [1, 2],
  ],
  [
    [1, 1],
    [2, 2],
    [1, 1],
  ],
];
const nameOf = (factors: JpegShape['factors']) => factors.map(([h, v]) => `${h}×${v}`).join();

/** Everything that a file's pixels follow from: tables, and coefficients of blocks with samples of the image. */
function contentOf(bytes: Uint8Array) {
  const { components, ...image } = decodeCoefficients(kernels.decoder, bytes);
  return {
    ...image,
    components: components.map(({ h, v, across, down, columns, blocks, table }) => {
      const rows = Array.from({ length: down }, (_, y) => blocks.slice(y * columns * 64, (y * columns + across) * 64));
      return {
        h,
        v,
        across,
        down,
        table: [...table],
        rows: rows.map((row) => Buffer.from(row.buffer).toString('latin1')),
      };
    }),
  };
}

/** @returns undefined where the edits are not lossless */
function edited(bytes: Uint8Array, steps: readonly Step[], progressive?: boolean): Uint8Array | undefined {
  const frame = readJpegFrame(bytes);
  const transform = frame?.mcu && losslessTransform({ ...frame, orientation: 1 }, frame.mcu, steps);
  return transform && transcode(kernels, bytes, transform, { progressive });
}

function editedLosslessly(...edit: Parameters<typeof edited>): Uint8Array {
  const made = edited(...edit);
  if (!made) throw new Error('It is not lossless');
  return made;
}

/** Two sizes: MCUs of every kind are complete in the first alone. */
const SIZES: readonly Size[] = [
  { width: 96, height: 64 },
  { width: 75, height: 50 },
];

describe.each(SAMPLING.map((factors) => ({ factors, name: nameOf(factors) })))('sampling $name', ({ factors }) => {
  const files = SIZES.map((size, i) => writeJpeg({ ...size, factors, progressive: i > 0, seed: i + 1, step: 9 }));
  const [complete = new Uint8Array()] = files;

  it('has its own coefficients after four turns, and after four mirrorings', () => {
    const original = contentOf(complete);
    for (const steps of [turn(1), turn(3), mirror('horizontal'), mirror('vertical')]) {
      let turned: Uint8Array = complete;
      for (let i = 0; i < 4; i++) turned = editedLosslessly(turned, steps, i % 2 === 0);
      expect(contentOf(turned)).toEqual(original);
    }
  });

  it('has the coefficients of jpegtran, and is lossless where that is perfect', ({ skip }) => {
    const command = needed('jpegtran', skip);
    for (const [, steps, args] of EDITS) {
      for (const bytes of files) {
        const ours = edited(bytes, steps);
        const theirs = editByJpegtran(command, bytes, args);
        expect(ours && contentOf(ours)).toEqual(theirs && contentOf(theirs));
      }
    }
  });
});

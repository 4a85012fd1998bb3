import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegContent } from '../../../../fixtures/jpeg-content.ts';
import { pixelsBySharp } from '../../../../fixtures/jpeg-pixels.ts';
import { asSharp, photoLike } from '../../../../fixtures/pictures.ts';
import { type JpegShape, writeJpeg } from '../../../../fixtures/write-jpeg.ts';
import { editByJpegtran } from '../../../../scripts/machine/jpegtran.ts';
import { needed } from '../../../../scripts/machine/tool.ts';
import { losslessTransform } from '../../../geometry/lossless-transform.ts';
import type { Size, Step } from '../../../geometry/steps.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { readJpegFrame } from '../frame-header.ts';
import { transcode } from './transcode.ts';

const kernels = { decoder: await compileModule('jpeg-decoder'), encoder: await compileModule('jpeg') };

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
    const original = jpegContent(complete);
    for (const steps of [turn(1), turn(3), mirror('horizontal'), mirror('vertical')]) {
      let turned: Uint8Array = complete;
      for (let i = 0; i < 4; i++) turned = editedLosslessly(turned, steps, i % 2 === 0);
      expect(jpegContent(turned)).toEqual(original);
    }
  });

  it('has the coefficients of jpegtran, and is lossless where that is perfect', ({ skip }) => {
    const command = needed('jpegtran', skip);
    for (const [, steps, args] of EDITS) {
      for (const bytes of files) {
        const ours = edited(bytes, steps);
        const theirs = editByJpegtran(command, bytes, args);
        expect(ours && jpegContent(ours)).toEqual(theirs && jpegContent(theirs));
      }
    }
  });
});

describe('pixels', () => {
  // Decoders round between the columns and the rows of a block, which a quarter turn exchanges; colours add three such values.
  it.each([
    ['4:4:4', 'srgb', 3],
    ['grey', 'b-w', 1],
  ] as const)('of %s are those of the picture, edited by sharp', async (_, space, mostRounded) => {
    const photo = asSharp(photoLike(96, 64)).toColourspace(space);
    const bytes = await photo.jpeg({ chromaSubsampling: '4:4:4', quality: 90 }).toBuffer();
    for (const [name, steps, args] of EDITS) {
      const ours = await pixelsBySharp(editedLosslessly(bytes, steps));
      const theirs = await pixelsEditedBySharp(bytes, args, space);
      const difference = Math.max(...ours.map((value, i) => Math.abs(value - (theirs[i] ?? 255))));
      const turns = /90|270|transposed/.test(name);
      expect(difference, name).toBeLessThanOrEqual(turns ? mostRounded : 0);
    }
  });
});

/** @param args of jpegtran */
async function pixelsEditedBySharp(bytes: Uint8Array, [verb, value]: readonly string[], space: 'srgb' | 'b-w') {
  const edits: Readonly<Record<string, (image: Sharp) => Sharp>> = {
    '-rotate': (image) => image.rotate(Number(value)),
    '-flip': (image) => (value === 'horizontal' ? image.flop() : image.flip()),
  };
  // sharp mirrors before it rotates, whatever the order of the calls, unless the picture is between them.
  const edit = edits[verb ?? ''];
  if (edit) return edit(sharp(bytes)).toColourspace(space).raw().toBuffer();
  const turned = await sharp(bytes)
    .rotate(verb === '-transpose' ? 90 : 270)
    .png()
    .toBuffer();
  return sharp(turned).flop().toColourspace(space).raw().toBuffer();
}

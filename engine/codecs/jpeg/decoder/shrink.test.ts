import { describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../../../../fixtures/corpus.ts';
import { withoutMetadata } from '../../../../fixtures/jpeg-pixels.ts';
import { noise } from '../../../../fixtures/pictures.ts';
import { usedMemory } from '../../../../fixtures/used-memory.ts';
import { type JpegShape, writeJpeg } from '../../../../fixtures/write-jpeg.ts';
import { describeWith } from '../../../../scripts/test/describe-with.ts';
import { compileModule } from '../../../worker/modules.node.ts';
import { decodeJpeg, KeptJpeg, RowCollector, type Shrink } from './decode.ts';
import { JpegRefused } from './refusal.ts';

const module = await compileModule('jpeg-decoder');
const used = usedMemory();
const vips = await factory({ dynamicLibraries: [] });

/** Compares with the pixels that libvips decodes at the smaller size. @returns how they differ */
function differenceOf(bytes: Uint8Array, shrink: Shrink): string | undefined {
  const own = used.lend((memory) => decodeJpeg(module, bytes, { shrink, memory }));
  using image = vips.Image.jpegloadBuffer(bytes, { shrink, fail_on: 'error' });
  const expected = Buffer.from(image.writeToMemory());
  if (own.width !== image.width || own.height !== image.height) {
    return `${own.width} × ${own.height} instead of ${image.width} × ${image.height}`;
  }
  return expected.equals(own.data) ? undefined : 'other pixels';
}

/** Sampling factors of luma; chroma has one sample per MCU, or as stated. */
const SAMPLING: readonly JpegShape['factors'][] = [
  [[1, 1]],
  ...(
    [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [4, 1],
      [4, 2],
    ] as const
  ).map((luma) => [luma, [1, 1], [1, 1]] as const),
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
const SHRINKS = [2, 4, 8] as const;

describe('pixels at a smaller size equal to those of libvips', () => {
  it.each(SAMPLING.map((factors) => ({ factors, name: factors.map(([h, v]) => `${h}×${v}`).join() })))(
    'with random coefficients, sampling $name',
    ({ factors }) => {
      const random = noise(factors.flat().reduce((sum, n) => sum * 5 + n, 1));
      for (let i = 0; i < 12; i++) {
        const shape: JpegShape = {
          width: 8 + Math.floor(random() * 89),
          height: 8 + Math.floor(random() * 75),
          factors,
          seed: i + 1,
          progressive: i % 2 === 1,
          restart: i % 3 === 2 ? 2 : 0,
          separate: i % 5 === 4,
          step: [1, 8, 30][i % 3] ?? 8,
        };
        for (const shrink of SHRINKS) {
          expect(differenceOf(writeJpeg(shape), shrink), JSON.stringify({ shrink, ...shape })).toBeUndefined();
        }
      }
    },
  );
});

describe('a file whose coefficients are kept', () => {
  it.each(SAMPLING.map((factors) => ({ factors, name: factors.map(([h, v]) => `${h}×${v}`).join() })))(
    'has the same pixels at every size, whatever was decoded before, sampling $name',
    ({ factors }) => {
      for (let i = 0; i < 8; i++) {
        const shape = { width: 70 + i, height: 9 + 8 * i, factors, seed: i + 1, progressive: i % 2 === 1 };
        const bytes = writeJpeg({ ...shape, separate: i % 4 >= 2 });
        const kept = new KeptJpeg(module, bytes);
        for (const shrink of [4, 1, 8, 2, 2, 1] as const) {
          const collector = new RowCollector();
          kept.decodeRows(collector, { shrink });
          expect(Buffer.from(collector.result.data).equals(decodeJpeg(module, bytes, { shrink }).data)).toBe(true);
        }
      }
    },
  );

  it('can be decoded again after it was cancelled, and refuses damage each time', () => {
    const bytes = writeJpeg({ width: 90, height: 90, factors: [[1, 1]], seed: 1 });
    const kept = new KeptJpeg(module, bytes);
    const onRow = () => {
      throw new Error('cancelled');
    };
    for (const shrink of [1, 2] as const) {
      expect(() => kept.decodeRows(new RowCollector(), { shrink, onRow })).toThrow('cancelled');
      const collector = new RowCollector();
      kept.decodeRows(collector, { shrink });
      expect(Buffer.from(collector.result.data).equals(decodeJpeg(module, bytes, { shrink }).data)).toBe(true);
    }
    const damaged = new KeptJpeg(module, bytes.subarray(0, bytes.length / 2));
    for (const shrink of [1, 2] as const) {
      expect(() => damaged.decodeRows(new RowCollector(), { shrink })).toThrow(JpegRefused);
    }
  });
});

describeWith(NO_CORPUS, 'real photos', () => {
  it('have the pixels of libvips at a smaller size', { tags: ['all'] }, async () => {
    let compared = 0;
    for (const photo of CORPUS_PHOTOS) {
      const bytes = Buffer.from(await (await corpusFile(`photos/${photo}`)).arrayBuffer());
      if (bytes[0] !== 0xff || bytes[1] !== 0xd8) continue;
      for (const shrink of SHRINKS) expect(differenceOf(withoutMetadata(bytes), shrink), photo).toBeUndefined();
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  });
});

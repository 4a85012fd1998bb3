import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DELAYS } from '../../fixtures/animation.ts';
import { type FixtureName, fixture, fixtureFile, QUADRANTS } from '../../fixtures/index.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import { asSharp, paint } from '../../fixtures/pictures.ts';
import type { Engine } from '../engine.ts';
import { WRITABLE_IDS, type WritableId } from '../formats/index.ts';
import { sharesOf } from '../geometry/placed-box.ts';
import { POSITION_NAMES, type Position } from '../geometry/positions.ts';
import { hashOf } from '../recipe/hash-of.ts';
import type { EditOf, Recipe } from '../recipe/index.ts';
import type { Watermarks } from '../watermark/drawn.ts';
import { eachFormat } from './each-format.node.ts';

/* A watermark in every format: it has its place, its size and its opacity, and all other pixels stay. */

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');

/** Lossy codecs change a flat colour by a few steps, and more so at the edges of a rectangle. */
const SLACK = 20;
const PINK = [230, 60, 170] as const;
/** A rectangle of 2:1. With a size of 50% it has 24 × 12 pixels on the quadrants. */
const BOX = { width: 24, height: 12 };

type Colour = readonly number[];
type Mark = Omit<EditOf<'watermark'>, 'do' | 'picture'>;

async function rgba(bytes: Uint8Array, page = 0) {
  const image = sharp(bytes, { page }).autoOrient().toColourspace('srgb').ensureAlpha();
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { width: info.width, height: info.height, at };
}

const distance = (a: Colour, b: Colour) => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));

/** A colour over another one, both with straight alpha. */
function over(colour: Colour, opacity: number, below: Colour): Colour {
  const under = ((below[3] ?? 255) / 255) * (1 - opacity);
  const total = opacity + under;
  return [...[0, 1, 2].map((i) => ((colour[i] ?? 0) * opacity + (below[i] ?? 0) * under) / total), total * 255];
}

const flat = (colour: readonly [number, number, number]) =>
  asSharp(paint(48, 24, () => colour))
    .png()
    .toBuffer();

/** Defines the tests of an engine. */
export function testWatermarks(engine: Engine): void {
  const marks: Record<'pink' | 'grey' | 'ramp' | 'drawing' | 'jpeg', { file: Blob; hash: string }> = {} as never;
  beforeAll(async () => {
    const files = {
      pink: new Blob([new Uint8Array(await flat(PINK))]),
      grey: new Blob([new Uint8Array(await flat([200, 200, 200]))]),
      ramp: await fixtureFile('transparent.png'),
      drawing: await fixtureFile('quadrants.svg'),
      jpeg: await fixtureFile('orientation-6.jpg'),
    };
    for (const name of ['pink', 'grey', 'ramp', 'drawing', 'jpeg'] as const) {
      marks[name] = { file: files[name], hash: await hashOf(files[name]) };
    }
  });
  const watermarks = (): Watermarks => Object.fromEntries(Object.values(marks).map(({ file, hash }) => [hash, file]));
  const recipeFor = (
    mark: Mark,
    output: Omit<Partial<Recipe['output']>, 'format'> & { format: WritableId },
    picture: keyof typeof marks = 'pink',
  ): Recipe => ({
    edits: [{ do: 'watermark', picture: marks[picture].hash, size: 50, opacity: 100, margin: 0, ...mark }],
    output: { aim: 'encode', quality: 95, ...output } as Recipe['output'],
  });
  const run = async (name: FixtureName, recipe: Recipe) => {
    const result = await engine.run(await fixtureFile(name), recipe, { watermarks: watermarks() });
    return { result, bytes: await inKnownFormat(new Uint8Array(await result.blob.arrayBuffer())) };
  };
  const own = async (name: FixtureName, page = 0) => rgba(new Uint8Array(await fixture(name)), page);

  describe('watermarks', () => {
    eachFormat(writesStills)('%s: in its corner, and nothing else', async (format) => {
      const { result, bytes } = await run('quadrants.png', recipeFor({ position: 'top-left' }, { format }));
      expect(result).toMatchObject(QUADRANTS);
      const [made, before] = [await rgba(bytes), await own('quadrants.png')];
      for (const [x, y] of [
        [3, 3],
        [20, 3],
        [3, 8],
        [20, 8],
      ] as const) {
        expect(distance(made.at(x, y), [...PINK, 255]), `${x},${y}`).toBeLessThanOrEqual(SLACK);
      }
      for (const [x, y] of [
        [52, 8],
        [52, 40],
        [10, 40],
        [10, 20],
      ] as const) {
        expect(distance(made.at(x, y), before.at(x, y)), `${x},${y}`).toBeLessThanOrEqual(SLACK);
      }
    });

    it.each(POSITION_NAMES)('%s: to the pixel, with a margin', async (position: Position) => {
      const recipe = recipeFor({ position, margin: 100 / 16 }, { format: 'png' });
      const made = await rgba((await run('quadrants.png', recipe)).bytes);
      const [x, y] = sharesOf(position);
      const [left, top] = [3 + (QUADRANTS.width - BOX.width - 6) * x, 3 + (QUADRANTS.height - BOX.height - 6) * y];
      const before = await own('quadrants.png');
      for (let row = 0; row < QUADRANTS.height; row++) {
        for (let column = 0; column < QUADRANTS.width; column++) {
          const isInside = column >= left && column < left + BOX.width && row >= top && row < top + BOX.height;
          expect(made.at(column, row)).toEqual(isInside ? [...PINK, 255] : before.at(column, row));
        }
      }
    });

    it.each<[FixtureName, { profile?: 'keep' }, object]>([
      ['quadrants.png', {}, {}],
      ['grey.jpg', {}, { channels: 3 }],
      ['16-bit.png', {}, { depth: 'ushort' }],
      ['p3.png', { profile: 'keep' }, { hasProfile: true }],
      ['cmyk-with-profile.jpg', {}, {}],
      ['transparent.png', {}, { hasAlpha: true }],
      ['palette.png', {}, {}],
      ['orientation-6.jpg', {}, QUADRANTS],
    ])('%s: with its opacity, and %o', async (name, output, meta) => {
      const recipe = recipeFor({ opacity: 40 }, { format: 'png', ...output });
      const { bytes } = await run(name, recipe);
      expect(await sharp(bytes).metadata()).toMatchObject(meta);
      const plain = { edits: [], output: recipe.output };
      const before = await rgba((await run(name, plain)).bytes);
      const made = await rgba(bytes);
      for (const [x, y] of [
        [QUADRANTS.width - 1, QUADRANTS.height - 1],
        [QUADRANTS.width - BOX.width + 1, QUADRANTS.height - BOX.height + 1],
        [QUADRANTS.width - 12, QUADRANTS.height - 6],
      ] as const) {
        expect(distance(made.at(x, y), over(PINK, 0.4, before.at(x, y))), `${x},${y}`).toBeLessThanOrEqual(4);
      }
      for (const [x, y] of [
        [QUADRANTS.width - BOX.width - 1, QUADRANTS.height - 1],
        [QUADRANTS.width - 1, QUADRANTS.height - BOX.height - 1],
      ] as const) {
        expect(made.at(x, y)).toEqual(before.at(x, y));
      }
    });

    it('a transparent watermark shows the picture below', async () => {
      // Red, from transparent on the left to opaque on the right: 64 × 48 pixels on 128 × 96.
      const recipe = recipeFor({ position: 'top-left', size: (64 / 96) * 100 }, { format: 'png' }, 'ramp');
      const enlarged: Recipe = { ...recipe, edits: [{ do: 'resize', width: 128 }, ...recipe.edits] };
      const before = await rgba((await run('quadrants.png', { ...enlarged, edits: enlarged.edits.slice(0, 1) })).bytes);
      const made = await rgba((await run('quadrants.png', enlarged)).bytes);
      for (const x of [0, 10, 30, 50, 62]) {
        const expected = over([255, 0, 0], x / 63, before.at(x, 47));
        expect(distance(made.at(x, 47), expected), String(x)).toBeLessThanOrEqual(3);
      }
    });

    it('a grey picture stays grey with a grey watermark', async () => {
      const { bytes } = await run('grey.jpg', recipeFor({}, { format: 'png' }, 'grey'));
      expect(await sharp(bytes).metadata()).toMatchObject({ channels: 1 });
      expect((await rgba(bytes)).at(QUADRANTS.width - 4, QUADRANTS.height - 4)).toEqual([200, 200, 200, 255]);
    });

    it.each(['drawing', 'jpeg'] as const)('a %s is upright at its size', async (picture) => {
      const { bytes } = await run('quadrants.webp', recipeFor({ position: 'center' }, { format: 'png' }, picture));
      const [made, before] = [await rgba(bytes), await own('quadrants.png')];
      // The quadrants on the quadrants: 24 × 18 pixels in the middle.
      const [left, top] = [(QUADRANTS.width - 24) / 2, (QUADRANTS.height - 18) / 2];
      for (const [x, y] of [
        [4, 4],
        [19, 4],
        [4, 13],
        [19, 13],
      ] as const) {
        const expected = before.at(Math.floor((x / 24) * QUADRANTS.width), Math.floor((y / 18) * QUADRANTS.height));
        expect(distance(made.at(left + x, top + y), expected), `${x},${y}`).toBeLessThanOrEqual(SLACK);
      }
    });

    it('has its size after the edits before, and is covered by those after', async () => {
      const { bytes } = await run('quadrants.png', {
        edits: [
          { do: 'resize', width: 128 },
          ...recipeFor({ position: 'top-left' }, { format: 'png' }).edits,
          { do: 'redact', boxes: [{ left: 0, top: 0, width: 20, height: 24 }] },
        ],
        output: { format: 'png', aim: 'encode' },
      });
      const made = await rgba(bytes);
      expect(made.at(10, 12)).toEqual([0, 0, 0, 255]);
      expect(made.at(47, 23)).toEqual([...PINK, 255]);
      expect(made.at(48, 24)).not.toEqual([...PINK, 255]);
    });

    it.each(['gif', 'webp'] as const)('%s: in every frame', async (format) => {
      const recipe = recipeFor({ position: 'top-left' }, { format, lossless: true });
      const { result, bytes } = await run('four-frames.gif', recipe);
      expect(result.frames).toBe(DELAYS.length);
      for (let page = 0; page < DELAYS.length; page++) {
        expect(distance((await rgba(bytes, page)).at(2, 2), [...PINK, 255])).toBeLessThanOrEqual(SLACK);
      }
    });

    it('leaves no gain map and no thumbnail, and keeps other metadata', async () => {
      for (const name of ['place-and-thumbnail.jpg', 'gain-map.jpg', 'credited.jpg'] as const) {
        const { result, bytes } = await run(name, recipeFor({}, { format: 'jpeg', metadata: 'keep' }));
        const file = Buffer.from(bytes).toString('latin1');
        expect(file.split('\xff\xd8\xff')).toHaveLength(2);
        expect(file).not.toMatch(/hdrgm:Version|GainMap/);
        if (name === 'gain-map.jpg') expect(result.plan.losses).toContain('hdr');
        if (name === 'credited.jpg') expect(file).toContain('A title');
      }
    });

    it.each<[string, (hash: string) => Promise<Watermarks> | Watermarks]>([
      ['watermark-missing', () => ({})],
      ['watermark-differs', (hash) => ({ [hash]: new Blob(['another file']) })],
    ])('without its file it is refused: %s', async (code, files) => {
      const run = engine.run(await fixtureFile('quadrants.png'), recipeFor({}, { format: 'png' }), {
        watermarks: await files(marks.pink.hash),
      });
      await expect(run).rejects.toMatchObject({ name: 'ImageError', code });
    });

    it.each(['text.jpg', 'truncated.png'] as const)('a file that is no picture is refused: %s', async (name) => {
      const file = await fixtureFile(name);
      const picture = await hashOf(file);
      const recipe: Recipe = { edits: [{ do: 'watermark', picture }], output: { format: 'png', aim: 'encode' } };
      const run = engine.run(await fixtureFile('quadrants.png'), recipe, { watermarks: { [picture]: file } });
      await expect(run).rejects.toMatchObject({ name: 'ImageError', code: 'watermark-unreadable' });
    });

    it('is the same in an open file, in a series and in a judgement', async () => {
      const file = await fixtureFile('tiny.jpg');
      const recipes = (['webp', 'jpeg'] as const).map((format) => recipeFor({ opacity: 50 }, { format }));
      const options = { watermarks: watermarks() };
      const bytesOf = async ({ blob }: { blob: Blob }) => Buffer.from(await blob.arrayBuffer());
      using opened = engine.open(file);
      for await (const { index, result } of engine.runAll(file, recipes, options)) {
        const recipe = recipes[index] as Recipe;
        const once = await engine.run(file, recipe, options);
        expect((await bytesOf(result)).equals(await bytesOf(once))).toBe(true);
        for (const _ of [1, 2]) {
          expect((await bytesOf(await opened.run(recipe, options))).equals(await bytesOf(once))).toBe(true);
        }
        const judged = await engine.judge(file, recipe, once.blob, options);
        const apart = await engine.judge(file, { ...recipe, edits: [] }, once.blob);
        expect(judged?.score).toBeGreaterThan((apart?.score ?? 0) + 10);
      }
    });
  });
}

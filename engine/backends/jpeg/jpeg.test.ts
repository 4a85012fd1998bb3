import { hash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import factory from 'wasm-vips';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../../fixtures/index.ts';
import { withoutMetadata } from '../../../fixtures/jpeg-pixels.ts';
import { adobeRgbJpeg } from '../../../fixtures/tagged.ts';
import { describeWith } from '../../../scripts/test/describe-with.ts';
import { isImageError } from '../../errors/errors.ts';
import { formatOf } from '../../formats/index.ts';
import { HeldFile } from '../../open/held-file.ts';
import { probeBytes } from '../../open/open-file.ts';
import { readPixels } from '../../open/read-pixels.ts';
import type { Recipe } from '../../recipe/index.ts';
import { type RawResult, runOpened, runRecipe } from '../../run/run.ts';
import { compileModule } from '../../worker/modules.node.ts';
import { PictureWriter } from '../../writers/picture-writer.ts';
import { AS_IT_IS, type Backend, type Picture } from '../backend.ts';
import { createVipsBackend } from '../vips/index.ts';
import { createJpegBackend } from './index.ts';

const [decoder, encoder, resampler, score] = await Promise.all([
  compileModule('jpeg-decoder'),
  compileModule('jpeg'),
  compileModule('resample'),
  compileModule('score'),
]);
const own = createJpegBackend({ decoder, resampler });
const tools = { loadJpegKernels: async () => ({ decoder, encoder }) };
const { write } = new PictureWriter(tools);
const vips = await createVipsBackend({
  factory,
  libraries: [],
  module: await compileModule('vips'),
});

const encode = { aim: 'encode', format: 'jpeg', quality: 80 } as const;
/** All but the last two keep nothing, so that their bytes are comparable. */
const RECIPES: Readonly<Record<string, Recipe>> = {
  'another quality': { edits: [], output: encode },
  'in full colour': { edits: [], output: { ...encode, quality: 95, progressive: true, dpi: 300 } },
  smaller: { edits: [{ do: 'resize', width: 47 }], output: encode },
  'a thumbnail': { edits: [{ do: 'resize', width: 7 }], output: encode },
  'cut, turned and mirrored': {
    edits: [
      { do: 'crop', left: 5, top: 3, width: 40, height: 30 },
      { do: 'rotate', quarterTurns: 1 },
      { do: 'flip', axis: 'vertical' },
      { do: 'resize', width: 20 },
    ],
    output: encode,
  },
  compressed: { edits: [], output: { aim: 'compress', format: 'same', quality: 60 } },
  'to a size': { edits: [], output: { aim: 'size', format: 'same', bytes: 6000, tolerance: 0.05 } },
  'to a score': { edits: [{ do: 'resize', width: 64 }], output: { aim: 'score', format: 'same', score: 70 } },
  'with metadata': { edits: [{ do: 'resize', width: 30 }], output: { ...encode, metadata: 'keep', profile: 'keep' } },
  'with credits': {
    edits: [
      { do: 'flip', axis: 'vertical' },
      { do: 'resize', width: 20 },
    ],
    output: { ...encode, metadata: 'copyright', profile: 'keep' },
  },
};

/** @returns undefined for a file or a job that is left to other backends */
async function outcomeOf(backend: Backend, bytes: Uint8Array<ArrayBuffer>, recipe: Recipe) {
  try {
    const options = { ...tools, loadKernel: async () => score };
    const { data, notes, plan, width, height } = await runRecipe(backend, { bytes, name: 'a.jpg' }, recipe, options);
    const pixels = data === 'original' ? data : hash('sha256', withoutMetadata(Buffer.from(data)));
    // Metadata is written in other ways, of other lengths.
    return { pixels, notes: notes.filter(({ code }) => code !== 'larger'), plan, width, height };
  } catch (error) {
    if (isImageError(error) && error.code === 'beyond-browser') return undefined;
    return String(error);
  }
}

/** Checks a file. @returns the recipes of which the backend made a result */
async function check(bytes: Uint8Array<ArrayBuffer>, recipes = Object.entries(RECIPES)): Promise<string[]> {
  const probe = await probeBytes(own, bytes).catch(() => undefined);
  if (!probe) return [];
  expect(probe).toEqual(await probeBytes(vips, bytes));
  const done: string[] = [];
  for (const [name, recipe] of recipes) {
    const outcome = await outcomeOf(own, bytes, recipe);
    if (outcome === undefined) continue;
    expect(outcome, name).toEqual(await outcomeOf(vips, bytes, recipe));
    done.push(name);
  }
  return done;
}

const ALL = Object.keys(RECIPES);
describe('results are libvips’s', () => {
  it.each([
    ...(['quadrants.jpg', 'progressive.jpg', 'grey.jpg', 'orientation-5.jpg', 'orientation-7.jpg'] as const),
    ...(['credited.jpg', 'place-and-thumbnail.jpg', 'tiny.jpg'] as const),
  ])('%s', async (name) => {
    expect(await check(new Uint8Array(await fixture(name)))).toEqual(ALL);
  });

  it('with a wide profile, converted or kept', async () => {
    expect(await check(new Uint8Array(await fixture('phone.jpg')))).toEqual(ALL);
  });

  const others = (Object.keys(FIXTURES) as FixtureName[]).filter((name) => /\.jpe?g$/.test(name));
  it.each(others)('or those of another backend: %s', { tags: ['all'] }, async (name) => {
    await check(new Uint8Array(await fixture(name)));
  });
});

it('shows other pixels as they are in the place of those of a picture that keeps its profile', async () => {
  using source = await own.open(new Uint8Array(await fixture('phone.jpg')), formatOf('jpeg'));
  const options = { ...AS_IT_IS, format: formatOf('jpeg'), keepProfile: true, hold: true };
  using picture = await source.render(options);
  const pixels = await picture.pixels(formatOf('jpeg'));
  using mosaic = picture.withPixels(pixels);
  expect(await mosaic.pixels(formatOf('jpeg'))).toEqual(pixels);
  const encodeOptions = { quality: 90, lossless: false, effort: 'usual' } as const;
  const profileOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).hasProfile;
  expect(await profileOf(await write(picture, formatOf('jpeg'), encodeOptions))).toBe(true);
  expect(await profileOf(await write(mosaic, formatOf('jpeg'), encodeOptions))).toBe(false);
});

/** Every scale of decoding, and two sizes of one. */
const WIDTHS = [1100, 700, 500, 300, 200, 100, 60];

describe('the memory of pixels', () => {
  const jpeg = formatOf('jpeg');
  const squares = (background: string) =>
    sharp({ create: { width: 48, height: 48, channels: 3, background } })
      .jpeg()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes));

  it('is not that of pixels that were read before', async () => {
    const [red, blue] = [await squares('#f00'), await squares('#00f')];
    const before = await readPixels(own, red, jpeg);
    const pixels = before.data.slice();

    await readPixels(own, blue, jpeg);

    expect(before.data).toEqual(pixels);
  });

  it('is not that of another picture that is still open', async () => {
    const [red, blue] = [await squares('#f00'), await squares('#00f')];
    const encodedBy = (picture: Picture) => write(picture, jpeg, { quality: 80, lossless: false, effort: 'best' });
    const render = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await own.open(bytes, jpeg)).render({ ...AS_IT_IS, format: jpeg, hold: false });
    const first = await render(red);
    const expected = await encodedBy(first);

    (await render(blue))[Symbol.dispose]();
    using third = await render(blue);

    expect(await encodedBy(first)).toEqual(expected);
    expect(await encodedBy(third)).not.toEqual(expected);
    first[Symbol.dispose]();
    await expect(encodedBy(first)).rejects.toThrow();
  });
});

describe('several results of one open file', () => {
  it.each([
    ...(['photo-1200.jpg', 'progressive.jpg', 'grey.jpg', 'orientation-6.jpg', 'phone.jpg'] as const),
    ...(['truncated.jpg', 'cmyk-with-profile.jpg'] as const),
  ])('are those of a run each: %s', async (name) => {
    const bytes = new Uint8Array(await fixture(name));
    const input = { bytes, name: 'a.jpg' };
    const results = async (runs: (recipe: Recipe) => Promise<RawResult>) => {
      const made: unknown[] = [];
      for (const width of WIDTHS) {
        const recipe: Recipe = { edits: [{ do: 'resize', width, enlarge: false }], output: encode };
        const { data } = await runs(recipe).catch((error: Error) => ({ data: error.message }));
        made.push(typeof data === 'string' ? data : hash('sha256', data));
      }
      return made;
    };
    const alone = await results((recipe) => runRecipe(own, input, recipe, tools));
    const held = await HeldFile.open(own, 1, bytes, { isSeries: true }).catch((error: Error) => error);
    if (held instanceof Error) expect(alone).toEqual(WIDTHS.map(() => held.message));
    else expect(await results((recipe) => runOpened(own, held, input, recipe, tools))).toEqual(alone);
  });
});

describe('what is left to other backends', () => {
  const recipe: Recipe = { edits: [], output: encode };

  it.each(['cmyk-with-profile.jpg', 'gain-map.jpg', 'truncated.jpg', 'png-inside.jpg'] as const)('%s', async (name) => {
    expect(await outcomeOf(own, new Uint8Array(await fixture(name)), recipe)).toBeUndefined();
  });

  it('colours that EXIF states', async () => {
    expect(await outcomeOf(own, new Uint8Array(await adobeRgbJpeg()), recipe)).toBeUndefined();
  });

  it.each<[string, Recipe]>([
    ['another format', { edits: [], output: { aim: 'encode', format: 'webp' } }],
    ['an enlargement', { edits: [{ do: 'resize', width: 500, enlarge: true }], output: encode }],
  ])('%s', async (_, other) => {
    expect(await outcomeOf(own, new Uint8Array(await fixture('tiny.jpg')), other)).toBeUndefined();
  });
});

describeWith(NO_CORPUS, 'real pictures', () => {
  const files = [...CORPUS_FILES, ...CORPUS_PHOTOS.map((photo) => `photos/${photo}`)];
  const quick = ['another quality', 'smaller', 'a thumbnail', 'cut, turned and mirrored', 'compressed'];

  it.each(files.filter((name) => /\.jpe?g$/i.test(name)))('%s', { tags: ['all'] }, async (name) => {
    const bytes = new Uint8Array(await (await corpusFile(name)).arrayBuffer());
    await check(
      bytes,
      Object.entries(RECIPES).filter(([recipe]) => quick.includes(recipe)),
    );
  });
});

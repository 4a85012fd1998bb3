import { describe, expect, it } from 'vitest';
import { noise } from '../../fixtures/pictures.ts';
import { WRITABLE_IDS } from '../formats/index.ts';
import { POSITION_NAMES } from '../geometry/positions.ts';
import { AIM_NAMES } from './aims.ts';
import type { Edit } from './edits.ts';
import { parseRecipe, type Recipe } from './index.ts';
import { keyTable } from './key-table.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { withAim } from './output.ts';
import { PLAIN_RECIPE, printRecipe, readRecipe } from './text.ts';

function randomRecipe(random: () => number): Recipe {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const edit = (): Edit =>
    pick<() => Edit>([
      () => ({ do: 'crop', left: whole(0, 500), top: whole(0, 65_535), width: whole(1, 900), height: whole(1, 9) }),
      () => ({ do: 'rotate', quarterTurns: pick([1, 2, 3] as const) }),
      () => ({
        do: 'redact',
        ...pick<Omit<Extract<Edit, { do: 'redact' }>, 'do'>>([
          { boxes: [{ left: whole(0, 9), top: whole(0, 9), width: whole(1, 9), height: whole(1, 65_535) }] },
          {
            boxes: Array.from({ length: whole(1, 4) }, () => ({
              left: random() * 100,
              top: 0.5,
              width: whole(1, 100),
              height: random() + 1e-7,
            })),
            unit: 'percent',
          },
        ]),
        ...(random() < 0.5 && { cover: pick(['black', 'pixels', 'blur'] as const) }),
      }),
      () => ({
        do: 'pad',
        ...pick<object>([{ ratio: `${whole(1, 99_999)}:${whole(1, 20)}` }, { width: whole(1, 65_535), height: 9 }]),
        ...(random() < 0.5 && { fill: pick(['#ffffff', '#12aBef', 'transparent', 'blur']) }),
      }),
      () => ({
        do: 'watermark',
        picture: Array.from({ length: 64 }, () => whole(0, 15).toString(16)).join(''),
        ...(random() < 0.5 && { position: pick(POSITION_NAMES) }),
        ...(random() < 0.5 && { size: 1 + random() * 99 }),
        ...(random() < 0.5 && { opacity: whole(1, 100) }),
        ...(random() < 0.5 && { margin: random() * 50 }),
      }),
      () => ({ do: 'flip', axis: pick(['horizontal', 'vertical'] as const) }),
      () => ({
        do: 'resize',
        ...pick<object>([
          { width: whole(1, 65_535) },
          { height: whole(1, 65_535) },
          { width: whole(1, 4000), height: whole(1, 4000) },
          { percent: random() * 1000 + 1e-7 },
          { longestEdge: whole(1, 65_535) },
        ]),
        ...(random() < 0.5 && { fit: pick(['inside', 'cover', 'fill'] as const) }),
        ...(random() < 0.5 && { enlarge: random() < 0.5 }),
      }),
    ])();
  const aim = pick(AIM_NAMES);
  const options = Object.fromEntries(
    OPTION_NAMES.filter(() => random() < 0.4).map((name) => [name, pick(optionOf(name).samples)]),
  );
  return parseRecipe({
    edits: Array.from({ length: whole(0, 5) }, edit),
    output: {
      format: pick([...WRITABLE_IDS, 'same']),
      aim,
      ...(aim === 'size' && { bytes: pick([2000, 5000, 153_600, 1_572_864, 2 ** 30]) }),
      ...(aim === 'score' && { score: pick([30, 72.5, 80, 95]) }),
      ...options,
    },
  });
}

describe('a recipe as text', () => {
  it('is read as it was written, whatever it starts from', () => {
    const random = noise(20_261_121);
    for (let round = 0; round < 3000; round++) {
      const base = random() < 0.2 ? PLAIN_RECIPE : randomRecipe(random);
      const recipe = randomRecipe(random);
      const text = printRecipe(recipe, base).toString();
      expect(readRecipe(new URLSearchParams(text), base), text).toEqual(recipe);
      expect(printRecipe(readRecipe(new URLSearchParams(text), base), base).toString()).toBe(text);
    }
  });

  it('is empty where nothing differs', () => {
    expect(printRecipe(PLAIN_RECIPE).toString()).toBe('');
    expect(readRecipe(new URLSearchParams())).toEqual(PLAIN_RECIPE);
  });

  it.each([
    ['width=800&quality=99999', { edits: [{ do: 'resize', width: 800 }], output: PLAIN_RECIPE.output }],
    ['width=800&height=99999', { edits: [{ do: 'resize', width: 800 }], output: PLAIN_RECIPE.output }],
    ['format=JPEG&nonsense=1', { edits: [], output: { ...PLAIN_RECIPE.output, format: 'jpeg' } }],
    ['format=exe&crop=1,2', PLAIN_RECIPE],
    ['target=200KB', { edits: [], output: { format: 'same', aim: 'size', bytes: 204_800 } }],
    ['target=20', { edits: [], output: { format: 'same', aim: 'size', bytes: 20_480 } }],
    ['fit=cover', PLAIN_RECIPE],
    ['quality=auto', { edits: [], output: { format: 'same', aim: 'score', score: 80 } }],
    ['quality=Auto&score=85', { edits: [], output: { format: 'same', aim: 'score', score: 85 } }],
    ['score=99', PLAIN_RECIPE],
    ['chroma=4:4:4&dpi=300.5', { edits: [], output: { ...PLAIN_RECIPE.output, chroma: '4:4:4' } }],
    ['chroma=422&dpi=300', { edits: [], output: { ...PLAIN_RECIPE.output, dpi: 300 } }],
  ])('%s is read as far as it makes sense', (text, recipe) => {
    expect(readRecipe(new URLSearchParams(text))).toEqual(recipe);
  });

  it('goes by quality where a target is taken away', () => {
    const base: Recipe = { edits: [], output: { format: 'webp', quality: 60, aim: 'size', bytes: 102_400 } };
    expect(readRecipe(new URLSearchParams('target=none'), base).output).toEqual({
      format: 'webp',
      quality: 60,
      aim: 'compress',
    });
  });

  it('goes by quality where a score is taken away', () => {
    const base: Recipe = { edits: [], output: { format: 'webp', quality: 60, aim: 'score', score: 80 } };
    const read = (text: string) => readRecipe(new URLSearchParams(text), base).output;
    expect(read('score=none')).toEqual({ format: 'webp', quality: 60, aim: 'compress' });
    expect(read('aim=none&target=none')).toEqual(base.output);
  });

  it('separates two resizes, and joins the keys of one wherever they stand', () => {
    const twice: Recipe = {
      edits: [
        { do: 'resize', width: 100 },
        { do: 'resize', height: 50 },
      ],
      output: PLAIN_RECIPE.output,
    };
    expect(printRecipe(twice).toString()).toBe('width=100&then=resize&height=50');
    expect(readRecipe(new URLSearchParams('width=100&rotate=90&height=50')).edits).toEqual([
      { do: 'resize', width: 100, height: 50 },
      { do: 'rotate', quarterTurns: 1 },
    ]);
  });

  it('names every key once', () => {
    const keys = keyTable().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const random = noise(7);
    for (let round = 0; round < 300; round++) {
      for (const key of printRecipe(randomRecipe(random)).keys()) expect(keys).toContain(key);
    }
  });
});

describe('another aim', () => {
  it('keeps the options and drops what belongs to the aim before', () => {
    const { output } = parseRecipe({
      edits: [],
      output: { format: 'webp', aim: 'size', bytes: 4096, lossless: true, quality: 80 },
    });
    const options = { format: 'webp', lossless: true, quality: 80 };
    expect(withAim(output, { aim: 'compress' })).toEqual({ ...options, aim: 'compress' });
    const scored = withAim(output, { aim: 'score', score: 70 });
    expect(scored).toEqual({ ...options, aim: 'score', score: 70 });
    expect(withAim(scored, { aim: 'encode' })).toEqual({ ...options, aim: 'encode' });
  });
});

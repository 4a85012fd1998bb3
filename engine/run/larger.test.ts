import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { asSharp, photoLike } from '../../fixtures/pictures.ts';
import { createEngine, type LargerBecause, type Recipe } from '../node.ts';

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const photo = () => asSharp(photoLike(240, 160));
const jpeg = () => photo().jpeg({ quality: 30 }).toBuffer();
const LINES = '<path d="M0 0 600 400M0 400 600 0M300 0Q600 200 300 400Q0 200 300 0" stroke="red" fill="none"/>';
const smaller: Recipe['edits'] = [{ do: 'resize', percent: 95 }];

it.each<[LargerBecause, () => Promise<Buffer>, Recipe]>([
  ['quality', jpeg, { edits: smaller, output: { format: 'same', aim: 'encode', quality: 90 } }],
  [
    'quality',
    () => photo().webp({ quality: 10 }).toBuffer(),
    { edits: smaller, output: { format: 'same', aim: 'encode', quality: 85 } },
  ],
  ['format', jpeg, { edits: [], output: { format: 'png', aim: 'encode' } }],
  [
    'rewritten',
    async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">${LINES}</svg>`),
    { edits: [], output: { format: 'same', aim: 'encode' } },
  ],
  ['dimensions', jpeg, { edits: [{ do: 'resize', percent: 300 }], output: { format: 'same', aim: 'encode' } }],
  [
    'edits',
    async () =>
      sharp(await jpeg())
        .tiff({ compression: 'jpeg', quality: 30 })
        .toBuffer(),
    { edits: smaller, output: { format: 'same', aim: 'encode' } },
  ],
])('a larger result has a reason: %s', async (why, bytes, recipe) => {
  const file = new File([new Uint8Array(await bytes())], 'picture');
  const result = await engine.run(file, recipe);
  expect(result.bytes).toBeGreaterThan(file.size);
  expect(result.notes.at(-1)).toEqual({ code: 'larger', bytes: result.bytes - file.size, why });
});

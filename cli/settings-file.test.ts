import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { at, freshFolder, put, runHere } from './started.node.ts';

/* Settings that a file holds. */

freshFolder();

async function runWith(text: string, ...more: string[]) {
  const photo = await put('photo-1200.jpg', 'a.jpg');
  writeFileSync(at('shop.picwright'), text);
  return runHere([photo, '--settings', at('shop.picwright'), '--out', at('made'), ...more]);
}
const made = (name: string) => sharp(at('made', name)).metadata();

it('are the recipe, in any number of lines with comments', async () => {
  expect(await runWith('# For the shop\r\nedge=200&format=webp\r\n\r\n  quality=60\r\n')).toMatchObject({ code: 0 });
  expect(await made('a.webp')).toMatchObject({ format: 'webp', width: 200 });
});

it('are overridden by flags', async () => {
  expect(await runWith('edge=200\nformat=webp', '--to', 'png')).toMatchObject({ code: 0 });
  expect(await made('a.png')).toMatchObject({ format: 'png', width: 200 });
});

it.each([
  ['an unknown key', 'edgde=200', /--settings: edgde is not a key of a recipe/],
  ['an invalid value', 'format=wepb', /--settings: format wepb: expected .*Did you mean webp/],
  ['a file without settings', '# nothing\n', /shop\.picwright: expected lines such as format=webp/],
])('are refused for %s', async (_, text, message) => {
  expect(await runWith(text)).toMatchObject({ code: 2, err: expect.stringMatching(message) });
});

it('are refused for a file that is not there, and beside --recipe', async () => {
  const photo = await put('photo-1200.jpg', 'a.jpg');
  expect(await runHere([photo, '--settings', at('none'), '--out', at('made')])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/--settings .*none: no such file/),
  });
  expect(await runWith('edge=200', '--recipe', 'edge=100')).toMatchObject({ code: 2 });
});

import { expect, it } from 'vitest';
import { fixture } from '../fixtures/index.ts';
import { type Changes, edit } from './inspect.ts';

const photo = async () =>
  new File([new Uint8Array(await fixture('place-and-thumbnail.jpg'))], 'beach.jpg', { lastModified: 5 });

it('returns a file with what is written, and its name and date', async () => {
  const edited = await edit(await photo(), { author: 'Ann Öz', keywords: ['lake'], dpi: 240 });
  expect(edited?.file).toMatchObject({ name: 'beach.jpg', type: 'image/jpeg', lastModified: 5 });
  const values = edited?.left.tags.map(({ name, value }) => `${name} ${value}`);
  expect(values).toEqual(
    expect.arrayContaining(['Artist Ann Öz', 'creator Ann Öz', 'subject lake', 'XResolution 240']),
  );
});

it('returns nothing for a format that cannot hold it', async () => {
  expect(await edit(new Blob([new Uint8Array(await fixture('quadrants.gif'))]), { author: 'Ann' })).toBeUndefined();
});

it.each([
  [{ autor: 'Ann' }, 'autor: there is no such key. Did you mean author?'],
  [{ dpi: 0 }, 'dpi: expected a whole number from 1 to 65535, got 0'],
  [undefined, 'changes: expected an object, got nothing'],
])('refuses %j before it reads the file', async (changes, message) => {
  await expect(edit(new Blob(['no picture']), changes as Changes)).rejects.toMatchObject({
    code: 'bad-recipe',
    message,
  });
});

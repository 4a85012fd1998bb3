import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at, freshFolder, put, run } from './started.node.ts';

freshFolder();

it('prints what a photo reveals, and changes nothing', async () => {
  await put('place-and-thumbnail.jpg', 'photo.jpg');
  const { code, out } = await run(['inspect', 'photo.jpg']);
  expect(code).toBe(0);
  expect(out).toContain('photo.jpg: jpeg');
  expect(out).toContain('place  48.000000, 16.000000');
  expect(out).toContain('IFD0:Make  Picwright test camera');
  expect(out).toMatch(/hidden {2}thumbnail {2}\d+ bytes {2}image\/jpeg/);
});

it('prints a line of JSON per file', async () => {
  await put('place-and-thumbnail.jpg', 'a.jpg');
  await put('quadrants.png', 'b.png');
  const { out } = await run(['inspect', '.', '--json']);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(first).toMatchObject({
    file: 'a.jpg',
    format: 'jpeg',
    hidden: [{ kind: 'thumbnail', bytes: expect.any(Number) }],
  });
  expect(second).toMatchObject({ file: 'b.png', format: 'png', hidden: [] });
});

it('names a file that is no picture, and a flag that it does not have', async () => {
  writeFileSync(at('notes.txt'), 'hello');
  expect(await run(['inspect', 'notes.txt'])).toMatchObject({ code: 1, err: 'notes.txt: not a picture\n' });
  expect(await run(['inspect', '--resize', '50%'])).toMatchObject({ code: 2 });
});

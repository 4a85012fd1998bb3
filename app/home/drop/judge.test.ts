import { expect, it } from 'vitest';
import { judge } from './judge.ts';

const limits = { maxFiles: 2, maxSizeMb: 1 };
const file = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name);
const codes = ({ rejections }: Awaited<ReturnType<typeof judge>>) =>
  rejections.map(({ file, errors: [error] }) => [file.name, error?.code]);

it('takes images in their order, up to so many', async () => {
  const judged = await judge([file('a.jpg'), file('b.png'), file('c.heic')], limits);
  expect(judged.taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.png']);
  expect(codes(judged)).toEqual([['c.heic', 'too-many-files']]);
});

it('turns away what is too large or no image, and neither takes the room of another', async () => {
  const judged = await judge(
    [file('large.jpg', 1024 ** 2 + 1), file('notes.txt'), file('a.jpg'), file('b.jpg')],
    limits,
  );
  expect(judged.taken.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(codes(judged)).toEqual([
    ['large.jpg', 'file-too-large'],
    ['notes.txt', 'file-invalid-type'],
  ]);
});

it('looks at the bytes of what is named otherwise', async () => {
  const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'screenshot');
  expect((await judge([png], limits)).taken).toEqual([png]);
});

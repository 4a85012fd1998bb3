import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const fileEntry = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (done: (file: File) => void) => done(new File(['x'], name)),
});

/** A folder of which the browser returns one entry at a time. */
const folder = (...entries: object[]): object => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...entries];
    return { readEntries: (done: (some: object[]) => void) => done(left.splice(0, 1)) };
  },
});

const dropped = (...items: object[]) => droppedFiles({ items: items as unknown as DataTransferItemList });
const item = (file: File | null, entry: object | null) => ({
  kind: 'file',
  getAsFile: () => file,
  webkitGetAsEntry: () => entry,
});

it('finds files, and those in folders in their order, without what systems add', async () => {
  const photos = folder(fileEntry('b.jpg'), fileEntry('.DS_Store'), folder(fileEntry('c.jpg')), fileEntry('d.jpg'));
  // Some browsers make a file of a folder.
  const files = await dropped(
    { kind: 'string' },
    item(new File(['x'], 'a.jpg'), null),
    item(new File([], 'photos'), photos),
  );
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
});

it('reports a file that cannot be read', async () => {
  const gone = {
    ...fileEntry('gone.jpg'),
    file: (_: unknown, failed: (cause: Error) => void) => failed(new Error('Gone')),
  };
  await expect(dropped(item(null, gone))).rejects.toThrow('Gone');
});

import { expect, it } from 'vitest';
import { saveToFolder } from './save-to-folder.ts';

/** A folder in memory, with the part of the interface that is used. */
function folderWith(files: Record<string, string>, subfolders: string[] = []) {
  const held = new Map(Object.entries(files));
  const handle = {
    getFileHandle: async (name: string, options?: { create?: boolean }) => {
      if (subfolders.includes(name)) throw new DOMException('a folder', 'TypeMismatchError');
      if (!held.has(name) && !options?.create) throw new DOMException('none', 'NotFoundError');
      return {
        createWritable: async () => {
          let text = '';
          return new WritableStream<Uint8Array>({
            write: (chunk) => {
              text += new TextDecoder().decode(chunk);
            },
            close: () => {
              held.set(name, text);
            },
          });
        },
      };
    },
  };
  return { held, handle: handle as unknown as FileSystemDirectoryHandle };
}

it('never overwrites files in the folder', async () => {
  const { held, handle } = folderWith({ 'photo.jpg': 'the original', 'photo (2).jpg': 'another' }, ['b.jpg']);
  await saveToFolder(handle, [
    { blob: new Blob(['smaller']), filename: 'photo.jpg' },
    { blob: new Blob(['new']), filename: 'a.jpg' },
    { blob: new Blob(['b']), filename: 'b.jpg' },
  ]);
  expect(Object.fromEntries(held)).toEqual({
    'photo.jpg': 'the original',
    'photo (2).jpg': 'another',
    'photo (3).jpg': 'smaller',
    'a.jpg': 'new',
    'b (2).jpg': 'b',
  });
});

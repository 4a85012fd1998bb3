import { expect, it } from 'vitest';
import { droppedFiles } from './dropped-files.ts';

const file = (name: string) => new File(['x'], name);
const fileEntry = (name: string) => ({ isFile: true, file: (done: (file: File) => void) => done(file(name)) });

/** A folder that hands out its entries in portions, as Chromium does. */
function folder(entries: object[], portion: number) {
  return {
    isFile: false,
    createReader: () => {
      let at = 0;
      return {
        readEntries: (done: (entries: object[]) => void) => {
          done(entries.slice(at, at + portion));
          at += portion;
        },
      };
    },
  };
}

const drop = (entries: object[]) =>
  ({ items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;
const names = async (transfer: DataTransfer) => (await droppedFiles(transfer)).map(({ name }) => name);

it('finds every file of a folder, and of the folders in it', async () => {
  const many = Array.from({ length: 250 }, (_, index) => fileEntry(`${index}.jpg`));
  expect(await names(drop([folder(many, 100)]))).toHaveLength(250);
  expect(await names(drop([fileEntry('a.jpg'), folder([folder([fileEntry('b.jpg')], 1)], 1)]))).toEqual([
    'a.jpg',
    'b.jpg',
  ]);
});

it('leaves out what file managers put there', async () => {
  expect(await names(drop([folder([fileEntry('.DS_Store'), fileEntry('a.jpg'), fileEntry('Thumbs.db')], 9)]))).toEqual([
    'a.jpg',
  ]);
});

it('takes plain files where there are no entries', async () => {
  const items = [
    { kind: 'file', getAsFile: () => file('a.jpg') },
    { kind: 'string', getAsFile: () => null },
  ];
  expect(await names({ items } as unknown as DataTransfer)).toEqual(['a.jpg']);
});

it('rejects where a folder cannot be read', async () => {
  const broken = {
    isFile: false,
    createReader: () => ({ readEntries: (_: unknown, fail: (e: Error) => void) => fail(new Error('gone')) }),
  };
  await expect(droppedFiles(drop([broken]))).rejects.toThrow('gone');
});

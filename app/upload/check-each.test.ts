import { expect, it } from 'vitest';
import { fixture } from '../../fixtures/index.ts';
import { checkEach } from './check-each.ts';

it('checks size and type of each file; bytes decide where a name does not', async () => {
  const png = new Uint8Array(await fixture('quadrants.png'));
  const files = [
    new File(['x'], 'photo.jpg'),
    new File([png], 'download'),
    new File(['A text'], 'notes.txt'),
    new File([new Uint8Array(1024 * 1024 + 1)], 'large.jpg'),
    new File([new Uint8Array(1024 * 1024 + 1)], 'large.zip'),
  ];
  const { valid, invalid } = await checkEach(files, 1);
  expect(valid.map(({ name }) => name)).toEqual(['photo.jpg', 'download']);
  expect(invalid.map(({ file, errors }) => [file.name, ...errors.map(({ code }) => code)])).toEqual([
    ['notes.txt', 'file-invalid-type'],
    ['large.jpg', 'file-too-large'],
    ['large.zip', 'file-too-large', 'file-invalid-type'],
  ]);
});

import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileBytes } from './file-bytes.ts';

it.each<[string, (path: string) => Promise<void>]>([
  ['overwritten', (path) => writeFile(path, 'other bytes')],
  ['deleted', (path) => rm(path)],
])('a file that was %s since it was chosen has its own error', async (_, change) => {
  const folder = await mkdtemp(join(tmpdir(), 'picwright-'));
  const path = join(folder, 'photo.jpg');
  await writeFile(path, 'bytes');
  const file = await openAsBlob(path);
  expect(await fileBytes(file)).toEqual(new TextEncoder().encode('bytes'));
  await change(path);
  await expect(fileBytes(file)).rejects.toMatchObject({ code: 'file-changed' });
  await rm(folder, { recursive: true });
});

it('a file with another size than before has the same error', async () => {
  const file = Object.assign(new Blob(['bytes']), { arrayBuffer: async () => new ArrayBuffer(3) });
  await expect(fileBytes(file)).rejects.toMatchObject({ code: 'file-changed' });
});

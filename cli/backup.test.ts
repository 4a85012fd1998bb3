import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at, fileNames, freshFolder, put, runHere } from './started.node.ts';

/* What --backup keeps of the files that --in-place replaces. */

freshFolder();

const replace = (...more: string[]) => runHere([at('photos'), '--in-place', '--backup', ...more]);

it('keeps each replaced file, and later runs do not process it', async () => {
  const path = await put('photo-1200.jpg', 'photos', 'a.jpg');
  const original = readFileSync(path);
  expect(await replace('--resize', '300')).toMatchObject({ code: 0 });
  expect(readFileSync(`${path}.orig`)).toEqual(original);
  const first = readFileSync(path);
  expect(first).not.toEqual(original);
  // The second run has other settings, so that it replaces the result of the first.
  expect(await replace('--resize', '100')).toMatchObject({ code: 0 });
  expect(fileNames('photos')).toEqual(['a.jpg', 'a.jpg.orig', 'a.jpg.orig2']);
  expect(readFileSync(`${path}.orig`)).toEqual(original);
  expect(readFileSync(`${path}.orig2`)).toEqual(first);
});

it('keeps nothing where nothing is replaced', async () => {
  const path = await put('photo-1200.jpg', 'photos', 'a.jpg');
  writeFileSync(at('photos', 'b.jpg'), readFileSync(path).subarray(0, 200));
  expect(await replace('--dry-run', '--resize', '300')).toMatchObject({ code: 1 });
  expect(await replace('--min-savings', '99%')).toMatchObject({ code: 1 });
  expect(fileNames('photos')).toEqual(['a.jpg', 'b.jpg']);
});

it('is refused where no file is replaced', async () => {
  const path = await put('photo-1200.jpg', 'photos', 'a.jpg');
  expect(await runHere([path, '--backup', '--out', at('small')])).toMatchObject({
    code: 2,
    err: 'picwright: --backup: only --in-place replaces files\n',
  });
  expect(existsSync(at('small'))).toBe(false);
});

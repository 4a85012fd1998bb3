import { expect, it } from 'vitest';
import type { Recipe, Result } from '#engine';
import { rememberCompressed, wasCompressedHere } from './compressed-here.ts';

const compressing: Recipe = { edits: [], output: { aim: 'compress', format: 'jpeg', quality: 75 } };
const resizing: Recipe = { edits: [{ do: 'resize', width: 5 }], output: { aim: 'encode', format: 'same' } };
const fileOf = (text: string, name: string) => new File([text], name);
const resultOf = (text: string, notes: Result['notes'] = []) => ({ blob: new Blob([text]), notes }) as Result;

it('recognises a file that was compressed on this visit, whatever its name', async () => {
  await rememberCompressed(compressing, resultOf('compressed'));
  expect(await wasCompressedHere(fileOf('compressed', 'photo (1).jpg'))).toBe(true);
});

it('does not mistake another file of the same size for it', async () => {
  await rememberCompressed(compressing, resultOf('result-a'));
  expect(await wasCompressedHere(fileOf('result-b', 'photo.jpg'))).toBe(false);
});

it('ignores a result that was only resized, or is the original', async () => {
  await rememberCompressed(resizing, resultOf('resized'));
  await rememberCompressed(compressing, resultOf('original', [{ code: 'left-as-it-is', why: 'small' }]));
  expect(await wasCompressedHere(fileOf('resized', 'photo.jpg'))).toBe(false);
  expect(await wasCompressedHere(fileOf('original', 'photo.jpg'))).toBe(false);
});

import { expect, it } from 'vitest';
import { nextAfter, readyOf } from './ready.ts';
import { roleOf } from './role.ts';

const file = (filename: string) => ({ blob: new Blob(), filename });
const ready = { 'ibps.2': file('thumb.jpg'), 'ibps.0': file('photo.jpg'), 'us-visa-ds160.0': file('other.jpg') };

it('files of one form are in its order', () => {
  expect(readyOf('ibps.1', ready).map(({ filename }) => filename)).toEqual(['photo.jpg', 'thumb.jpg']);
  expect(readyOf(undefined, ready)).toEqual([]);
});

it.each([
  ['ibps.0', 'ibps.1'],
  ['ibps.1', 'ibps.3'],
  ['ibps.3', 'ibps.1'],
  [undefined, undefined],
])('after %s follows %s', (here, next) => {
  expect(nextAfter(here, ready)).toBe(next);
});

it('pictures of a face share a file, and others have their own', () => {
  expect(['us-visa-ds160.0', 'us-visa-ds160.1', 'ibps.1', 'ibps.2', 'ibps.3'].map((form) => roleOf({ form }))).toEqual([
    'photo',
    'photo',
    'signature',
    'thumb',
    'declaration',
  ]);
  expect([roleOf({}), roleOf({ ink: 'blue' })]).toEqual(['photo', 'signature']);
});

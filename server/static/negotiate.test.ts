import { expect, test } from 'vitest';
import { chooseEncoding, type Encoding } from './negotiate.ts';

const all = new Set<Encoding>(['identity', 'br', 'gzip']);

test.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0, gzip; q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=1.0', 'gzip'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  [',;,,br;;', 'br'],
])('%j is answered with %s', (header, encoding) => {
  expect(chooseEncoding(header, all)).toBe(encoding);
});

test('chooses only available encodings', () => {
  expect(chooseEncoding('gzip, br', new Set<Encoding>(['identity']))).toBe('identity');
  expect(chooseEncoding('gzip, br', new Set<Encoding>(['identity', 'gzip']))).toBe('gzip');
  expect(chooseEncoding('*', new Set<Encoding>(['identity', 'gzip']))).toBe('gzip');
});

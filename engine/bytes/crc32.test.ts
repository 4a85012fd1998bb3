import { crc32 as known } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it.each(['', 'a', 'IEND', '123456789'])('of "%s" equals zlib’s', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(crc32(bytes)).toBe(known(bytes));
});

it('of every byte equals zlib’s', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(crc32(bytes)).toBe(known(bytes));
});

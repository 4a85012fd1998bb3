import { crc32 as known } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it.each(['', 'a', 'IEND', '123456789'])('of "%s" is the known one', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(crc32(bytes)).toBe(known(bytes));
});

it('of every byte is the known one', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
  expect(crc32(bytes)).toBe(known(bytes));
});

import { expect, it } from 'vitest';
import { handmadeTiff } from '../../fixtures/tiff.ts';
import { Directories } from './directories.ts';

const UNKNOWN_TYPE = 99;
const STRIP_OFFSETS = 273;
const ENTRY_BYTES = 12;

it('reads no number of a field whose type is unknown, however many it states', () => {
  const tiff = handmadeTiff({ width: 1, height: 1, data: [new Uint8Array(3)] });
  const first = tiff.readUInt32LE(4) + 2;
  const entries = Array.from({ length: tiff.readUInt16LE(first - 2) }, (_, i) => first + i * ENTRY_BYTES);
  const at = entries.find((entry) => tiff.readUInt16LE(entry) === STRIP_OFFSETS) ?? expect.fail('no strips');
  tiff.writeUInt16LE(UNKNOWN_TYPE, at + 2);
  tiff.writeUInt32LE(0x7fff_ffff, at + 4);

  const [page] = new Directories(tiff, 'image').all;
  expect(page?.fields).toHaveLength(entries.length);
  expect(page?.pixels).toEqual([]);
});

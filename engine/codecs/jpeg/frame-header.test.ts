import { expect, it } from 'vitest';
import { fixture } from '../../../fixtures/index.ts';
import { readJpegFrame } from './frame-header.ts';

const BASELINE = 0xc0;

/** The file with the first bytes of its frame header alone. */
async function withFrameOf(bytes: number): Promise<Buffer> {
  const file = await fixture('quadrants.jpg');
  const at = file.indexOf(Uint8Array.of(0xff, BASELINE));
  const end = at + 2 + file.readUInt16BE(at + 2);
  const head = Buffer.from(file.subarray(at, at + 4 + bytes));
  head.writeUInt16BE(2 + bytes, 2);
  return Buffer.concat([file.subarray(0, at), head, file.subarray(end)]);
}

it.each([0, 4, 6, 14])('reads no frame from a header of %i bytes', async (bytes) => {
  expect(readJpegFrame(await withFrameOf(bytes))).toBeUndefined();
});

it('reads a whole header', async () => {
  expect(readJpegFrame(await withFrameOf(15))).toMatchObject({ width: 64, height: 48, components: 3, usual: true });
});

import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { padJpeg } from './pad.ts';

let jpeg: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c04020' } });
  jpeg = new Uint8Array(
    await picture
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer(),
  );
});

describe('padding a JPEG', () => {
  test.each([4, 5, 6, 100, 65_533, 65_534, 65_535, 65_536, 65_537, 65_538, 131_068, 131_070, 300_001])(
    'adds exactly %d bytes and does not change the picture',
    async (count) => {
      const padded = padJpeg(jpeg, count);
      expect(padded.length).toBe(jpeg.length + count);
      const [before, after] = await Promise.all([
        sharp(jpeg).raw().toBuffer(),
        sharp(padded, { failOn: 'warning' }).raw().toBuffer(),
      ]);
      expect(after.equals(before)).toBe(true);
    },
  );

  test('keeps the application segments first and unchanged', async () => {
    const { exif } = await sharp(padJpeg(jpeg, 70_000)).metadata();
    expect(exif?.includes('somebody')).toBe(true);
  });

  test('writes no comment of more than 65,530 bytes', () => {
    const added = padJpeg(jpeg, 200_000);
    const lengths: number[] = [];
    for (let at = 2; added[at + 1] !== 0xdb; at += 2 + lengthAt(added, at)) {
      if (added[at + 1] === 0xfe) lengths.push(lengthAt(added, at) - 2);
    }
    expect(lengths).toHaveLength(4);
    for (const length of lengths) expect(length).toBeLessThanOrEqual(65_530);
  });

  test('adds nothing if no segment fits', () => {
    expect(padJpeg(jpeg, 3)).toBe(jpeg);
    expect(padJpeg(jpeg, 0)).toBe(jpeg);
  });

  test('does not change its input', () => {
    const copy = jpeg.slice();
    padJpeg(jpeg, 70_000);
    expect(Buffer.compare(jpeg, copy)).toBe(0);
  });
});

function lengthAt(bytes: Uint8Array, marker: number): number {
  return ((bytes[marker + 2] ?? 0) << 8) | (bytes[marker + 3] ?? 0);
}

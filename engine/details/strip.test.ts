import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../fixtures/compare.ts';
import { withExif } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { workOn } from '../codecs/work-on.ts';
import type { FormatId } from '../formats/index.ts';
import { formatOf } from '../formats/index.ts';
import { NOTHING } from './part.ts';

const strip = async (id: FormatId, bytes: Uint8Array, orientation = 1) =>
  (await workOn({ id })).details?.keepOnly(bytes, NOTHING, orientation) ?? expect.fail('cannot strip');

const exif = { IFD0: { Make: 'Picwright test camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 0/1 0/1' } };

const withMetadata = {
  jpeg: () => fixture('place-and-thumbnail.jpg'),
  png: async () =>
    sharp(await fixture('transparent.png'))
      .withExif(exif)
      .png()
      .toBuffer(),
  webp: async () =>
    sharp(await fixture('transparent.webp'))
      .withExif(exif)
      .webp()
      .toBuffer(),
};

describe.each(['jpeg', 'png', 'webp'] as const)('stripping %s', (id) => {
  it('removes the metadata and no pixel', async () => {
    const bytes = await withMetadata[id]();
    expect(bytes.includes('Picwright test camera')).toBe(true);
    const stripped = await strip(id, bytes);
    expect(Buffer.from(stripped).includes('Picwright test camera')).toBe(false);
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
    expect(meanDifference(await pixelsOf(stripped), await pixelsOf(bytes))).toBe(0);
    expect(formatOf(id).recognises(stripped)).toBe(true);
  });

  it('leaves a file without metadata as it is', async () => {
    const bytes = await fixture(({ jpeg: 'progressive.jpg', png: '16-bit.png', webp: 'quadrants.webp' } as const)[id]);
    expect(Buffer.from(await strip(id, bytes))).toEqual(bytes);
  });
});

describe.each(['png', 'webp'] as const)('stripping a rotated %s', (id) => {
  /** As the pixels are stored, and how they are to be seen. */
  const turned = async (orientation: number) =>
    sharp(await fixture('quadrants.png'))
      .withMetadata({ orientation })
      .withExifMerge(exif)
      .toFormat(id, { lossless: true })
      .toBuffer();

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps orientation %i and nothing else', async (orientation) => {
    const bytes = await turned(orientation);
    expect((await sharp(bytes).metadata()).orientation).toBe(orientation);
    const stripped = await strip(id, bytes, orientation);
    expect((await sharp(stripped).metadata()).orientation).toBe(orientation);
    expect(Buffer.from(stripped).includes('Picwright test camera')).toBe(false);
    expect(meanDifference(await pixelsOf(stripped), await pixelsOf(bytes))).toBe(0);
  });

  it('writes no orientation for an upright one', async () => {
    const stripped = await strip(id, await turned(1));
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  });
});

describe('stripping a JPEG', () => {
  const stripJpeg = (bytes: Uint8Array, orientation = 1) => strip('jpeg', bytes, orientation);

  it.each([2, 3, 4, 5, 6, 7, 8])('keeps orientation %i', async (orientation) => {
    const bytes = withExif(await fixture('quadrants.jpg'), { orientation, place: { latitude: 1, longitude: 2 } });
    const stripped = await stripJpeg(bytes, orientation);
    expect((await sharp(stripped).metadata()).orientation).toBe(orientation);
    expect(meanDifference(await pixelsOf(stripped), await pixelsOf(bytes))).toBe(0);
  });

  it('removes data after the picture, but no scan of a progressive one', async () => {
    const bytes = await fixture('progressive.jpg');
    expect(Buffer.from(await stripJpeg(Buffer.concat([bytes, Buffer.from('a video with a place')])))).toEqual(bytes);
  });

  it('keeps the profile of CMYK', async () => {
    const stripped = await stripJpeg(await fixture('cmyk-with-profile.jpg'));
    expect((await sharp(stripped).metadata()).icc).toBeDefined();
  });

  it('reports a damaged file as unreadable', async () => {
    const damaged = Buffer.concat([(await fixture('quadrants.jpg')).subarray(0, 20), Buffer.alloc(50)]);
    await expect(stripJpeg(damaged)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

import { describe, expect, it } from 'vitest';
import { withExif } from '../../../fixtures/exif.ts';
import { type FixtureName, fixture, QUADRANTS } from '../../../fixtures/index.ts';
import { formatOfBytes } from '../../formats/index.ts';
import { readProbe } from './read-probe.ts';

function probe(bytes: Uint8Array) {
  return readProbe(bytes, formatOfBytes(bytes) ?? expect.fail('not an image'));
}

describe('the header of a file, as a canvas needs it', () => {
  it.each(['quadrants.jpg', 'quadrants.png', 'quadrants.webp'] as const)('%s holds nothing hidden', async (name) => {
    expect(probe(await fixture(name))).toMatchObject({ ...QUADRANTS, metadata: false, stilled: false, orientation: 1 });
  });

  it('tells of metadata, so that an original is not handed back with the place in it', async () => {
    expect(probe(await fixture('place-and-thumbnail.jpg')).metadata).toBe(true);
    const photo = withExif(await fixture('tiny.jpg'), { orientation: 6, place: { latitude: 48, longitude: 16 } });
    expect(probe(photo)).toMatchObject({ metadata: true, orientation: 6 });
  });

  it('takes a file for one with metadata where its segments cannot be followed', async () => {
    const photo = await fixture('place-and-thumbnail.jpg');
    const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
    const strayed = Buffer.concat([photo.subarray(0, scan), Buffer.alloc(16, 0x20), photo.subarray(scan)]);
    expect(probe(strayed)).toMatchObject({ ...QUADRANTS, metadata: true });
  });

  it.each(['5', '6', '7', '8'] as const)('turns the sides of orientation %s', async (orientation) => {
    expect(probe(await fixture(`orientation-${orientation}.jpg`))).toMatchObject(QUADRANTS);
  });

  it('does not heed an orientation that there is none of', async () => {
    expect(probe(await fixture('orientation-nonsense.jpg'))).toMatchObject({ ...QUADRANTS, orientation: 1 });
  });

  it('tells what moves, of which a canvas takes the first frame', async () => {
    expect(probe(await fixture('four-frames.webp'))).toMatchObject({ frames: 1, stilled: true });
    const bytes = await fixture('quadrants.png');
    const control = Buffer.from('000000086163544c000000040000000000000000', 'hex');
    expect(probe(Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)])).stilled).toBe(true);
  });

  it.each(['truncated.jpg', 'truncated.png', 'truncated.webp'] as const)(
    'is there for %s too, whose pixels are judged when they are decoded',
    async (name: FixtureName) => {
      expect(probe(await fixture(name)).width).toBeGreaterThan(100);
    },
  );

  it('is unreadable where there is none', async () => {
    const bytes = (await fixture('quadrants.png')).subarray(0, 12);
    expect(() => probe(bytes)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });
});

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { withExif } from '../../../fixtures/exif.ts';
import { type FixtureName, fixture, QUADRANTS } from '../../../fixtures/index.ts';
import { formatOfBytes } from '../../formats/index.ts';
import { plan } from '../../plan/plan.ts';
import type { Output } from '../../recipe/index.ts';
import { readProbe } from './read-probe.ts';

function probe(bytes: Uint8Array) {
  return readProbe(bytes, formatOfBytes(bytes) ?? expect.fail('not an image'));
}

describe('what a canvas loses is among the losses of the plan', () => {
  const lossesOf = async (name: FixtureName, output: Partial<Output>, format: Output['format'] = 'same') =>
    plan(await probe(await fixture(name)), { edits: [], output: { format, aim: 'encode', ...output } as Output })
      .losses;

  it.each(['keep', 'keep-but-location', 'copyright', 'strip'] as const)('metadata: %s', async (metadata) => {
    expect(await lossesOf('credited.jpg', { metadata })).toEqual(['metadata']);
    expect(await lossesOf('phone.png', { metadata })).toContain('metadata');
    expect(await lossesOf('quadrants.jpg', { metadata })).toEqual([]);
  });

  it.each(['keep', 'srgb'] as const)('profile: %s', async (profile) => {
    expect(await lossesOf('p3.png', { profile })).toEqual(['wide-gamut']);
    expect(await lossesOf('cmyk-with-profile.jpg', { profile })).toEqual(['wide-gamut']);
    const p3 = await sharp(await fixture('p3.png'))
      .keepIccProfile()
      .webp()
      .toBuffer();
    expect(await probe(p3)).toMatchObject({ profile: true, wideGamut: true, lostOnReading: ['wide-gamut'] });
  });

  it('an sRGB profile is no loss', async () => {
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const bytes = await sharp(await fixture('quadrants.png'))
        .withIccProfile('srgb')
        [format]()
        .toBuffer();
      expect(await probe(bytes), format).toMatchObject({ profile: true, wideGamut: false, lostOnReading: [] });
    }
  });

  it('16 bits per sample, even if the format holds them', async () => {
    expect(await lossesOf('16-bit.png', {}, 'png')).toEqual(['bit-depth']);
  });

  it('the animation and the gain map', async () => {
    expect(await lossesOf('four-frames.webp', {})).toContain('animation');
    expect(await lossesOf('gain-map.jpg', { metadata: 'keep' })).toContain('hdr');
  });
});

describe('the probe of the canvas', () => {
  it.each(['quadrants.jpg', 'quadrants.png', 'quadrants.webp'] as const)('%s has no metadata', async (name) => {
    expect(await probe(await fixture(name))).toMatchObject({
      ...QUADRANTS,
      metadata: false,
      stilled: false,
      orientation: 1,
    });
  });

  it('reports metadata, so that no original with a location is returned', async () => {
    expect((await probe(await fixture('place-and-thumbnail.jpg'))).metadata).toBe(true);
    const photo = withExif(await fixture('tiny.jpg'), { orientation: 6, place: { latitude: 48, longitude: 16 } });
    expect(await probe(photo)).toMatchObject({ metadata: true, orientation: 6 });
  });

  it('reports metadata if the segments of a file cannot be parsed', async () => {
    const photo = await fixture('place-and-thumbnail.jpg');
    const scan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
    const strayed = Buffer.concat([photo.subarray(0, scan), Buffer.alloc(16, 0x20), photo.subarray(scan)]);
    expect(await probe(strayed)).toMatchObject({ ...QUADRANTS, metadata: true });
  });

  it.each(['5', '6', '7', '8'] as const)('swaps the sides for orientation %s', async (orientation) => {
    expect(await probe(await fixture(`orientation-${orientation}.jpg`))).toMatchObject(QUADRANTS);
  });

  it('ignores an invalid orientation', async () => {
    expect(await probe(await fixture('orientation-nonsense.jpg'))).toMatchObject({ ...QUADRANTS, orientation: 1 });
  });

  it('reports an animation, of which a canvas takes the first frame', async () => {
    expect(await probe(await fixture('four-frames.webp'))).toMatchObject({ frames: 1, stilled: true });
    const bytes = await fixture('quadrants.png');
    const control = Buffer.from('000000086163544c000000040000000000000000', 'hex');
    expect((await probe(Buffer.concat([bytes.subarray(0, 33), control, bytes.subarray(33)]))).stilled).toBe(true);
  });

  it.each(['truncated.jpg', 'truncated.png', 'truncated.webp'] as const)(
    'reads the header of %s',
    async (name: FixtureName) => {
      expect((await probe(await fixture(name))).width).toBeGreaterThan(100);
    },
  );

  it('rejects a file without a header', async () => {
    const bytes = (await fixture('quadrants.png')).subarray(0, 12);
    await expect(probe(bytes)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { exifOf, KINDS, xmpOf } from '../../fixtures/kept.ts';
import { FORMATS } from '../formats/index.ts';
import { ExifBlock } from '../metadata/exif-block.ts';
import { md5 } from '../metadata/md5.ts';
import { divided, extensionOf, withExtension, withoutReference } from '../metadata/xmp-packet.ts';
import { embedOf } from './embed.ts';

const SIZE = { width: 4, height: 4 };
const blank = () => sharp({ create: { ...SIZE, channels: 3, background: '#123' } });

/** Deterministic damage: changed bytes and truncation. */
function* damaged(seed: Buffer, rounds: number): Generator<Uint8Array<ArrayBuffer>> {
  let state = 1;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state % below;
  };
  for (let round = 0; round < rounds; round++) {
    const bytes = new Uint8Array(seed);
    // Most of a file's first kilobyte is structure.
    for (let i = random(8); i >= 0; i--) bytes[random(Math.min(bytes.length, 1000))] = round % 3 ? random(256) : 255;
    yield round % 4 ? bytes : bytes.slice(0, random(bytes.length));
  }
}

it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
  '%s that is damaged is kept as far as it is read',
  async (kind) => {
    const targets = {
      jpeg: new Uint8Array(await blank().jpeg().toBuffer()),
      png: new Uint8Array(await blank().png().toBuffer()),
      webp: new Uint8Array(await blank().webp().toBuffer()),
      tiff: new Uint8Array(await blank().tiff().toBuffer()),
      avif: new Uint8Array(await blank().avif().toBuffer()),
    };
    const seed = await KINDS[kind]();
    const format = seed[0] === 0xff ? 'jpeg' : 'png';
    for (const bytes of damaged(seed, seed.length > 20_000 ? 12 : 60)) {
      const embed = await embedOf(bytes, format, { metadata: 'keep-but-location', dpi: 300, dropsColours: true });
      for (const [id, file] of Object.entries(targets)) {
        const target = FORMATS[id as keyof typeof targets];
        await Promise.all([embed(file, target, SIZE), embed.isPartialIn(target)]);
      }
    }
  },
);

it('EXIF that is damaged is changed or refused', () => {
  for (const block of damaged(exifOf({ makerNote: 30 }), 1000)) {
    try {
      const changed = new ExifBlock(block);
      changed.removeThumbnail();
      changed.removeLocation();
      changed.statePicture(SIZE);
      changed.stateResolution(300);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  }
});

it.each(['', 'a', 'message digest', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(1000)])(
  'MD5 of %j equals OpenSSL’s',
  (text) => {
    const known = createHash('md5').update(text).digest('hex').toUpperCase();
    expect(md5(new TextEncoder().encode(text))).toBe(known);
  },
);

it('XMP is divided and merged again without a loss', () => {
  const long = xmpOf({ elements: true }).replace('</dc:title>', `${'long '.repeat(20_000)}</dc:title>`);
  const { packet, extension = '' } = divided(long, 64_000, () => 'NAME') ?? expect.fail();
  expect(packet.length).toBeLessThan(64_000);
  expect(extensionOf(packet)).toBe('NAME');
  const whole = withExtension(withoutReference(packet), extension) ?? expect.fail();
  for (const text of ['<photoshop:City>', '<t:Orientation>6', 'long long', '<exif:PixelXDimension>4000']) {
    expect(whole).toContain(text);
  }
  expect(whole).not.toContain('HasExtendedXMP');
  expect(divided('no RDF', 3, () => '')).toBeUndefined();
});

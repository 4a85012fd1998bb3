import { describe, expect, it } from 'vitest';
import { creditedIptc, creditedXmp } from '../../fixtures/credits.ts';
import { exifBlock } from '../../fixtures/exif.ts';
import { fixture } from '../../fixtures/index.ts';
import { metadataOfHeif } from '../codecs/heif/metadata.ts';
import { readExif, TAG } from './exif.ts';
import { bareIptc, DATASET, iptcCredits, iptcTexts, photoshopBlock } from './iptc.ts';
import { writeExif } from './write-exif.ts';
import { xmpCredits, xmpWithoutPlace } from './xmp.ts';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const bytesOf = (value: string) => new TextEncoder().encode(value);

describe('EXIF', () => {
  it('is read and written without changes, in both byte orders', () => {
    const exif = readExif(exifBlock({ orientation: 6, place: { latitude: 48, longitude: 16 } })) ?? expect.fail();
    expect(exif.image.map(({ tag }) => tag)).toEqual([TAG.make, TAG.orientation]);
    expect(exif.gps).toHaveLength(4);
    expect(readExif(writeExif(exif))).toEqual(exif);
    const bigEndian = Uint8Array.from([
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]);
    expect(readExif(bigEndian)?.image).toEqual([
      { tag: TAG.orientation, type: 3, count: 1, data: Uint8Array.of(6, 0) },
    ]);
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['noise', new Uint8Array(100).fill(0x49)],
    ['a directory that is cut off', exifBlock({}).subarray(0, 20)],
  ])('that is %s is not read', (_what, bytes) => {
    expect(readExif(bytes)).toBeUndefined();
  });

  it('limits entries that all point to the same part of a large file', () => {
    const file = Buffer.alloc(600_000);
    file.write('II*\0', 'latin1');
    file.writeUInt32LE(8, 4);
    file.writeUInt16LE(2000, 8);
    for (let i = 0; i < 2000; i++) {
      file.writeUInt16LE(0x9000 + i, 10 + i * 12);
      file.writeUInt16LE(7, 12 + i * 12);
      file.writeUInt32LE(500_000, 14 + i * 12);
      file.writeUInt32LE(30_000, 18 + i * 12);
    }
    expect(readExif(file)?.image).toHaveLength(2);
  });

  it('skips a value outside the block', () => {
    const block = exifBlock({ make: 'A camera of a long name' });
    expect(readExif(block.subarray(0, block.length - 4))?.image.map(({ tag }) => tag)).toEqual([TAG.orientation]);
  });
});

describe('IPTC', () => {
  it('is read from and written to a Photoshop block', () => {
    const bare = bareIptc(creditedIptc()) ?? expect.fail();
    expect(iptcTexts(bare, DATASET.credit)).toEqual(['Agency & Co']);
    expect(text(bareIptc(photoshopBlock(bare)))).toBe(text(bare));
    expect(bareIptc(bytesOf('Photoshop 3.0\0nothing'))).toBeUndefined();
  });

  it('keeps only credit and copyright', () => {
    const kept = iptcCredits(creditedIptc()) ?? expect.fail();
    expect(iptcTexts(kept, DATASET.copyright)).toEqual(['© Ann Öz']);
    expect(text(kept)).not.toMatch(/Vienna|A caption/);
    expect(iptcCredits(kept)).toEqual(kept);
    expect(iptcCredits(bytesOf('nothing of the kind'))).toBeUndefined();
  });
});

describe('XMP', () => {
  it('keeps only credit and copyright, as elements and as attributes', () => {
    const kept = text(xmpCredits(bytesOf(creditedXmp())));
    expect(kept).toContain('<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© Ann Öz</rdf:li></rdf:Alt></dc:rights>');
    expect(kept).toContain('photoshop:Credit="Agency &amp; Co"');
    expect(kept).toContain('https://example.org/terms');
    expect(kept).not.toMatch(/Vienna|48,12|A title|Some editor/);
  });

  it('identifies properties by namespace, whatever their prefix', () => {
    const packet = creditedXmp().replaceAll('photoshop:', 'p:').replaceAll('xmlns:photoshop', 'xmlns:p');
    expect(text(xmpCredits(bytesOf(packet)))).toContain('p:Credit="Agency &amp; Co"');
    const foreign = creditedXmp().replaceAll('http://ns.adobe.com/photoshop/1.0/', 'http://example.org/other/');
    expect(text(xmpCredits(bytesOf(foreign)))).not.toContain('Agency');
  });

  it('keeps everything but the location', () => {
    const kept = text(xmpWithoutPlace(bytesOf(creditedXmp())));
    expect(kept).toMatch(/A title/);
    expect(kept).toMatch(/Ann Öz/);
    expect(kept).not.toMatch(/Vienna|48,12/);
  });

  it('keeps only credit and copyright if a location is nested in another property', () => {
    const nested = creditedXmp().replace(
      'A title',
      '<rdf:Description xmlns:e="e:"><e:CityOf>Vienna</e:CityOf></rdf:Description>',
    );
    const kept = text(xmpWithoutPlace(bytesOf(nested)));
    expect(kept).not.toMatch(/Vienna/);
    expect(kept).toMatch(/Ann Öz/);
  });

  it.each(['', 'no XML', '<rdf:RDF', '<a><b></a></b>', '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>'])(
    'that is %j says nothing',
    (packet) => expect(xmpCredits(bytesOf(packet))).toBeUndefined(),
  );

  it('reads a packet of a megabyte of half-open tags at once', () => {
    const started = process.cpuUsage().user;
    expect(xmpCredits(bytesOf('<a b="'.repeat(150_000)))).toBeUndefined();
    expect(xmpCredits(bytesOf('<a '.repeat(300_000)))).toBeUndefined();
    expect(xmpCredits(bytesOf(`<a ${'b'.repeat(900_000)}>`))).toBeUndefined();
    expect(process.cpuUsage().user - started).toBeLessThan(3e6);
  });
});

/** Deterministic damage: changed bytes and truncation. */
function* damaged(seed: Buffer): Generator<Uint8Array<ArrayBuffer>> {
  let state = 1;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state % below;
  };
  for (let round = 0; round < 500; round++) {
    const bytes = new Uint8Array(seed);
    for (let i = random(8); i >= 0; i--) bytes[random(bytes.length)] = round % 3 ? random(256) : 255;
    yield round % 4 ? bytes : bytes.slice(0, random(bytes.length));
  }
}

describe('a damaged block', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, (bytes: Uint8Array) => unknown]>([
    ['EXIF', () => exifBlock({ place: { latitude: 1, longitude: 2 }, artist: 'Somebody', dpi: 300 }), readExif],
    ['EXIF of a HEIC', () => fixture('phone.heic'), metadataOfHeif],
    ['XMP of a HEIC', () => fixture('xmp.heic'), metadataOfHeif],
    ['IPTC', creditedIptc, iptcCredits],
    ['XMP', () => Buffer.from(creditedXmp()), (bytes) => [xmpCredits(bytes), xmpWithoutPlace(bytes)]],
  ])('of %s is read as far as possible, or not at all', async (_kind, seed, read) => {
    for (const bytes of damaged(await seed())) expect(() => read(bytes)).not.toThrow();
  });
});

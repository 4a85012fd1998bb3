import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type FixtureName, fixtureFile } from '../../fixtures/index.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import type { Engine } from '../engine.ts';
import type { FormatId } from '../formats/index.ts';
import { FORMATS, WRITABLE_IDS } from '../formats/index.ts';
import { readExif } from '../metadata/exif.ts';
import { iptcTexts } from '../metadata/iptc.ts';
import { plan } from '../plan/plan.ts';
import type { Recipe } from '../recipe/index.ts';
import { eachFormat } from './each-format.node.ts';

/* Tests that the opened file has the chosen encoding options, for each format. */

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Reads the chroma subsampling. AVIF has it in `av1C`, horizontally and vertically (AV1 in ISOBMFF, section 2.3.3). */
function chromaOf(id: FormatId, bytes: Uint8Array): string | undefined {
  if (id !== 'avif') return undefined;
  const flags = bytes[Buffer.from(bytes).indexOf('av1C') + 6] ?? 0;
  return (flags & 0b1100) === 0b1100 ? '4:2:0' : '4:4:4';
}

/** Defines the tests of an engine. */
export function testEncodings(engine: Engine): void {
  describe('writes as it is asked', () => {
    const written = async (name: FixtureName, output: Recipe['output']) => {
      const { blob } = await engine.run(await fixtureFile(name), { edits: [{ do: 'resize', width: 32 }], output });
      return inKnownFormat(await bytesOf(blob));
    };
    /** The EXIF that sharp finds. A TIFF's EXIF is distributed over its own directories. */
    const found = async (bytes: Uint8Array) => {
      const { exif = bytes, xmp, density } = await sharp(bytes).metadata();
      const read = readExif(exif);
      const rational = read?.image.find(({ tag }) => tag === 0x011a)?.data.slice().buffer;
      const [over = 0, under = 1] = new Uint32Array(rational ?? new ArrayBuffer(8));
      const stated = over / under;
      const [inFile, inExif, inXmp] = [bytes, exif, xmp].map((part) => Buffer.from(part ?? []).toString('latin1'));
      return { text: `${inFile}${inExif}${inXmp}`, exif: read, density, stated };
    };
    /** The captions in its IPTC, which is a field of its own in TIFF. */
    const iptcIn = async (bytes: Uint8Array) => {
      const field = readExif(bytes)?.image.find(({ tag }) => tag === 0x83bb)?.data;
      return iptcTexts(field ?? (await sharp(bytes).metadata()).iptc ?? new Uint8Array(), '2:120');
    };
    const REST = /Vienna|48,12|A title|A caption|Some editor|Picwright test camera/;

    eachFormat(writesStills)('%s: keeps copyright, credit and artist alone', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'copyright' });
      const { text, exif } = await found(bytes);
      expect(text).not.toMatch(REST);
      if (!FORMATS[id].holds.metadata) return;
      for (const kept of ['Ann Artist', '(c) Ann Rights', 'photoshop:Credit="Agency &amp; Co"']) {
        expect(text).toContain(kept);
      }
      expect(exif).toMatchObject({ gps: [] });
    });

    eachFormat(writesStills)('%s: keeps all but the place', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'keep-but-location' });
      const { text, exif } = await found(bytes);
      expect(text).not.toMatch(/Vienna|48,12/);
      if (!FORMATS[id].holds.metadata) return;
      for (const kept of ['Picwright test camera', '(c) Ann Rights', 'A title']) expect(text).toContain(kept);
      expect(exif).toMatchObject({ gps: [] });
    });

    eachFormat(writesStills)('%s: keeps all, with the resolution', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'keep' });
      if (!FORMATS[id].holds.metadata) return;
      const { text, exif, stated } = await found(bytes);
      for (const kept of ['Picwright test camera', '(c) Ann Rights', 'A title', '48,12']) expect(text).toContain(kept);
      expect(exif?.gps).toHaveLength(4);
      expect(stated).toBe(300);
      if (id === 'jpeg' || id === 'tiff') expect(await iptcIn(bytes)).toEqual(['A caption']);
    });

    eachFormat(writesStills)('%s: what a TIFF says of itself', async (id) => {
      const kept = await written('credited.jpg', { aim: 'encode', format: 'tiff', metadata: 'keep' });
      const tiff = new File([kept], 'credited.tiff', { type: 'image/tiff' });
      expect(await engine.probe(tiff)).toMatchObject({ format: 'tiff', metadata: true, dpi: 300 });
      const again = async (metadata: 'keep' | 'copyright' | 'strip') => {
        const { blob } = await engine.run(tiff, { edits: [], output: { aim: 'encode', format: id, metadata } });
        return found(await inKnownFormat(await bytesOf(blob)));
      };
      expect((await again('strip')).text).not.toMatch(/Ann|Vienna|Picwright/);
      if (!FORMATS[id].holds.metadata) return;
      const all = await again('keep');
      expect(all.text).toContain('Picwright test camera');
      expect(all.exif?.gps).toHaveLength(4);
      const credits = await again('copyright');
      expect(credits.text).not.toMatch(REST);
      expect(credits.text).toContain('(c) Ann Rights');
    });

    eachFormat(writesStills)('%s: what a HEIC says of itself', async (id) => {
      expect(await engine.probe(await fixtureFile('phone.heic'))).toMatchObject({ metadata: true, dpi: 72 });
      if (!FORMATS[id].holds.metadata) return;
      const read = async (metadata: 'keep' | 'keep-but-location' | 'copyright' | 'strip') =>
        found(await written('phone.heic', { aim: 'encode', format: id, metadata }));
      const all = await read('keep');
      expect(all.text).toContain('Picwright test camera');
      expect(all).toMatchObject({ stated: 72 });
      expect(all.exif?.gps).not.toEqual([]);
      expect((await read('keep-but-location')).exif?.gps).toEqual([]);
      const { text } = await read('copyright');
      expect(text).toContain('(c) Ann Rights');
      expect(text).not.toContain('Picwright test camera');
      expect((await read('strip')).text).not.toMatch(/Ann|Picwright/);
    });

    eachFormat(writesStills)('%s: what a HEIC says of itself in XMP', async (id) => {
      expect(await engine.probe(await fixtureFile('xmp.heic'))).toMatchObject({ metadata: true });
      if (!FORMATS[id].holds.metadata) return;
      const read = async (metadata: 'keep' | 'keep-but-location' | 'copyright' | 'strip') =>
        (await found(await written('xmp.heic', { aim: 'encode', format: id, metadata }))).text;
      const all = await read('keep');
      for (const kept of ['A title', '48,12.5N', 'https://example.org/terms']) expect(all).toContain(kept);
      const placeless = await read('keep-but-location');
      expect(placeless).toContain('A title');
      expect(placeless).not.toContain('48,12.5N');
      const credits = await read('copyright');
      expect(credits).toContain('https://example.org/terms');
      expect(credits).not.toContain('A title');
      expect(await read('strip')).not.toContain('example.org');
    });

    it('names what a HEIC says in a way that is not read as lost', async () => {
      const probe = await engine.probe(await fixtureFile('pieces-of-xmp.heic'));
      expect(probe).toMatchObject({ metadata: true, metadataUnread: true });
      const output: Recipe['output'] = { aim: 'encode', format: 'jpeg', metadata: 'keep' };
      expect(plan(probe, { edits: [], output }).losses).toContain('metadata');
      expect((await found(await written('pieces-of-xmp.heic', output))).text).toContain('Picwright test camera');
    });

    eachFormat(writesStills)('%s: states the resolution, the file’s own or another', async (id) => {
      const density = async (output: Partial<Recipe['output']>, name: FixtureName = 'credited.jpg') =>
        (await sharp(await written(name, { aim: 'encode', format: id, ...output } as Recipe['output'])).metadata())
          .density;
      const holds = FORMATS[id].holds.resolution === true;
      expect(await density({})).toBe(holds ? 300 : undefined);
      expect(await density({ dpi: 144 })).toBe(holds ? 144 : undefined);
      const kept = await written('credited.jpg', { aim: 'encode', format: id, dpi: 144, metadata: 'keep' });
      if (FORMATS[id].holds.metadata) expect(await found(kept)).toMatchObject({ stated: 144 });
      expect(await density({ dpi: 96 }, 'transparent.png')).toBe(holds ? 96 : undefined);
    });

    eachFormat(writesStills)('%s: states no resolution of a file without one', async (id) => {
      for (const name of ['bare.png', 'quadrants.jpg', 'quadrants.webp', 'quadrants.tiff'] as const) {
        expect((await engine.probe(await fixtureFile(name))).dpi, name).toBeUndefined();
        const { blob } = await engine.run(await fixtureFile(name), {
          edits: [{ do: 'resize', width: 32 }],
          output: { aim: 'encode', format: id },
        });
        const bytes = Buffer.from(await bytesOf(blob));
        expect(bytes.includes('pHYs'), name).toBe(false);
        const jfif = bytes.indexOf('JFIF\0');
        if (id === 'jpeg' && jfif >= 0) expect(bytes[jfif + 7], name).toBe(0);
        const unit = id === 'tiff' ? readExif(bytes)?.image.find(({ tag }) => tag === 0x0128)?.data[0] : undefined;
        if (id === 'tiff') expect(unit, name).toBe(1);
        if (FORMATS[id].recognises(bytes))
          expect((await engine.probe(new File([bytes], 'a'))).dpi, name).toBeUndefined();
      }
    });

    eachFormat(writesStills)('%s: keeps colour in full, or at half, as it is asked', async (id) => {
      const { asks = [] } = FORMATS[id];
      for (const quality of [60, 95]) {
        for (const chroma of ['4:4:4', '4:2:0'] as const) {
          const bytes = await written('quadrants.png', { aim: 'encode', format: id, quality, chroma });
          const { chromaSubsampling } = await sharp(bytes).metadata();
          if (asks.includes('chroma')) expect(chromaOf(id, bytes) ?? chromaSubsampling, `at ${quality}`).toBe(chroma);
        }
      }
    });

    eachFormat(writesStills)('%s: comes in several scans or in one, as it is asked', async (id) => {
      for (const progressive of [true, false]) {
        const bytes = await written('quadrants.png', { aim: 'encode', format: id, quality: 80, progressive });
        const isProgressive = (await sharp(bytes).metadata()).isProgressive === true;
        if (FORMATS[id].asks?.includes('progressive')) expect(isProgressive).toBe(progressive);
      }
    });

    it.each([
      { aim: 'compress', quality: 80 },
      { aim: 'size', bytes: 30 * 1024 },
      { aim: 'score', score: 80 },
    ] as const)('$aim: the same in a search', async (aim) => {
      const output: Recipe['output'] = { ...aim, format: 'jpeg', chroma: '4:4:4', progressive: true, dpi: 240 };
      const { blob } = await engine.run(await fixtureFile('photo-1200.jpg'), { edits: [], output });
      expect(await sharp(await bytesOf(blob)).metadata()).toMatchObject({
        chromaSubsampling: '4:4:4',
        isProgressive: true,
        density: 240,
      });
    });
  });
}

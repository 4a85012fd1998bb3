import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DELAYS, FRAME, LOOP } from '../../fixtures/animation.ts';
import { meanDifference, pixelsOf, quadrantsDeviation } from '../../fixtures/compare.ts';
import { type FixtureName, fixture, fixtureFile, QUADRANTS } from '../../fixtures/index.ts';
import { BLUE, GREEN, RED, YELLOW } from '../../fixtures/pictures.ts';
import { FORMAT_IDS, type FormatId, HEAD_BYTES } from '../formats/format.ts';
import { FORMATS, formatOfBytes, READABLE_IDS, WRITABLE_IDS } from '../formats/index.ts';
import { readExif } from '../metadata/exif.ts';
import { exifOfTiff } from '../metadata/tiff-exif.ts';
import { createEngine } from '../node.ts';
import type { Recipe } from '../recipe/index.ts';

/*
 * What every format promises, format by format, by whichever backend. A format that cannot keep a promise is named here with
 * the reason.
 */

const SAMPLE: Record<Exclude<FormatId, 'pdf'>, FixtureName> = {
  jpeg: 'quadrants.jpg',
  png: 'quadrants.png',
  webp: 'quadrants.webp',
  gif: 'quadrants.gif',
  tiff: 'quadrants.tiff',
  avif: 'quadrants.avif',
  heic: 'quadrants.heic',
  bmp: 'quadrants.bmp',
  svg: 'quadrants.svg',
};
const readable = READABLE_IDS as Exclude<FormatId, 'pdf'>[];

const TRUNCATED: Record<Exclude<FormatId, 'pdf'>, FixtureName> = {
  jpeg: 'truncated.jpg',
  png: 'truncated.png',
  webp: 'truncated.webp',
  gif: 'truncated.gif',
  tiff: 'truncated.tiff',
  avif: 'truncated.avif',
  heic: 'truncated.heic',
  bmp: 'truncated.bmp',
  svg: 'truncated.svg',
};

/** Lossy codecs at a high quality move a flat colour by a few steps; chroma is halved at the edges only. */
const SLACK = 12;
const COLOURS = [RED, GREEN, BLUE, YELLOW];

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');

const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** An AVIF says it in `av1C`: whether chroma is subsampled across and down (AV1 in ISOBMFF, section 2.3.3). */
function chromaOf(id: FormatId, bytes: Uint8Array): string | undefined {
  if (id !== 'avif') return undefined;
  const flags = bytes[Buffer.from(bytes).indexOf('av1C') + 6] ?? 0;
  return (flags & 0b1100) === 0b1100 ? '4:2:0' : '4:4:4';
}

/** Defines the tests of a backend. */
export function testContract(backend: 'vips' | 'sharp'): void {
  const engine = createEngine({ workers: 1, backend });
  afterAll(() => engine[Symbol.asyncDispose]());

  describe('recognises', () => {
    it.each(readable)('%s: its own files and no one else’s', async (id) => {
      for (const other of readable) {
        const head = (await fixture(SAMPLE[other])).subarray(0, HEAD_BYTES);
        expect(FORMATS[id].recognises(head), `${id} on ${other}`).toBe(id === other);
      }
    });

    it.each(FORMAT_IDS)('%s: neither text, noise, nothing nor one byte', async (id) => {
      for (const bytes of [
        await fixture('text.jpg'),
        await fixture('noise.bin'),
        Buffer.alloc(0),
        Buffer.from([0xff]),
      ]) {
        expect(FORMATS[id].recognises(bytes)).toBe(false);
      }
    });

    it('goes by the bytes and not by the name', async () => {
      const probe = await engine.probe(await fixtureFile('png-inside.jpg'));
      expect(probe.format).toBe('png');
    });
  });

  describe('reads', () => {
    it.each(readable)('%s: size and colours', async (id) => {
      const file = await fixtureFile(SAMPLE[id]);
      const probe = await engine.probe(file);
      expect(probe).toMatchObject({ format: id, ...QUADRANTS, frames: 1, orientation: 1, bytes: file.size });
      const result = await engine.run(file, toPng);
      const pixels = await pixelsOf(await bytesOf(result.blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    it.each(readable)('%s: a file cut in half gets a code and the next good file works', async (id) => {
      await expect(engine.run(await fixtureFile(TRUNCATED[id]), toPng)).rejects.toMatchObject({
        name: 'ImageError',
        code: 'unreadable',
      });
      await expect(engine.run(await fixtureFile(SAMPLE[id]), toPng)).resolves.toMatchObject({ format: 'png' });
    });

    it.each(readable)('%s: leaves its input as it was', async (id) => {
      const file = await fixtureFile(SAMPLE[id]);
      const before = await bytesOf(file);
      await engine.run(file, toPng);
      expect(await bytesOf(file)).toEqual(before);
    });
  });

  describe('reads every kind of a format', () => {
    const kinds = [
      'progressive.jpg',
      'palette.png',
      'interlaced.png',
      'lossless.webp',
      'lzw.tiff',
      'jpeg-inside.tiff',
      'uncompressed.tiff',
      '16-colours.bmp',
      'run-lengths.bmp',
    ] as const;
    it.each(kinds)('%s', async (name) => {
      const result = await engine.run(await fixtureFile(name), toPng);
      const pixels = await pixelsOf(await bytesOf(result.blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    it('grey.jpg, which stays grey', async () => {
      const file = await fixtureFile('grey.jpg');
      expect(await engine.probe(file)).toMatchObject({ colour: 'grey' });
      const result = await engine.run(file, toPng);
      expect(await sharp(await bytesOf(result.blob)).metadata()).toMatchObject({ channels: 1 });
    });

    // Ink cannot be as bright as light: the colours are those that sharp makes of the same file.
    it.each(['cmyk-with-profile.jpg', 'cmyk-without-profile.jpg'] as const)('%s, converted', async (name) => {
      const file = await fixtureFile(name);
      expect(await engine.probe(file)).toMatchObject({ colour: 'cmyk', wideGamut: true });
      const result = await engine.run(file, toPng);
      const made = await pixelsOf(await bytesOf(result.blob));
      const expected = await pixelsOf(await bytesOf(file));
      expect(meanDifference(made, expected)).toBeLessThan(4);
    });
  });

  describe('writes', () => {
    it.each(WRITABLE_IDS)('%s: a file of its own kind, size, type and name', async (id) => {
      const result = await engine.run(await fixtureFile('quadrants.png'), {
        edits: [{ do: 'resize', width: 32 }],
        output: { aim: 'encode', format: id, quality: 90 },
      });
      const bytes = await bytesOf(result.blob);
      expect(formatOfBytes(bytes)?.id).toBe(id);
      expect(result.blob.type).toBe(FORMATS[id].mediaType);
      expect(result.name).toBe(`quadrants-resized.${FORMATS[id].extensions[0]}`);
      expect(result).toMatchObject({ width: 32, height: 24, bytes: bytes.length, format: id, backend });
    });

    // sharp reads no PDF; what a PDF page shows is tested beside its container.
    it.each(writesStills)('%s: the right colours', async (id) => {
      const result = await engine.run(await fixtureFile('quadrants.png'), {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95 },
      });
      const pixels = await pixelsOf(await bytesOf(result.blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    it.each(writesStills)('%s: holds transparency, or lays it on the background', async (id) => {
      const result = await engine.run(await fixtureFile('transparent.png'), {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95, background: '#0000ff' },
      });
      const bytes = await bytesOf(result.blob);
      const { hasAlpha } = await sharp(bytes).metadata();
      expect(hasAlpha).toBe(FORMATS[id].holds.alpha);
      expect(result.plan.losses.includes('transparency')).toBe(!FORMATS[id].holds.alpha);
      if (!FORMATS[id].holds.alpha) {
        const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        const left = [...data.subarray(info.width * 10 * 3, info.width * 10 * 3 + 3)];
        expect(left[2]).toBeGreaterThan(200);
        expect(left[0]).toBeLessThan(40);
      }
    });

    it.each(writesStills)('%s: holds an animation, or its first frame', async (id) => {
      const result = await engine.run(await fixtureFile('four-frames.gif'), {
        edits: [{ do: 'resize', width: 30 }],
        output: { aim: 'encode', format: id, quality: 90 },
      });
      const { animation } = FORMATS[id].holds;
      const meta = await sharp(await bytesOf(result.blob), { pages: -1 }).metadata();
      expect(result.frames).toBe(animation ? DELAYS.length : 1);
      expect(meta.pages ?? 1).toBe(result.frames);
      expect(meta.pageHeight ?? meta.height).toBe(FRAME.height / 2);
      if (animation) expect(meta).toMatchObject({ delay: [...DELAYS], loop: LOOP });
      expect(result.plan.losses.includes('animation')).toBe(!animation);
    });

    it.each(writesStills)('%s: holds 16 bits, or says that they are lost', async (id) => {
      const result = await engine.run(await fixtureFile('16-bit.png'), {
        edits: [],
        output: { aim: 'encode', format: id },
      });
      const { depth } = await sharp(await bytesOf(result.blob)).metadata();
      expect(depth).toBe(FORMATS[id].holds.depth === 16 ? 'ushort' : 'uchar');
      expect(result.plan.losses.includes('bit-depth')).toBe(FORMATS[id].holds.depth === 8);
    });

    it.each(writesStills)('%s: holds a profile where it is kept, and converts the colours where not', async (id) => {
      const file = await fixtureFile('p3.png');
      const kept = await engine.run(file, {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95, profile: 'keep' },
      });
      const keptMeta = await sharp(await bytesOf(kept.blob)).metadata();
      expect(keptMeta.icc !== undefined).toBe(FORMATS[id].holds.profile);

      const converted = await engine.run(file, { edits: [], output: { aim: 'encode', format: id, quality: 95 } });
      const bytes = await bytesOf(converted.blob);
      expect((await sharp(bytes).metadata()).icc).toBeUndefined();
      expect(quadrantsDeviation(await pixelsOf(bytes), COLOURS)).toBeLessThanOrEqual(SLACK);
      expect(converted.plan.losses).toContain('wide-gamut');
    });

    it.each(writesStills)('%s: strips metadata, keeps it where asked, and never keeps the thumbnail', async (id) => {
      const file = await fixtureFile('place-and-thumbnail.jpg');
      const exifWith = async (metadata: 'strip' | 'keep' | 'keep-but-location') => {
        // Scaled, so that it is written anew and not handed back.
        const { blob } = await engine.run(file, {
          edits: [{ do: 'resize', width: 32 }],
          output: { aim: 'encode', format: id, quality: 95, metadata },
        });
        const bytes = await bytesOf(blob);
        const { exif } = await sharp(bytes).metadata();
        // A TIFF's is spread over its own directories.
        return exif?.toString('latin1') ?? (exifOfTiff(bytes) ? Buffer.from(bytes).toString('latin1') : '');
      };
      const GPS_POINTER = '\x25\x88\x04\x00';
      const JPEG_START = '\xff\xd8\xff';
      expect(await exifWith('strip')).toBe('');
      if (!FORMATS[id].holds.metadata) return;
      const kept = await exifWith('keep');
      expect(kept).toContain('Picwright test camera');
      expect(kept).toMatch(/N\0\0\0/);
      expect(kept).not.toContain(JPEG_START);
      const withoutPlace = await exifWith('keep-but-location');
      expect(withoutPlace).toContain('Picwright test camera');
      expect(withoutPlace).not.toContain(GPS_POINTER);
      expect(withoutPlace).not.toContain(JPEG_START);
    });
  });

  describe('writes as it is asked', () => {
    const written = async (name: FixtureName, output: Recipe['output']) => {
      const { blob } = await engine.run(await fixtureFile(name), { edits: [{ do: 'resize', width: 32 }], output });
      return bytesOf(blob);
    };
    /** What sharp finds, where it looks; a TIFF's EXIF is spread over its own directories. */
    const found = async (bytes: Uint8Array) => {
      const { exif = bytes, xmp, density } = await sharp(bytes).metadata();
      const read = readExif(exif);
      const rational = read?.image.find(({ tag }) => tag === 0x011a)?.data.slice().buffer;
      const [over = 0, under = 1] = new Uint32Array(rational ?? new ArrayBuffer(8));
      const stated = over / under;
      const [inFile, inExif, inXmp] = [bytes, exif, xmp].map((part) => Buffer.from(part ?? []).toString('latin1'));
      return { text: `${inFile}${inExif}${inXmp}`, exif: read, density, stated };
    };
    const REST = /Vienna|48,12|A title|A caption|Some editor|Picwright test camera/;

    it.each(writesStills)('%s: keeps copyright, credit and artist alone', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'copyright' });
      const { text, exif } = await found(bytes);
      expect(text).not.toMatch(REST);
      if (!FORMATS[id].holds.metadata) return;
      for (const kept of ['Ann Artist', '(c) Ann Rights', 'photoshop:Credit="Agency &amp; Co"']) {
        expect(text).toContain(kept);
      }
      expect(exif).toMatchObject({ gps: [] });
    });

    it.each(writesStills)('%s: keeps all but the place', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'keep-but-location' });
      const { text, exif } = await found(bytes);
      expect(text).not.toMatch(/Vienna|48,12/);
      if (!FORMATS[id].holds.metadata) return;
      for (const kept of ['Picwright test camera', '(c) Ann Rights', 'A title']) expect(text).toContain(kept);
      expect(exif).toMatchObject({ gps: [] });
    });

    it.each(writesStills)('%s: keeps all, with the resolution', async (id) => {
      const bytes = await written('credited.jpg', { aim: 'encode', format: id, metadata: 'keep' });
      if (!FORMATS[id].holds.metadata) return;
      const { text, exif, stated } = await found(bytes);
      for (const kept of ['Picwright test camera', '(c) Ann Rights', 'A title', '48,12']) expect(text).toContain(kept);
      expect(exif?.gps).toHaveLength(4);
      expect(stated).toBe(300);
    });

    it.each(writesStills)('%s: what a TIFF says of itself', async (id) => {
      const kept = await written('credited.jpg', { aim: 'encode', format: 'tiff', metadata: 'keep' });
      const tiff = new File([kept], 'credited.tiff', { type: 'image/tiff' });
      expect(await engine.probe(tiff)).toMatchObject({ format: 'tiff', metadata: true, dpi: 300 });
      const again = async (metadata: 'keep' | 'copyright' | 'strip') => {
        const { blob } = await engine.run(tiff, { edits: [], output: { aim: 'encode', format: id, metadata } });
        return found(await bytesOf(blob));
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

    it.each(writesStills)('%s: what a HEIC says of itself', async (id) => {
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

    it.each(writesStills)('%s: states the resolution, the file’s own or another', async (id) => {
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

    it.each(writesStills)('%s: keeps colour in full, or at half, as it is asked', async (id) => {
      const { asks = [] } = FORMATS[id];
      for (const quality of [60, 95]) {
        for (const chroma of ['4:4:4', '4:2:0'] as const) {
          const bytes = await written('quadrants.png', { aim: 'encode', format: id, quality, chroma });
          const { chromaSubsampling } = await sharp(bytes).metadata();
          if (asks.includes('chroma')) expect(chromaOf(id, bytes) ?? chromaSubsampling, `at ${quality}`).toBe(chroma);
        }
      }
    });

    it.each(writesStills)('%s: comes in several scans or in one, as it is asked', async (id) => {
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

  describe('aborts', () => {
    it.each(WRITABLE_IDS)('%s: in the middle of the work, and is usable after it', async (id) => {
      const aborter = new AbortController();
      const job = engine.run(
        await fixtureFile('photo-3200.jpg'),
        { edits: [], output: { aim: 'encode', format: id } },
        { signal: aborter.signal, onProgress: ({ stage }) => stage !== 'queued' && aborter.abort() },
      );
      await expect(job).rejects.toMatchObject({ name: 'ImageError', code: 'cancelled' });
      await expect(engine.run(await fixtureFile('quadrants.png'), toPng)).resolves.toMatchObject({ format: 'png' });
    });
  });
}

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DELAYS, FRAME, LOOP } from '../../fixtures/animation.ts';
import { meanDifference, pixelsOf, quadrantsDeviation } from '../../fixtures/compare.ts';
import { type FixtureName, fixture, fixtureFile, QUADRANTS } from '../../fixtures/index.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import { BLUE, GREEN, RED, YELLOW } from '../../fixtures/pictures.ts';
import { isUnknownToSharp } from '../backends/sharp/exceptions.ts';
import { metadataOfTiff } from '../codecs/tiff/exif.ts';
import { HEAD_BYTES } from '../formats/format.ts';
import {
  FORMAT_IDS,
  FORMATS,
  type FormatId,
  formatOfBytes,
  MINIFIED_IDS,
  OUTPUT_IDS,
  READABLE_IDS,
  WRITABLE_IDS,
} from '../formats/index.ts';
import { createEngine } from '../node.ts';
import type { Recipe } from '../recipe/index.ts';
import { eachFormat } from './each-format.node.ts';
import { testEditEffects } from './edit-effects.node.ts';
import { testEdits } from './edits.node.ts';
import { testEncodings } from './encodings.node.ts';
import { testOptions } from './options.node.ts';
import { testWatermarks } from './watermark.node.ts';

/*
 * The guarantees of every format, for every backend. A format that cannot meet one is listed here with the reason.
 */

/** The fixtures that exist in every format that is read. */
const inFormat = (name: 'quadrants' | 'truncated', id: FormatId) =>
  `${name}.${FORMATS[id].extensions[0]}` as FixtureName;

/** Lossy codecs at a high quality change a flat colour by a few steps; chroma subsampling affects only edges. */
const SLACK = 12;
const COLOURS = [RED, GREEN, BLUE, YELLOW];

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');

const toPng: Recipe = { edits: [], output: { aim: 'encode', format: 'png' } };
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
/** The file in a format that sharp, the judge, can open. */
const openableOf = async (blob: Blob) => inKnownFormat(await bytesOf(blob));

/** Defines the tests of a backend. */
export function testContract(backend: 'vips' | 'sharp'): void {
  const engine = createEngine({ workers: 1, backend });
  afterAll(() => engine[Symbol.asyncDispose]());

  describe('recognises', () => {
    it.each(READABLE_IDS)('%s: its own files and no one else’s', async (id) => {
      for (const other of READABLE_IDS) {
        const head = (await fixture(inFormat('quadrants', other))).subarray(0, HEAD_BYTES);
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
    it.each(READABLE_IDS)('%s: size and colours', async (id) => {
      const file = await fixtureFile(inFormat('quadrants', id));
      const probe = await engine.probe(file);
      expect(probe).toMatchObject({ format: id, ...QUADRANTS, frames: 1, orientation: 1, bytes: file.size });
      const result = await engine.run(file, toPng);
      const pixels = await pixelsOf(await bytesOf(result.blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    eachFormat(READABLE_IDS)('%s: a file cut in half gets a code and the next good file works', async (id) => {
      await expect(engine.run(await fixtureFile(inFormat('truncated', id)), toPng)).rejects.toMatchObject({
        name: 'ImageError',
        code: expect.stringMatching(/^(?:unreadable|incomplete)$/),
      });
      await expect(engine.run(await fixtureFile(inFormat('quadrants', id)), toPng)).resolves.toMatchObject({
        format: 'png',
      });
    });

    eachFormat(READABLE_IDS)('%s: leaves its input as it was', async (id) => {
      const file = await fixtureFile(inFormat('quadrants', id));
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
      '4-colours.bmp',
      '16-colours.bmp',
      'run-lengths.bmp',
      'run-lengths-24.bmp',
      'empty-alpha-v3.bmp',
      'empty-alpha-v4.bmp',
      'empty-alpha-v5.bmp',
      '16-colours.ico',
      'empty-alpha.ico',
      'png-inside.ico',
      'turned.jxl',
      'compressed-metadata.jxl',
    ] as const;
    it.each(kinds)('%s', async (name) => {
      const file = await fixtureFile(name);
      expect(await engine.probe(file)).toMatchObject({ alpha: false });
      const pixels = await pixelsOf(await bytesOf((await engine.run(file, toPng)).blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    it.each(['half-alpha-v4.bmp', 'half-alpha-v5.bmp'] as const)('%s, which stays half transparent', async (name) => {
      const file = await fixtureFile(name);
      expect(await engine.probe(file)).toMatchObject({ alpha: true });
      const { channels } = await sharp(await bytesOf((await engine.run(file, toPng)).blob)).stats();
      expect(channels[3]).toMatchObject({ min: 128, max: 128 });
    });

    it('grey.jpg, which stays grey', async () => {
      const file = await fixtureFile('grey.jpg');
      expect(await engine.probe(file)).toMatchObject({ colour: 'grey' });
      const result = await engine.run(file, toPng);
      expect(await sharp(await bytesOf(result.blob)).metadata()).toMatchObject({ channels: 1 });
    });

    // CMYK cannot reach all RGB colours, so the expected colours are sharp's conversion of the same file.
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
      expect(result).toMatchObject({ width: 32, height: 24, bytes: bytes.length, format: id });
      expect(result.backend).toBe(isUnknownToSharp(FORMATS[id]) ? 'vips' : backend);
    });

    // sharp reads no PDF; the container's own tests cover the page.
    eachFormat(writesStills)('%s: the right colours', async (id) => {
      const result = await engine.run(await fixtureFile('quadrants.png'), {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95 },
      });
      const pixels = await pixelsOf(await openableOf(result.blob));
      expect(pixels).toMatchObject(QUADRANTS);
      expect(quadrantsDeviation(pixels, COLOURS)).toBeLessThanOrEqual(SLACK);
    });

    eachFormat(writesStills)('%s: holds transparency, or lays it on the background', async (id) => {
      const result = await engine.run(await fixtureFile('transparent.png'), {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95, background: '#0000ff' },
      });
      const bytes = await openableOf(result.blob);
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

    eachFormat(writesStills.filter((id) => !FORMATS[id].holds.alpha))('%s: lays grey on a colour', async (id) => {
      for (const name of ['grey-cut-out.png', 'grey-cut-out-16-bit.png'] as const) {
        for (const edits of [[], [{ do: 'resize', width: 40 }] as const]) {
          const result = await engine.run(await fixtureFile(name), {
            edits: [...edits],
            output: { aim: 'encode', format: id, quality: 95, background: '#00ff00' },
          });
          const { data, info } = await sharp(await openableOf(result.blob))
            .raw()
            .toBuffer({ resolveWithObject: true });
          expect(info.channels).toBe(3);
          const pixel = (x: number) => [...data.subarray(x * 3, x * 3 + 3)];
          for (const [x, wanted] of [
            [2, [0, 255, 0]],
            [result.width - 3, [77, 77, 77]],
          ] as const) {
            for (const [i, value] of pixel(x).entries()) expect(Math.abs(value - (wanted[i] ?? 0))).toBeLessThan(6);
          }
        }
      }
    });

    eachFormat(writesStills)('%s: holds an animation, or its first frame', async (id) => {
      const result = await engine.run(await fixtureFile('four-frames.gif'), {
        edits: [{ do: 'resize', width: 30 }],
        output: { aim: 'encode', format: id, quality: 90 },
      });
      const { animation } = FORMATS[id].holds;
      const meta = await sharp(await openableOf(result.blob), { pages: -1 }).metadata();
      expect(result.frames).toBe(animation ? DELAYS.length : 1);
      expect(meta.pages ?? 1).toBe(result.frames);
      expect(meta.pageHeight ?? meta.height).toBe(FRAME.height / 2);
      if (animation) expect(meta).toMatchObject({ delay: [...DELAYS], loop: LOOP });
      expect(result.plan.losses.includes('animation')).toBe(!animation);
    });

    eachFormat(writesStills)('%s: holds 16 bits, or says that they are lost', async (id) => {
      const result = await engine.run(await fixtureFile('16-bit.png'), {
        edits: [],
        output: { aim: 'encode', format: id },
      });
      const { depth } = await sharp(await openableOf(result.blob)).metadata();
      expect(depth).toBe(FORMATS[id].holds.depth === 16 ? 'ushort' : 'uchar');
      expect(result.plan.losses.includes('bit-depth')).toBe(FORMATS[id].holds.depth === 8);
    });

    eachFormat(writesStills)('%s: holds a profile where it is kept, and converts the colours where not', async (id) => {
      const file = await fixtureFile('p3.png');
      const kept = await engine.run(file, {
        edits: [],
        output: { aim: 'encode', format: id, quality: 95, profile: 'keep' },
      });
      const keptMeta = await sharp(await openableOf(kept.blob)).metadata();
      expect(keptMeta.icc !== undefined).toBe(FORMATS[id].holds.profile);

      const converted = await engine.run(file, { edits: [], output: { aim: 'encode', format: id, quality: 95 } });
      const bytes = await openableOf(converted.blob);
      expect((await sharp(bytes).metadata()).icc).toBeUndefined();
      expect(quadrantsDeviation(await pixelsOf(bytes), COLOURS)).toBeLessThanOrEqual(SLACK);
      expect(converted.plan.losses).toContain('wide-gamut');
    });

    eachFormat(writesStills)('%s: strips metadata, keeps it where asked, and never keeps the thumbnail', async (id) => {
      const file = await fixtureFile('place-and-thumbnail.jpg');
      const exifWith = async (metadata: 'strip' | 'keep' | 'keep-but-location') => {
        // Scaled, so that it is encoded and not returned unchanged.
        const { blob } = await engine.run(file, {
          edits: [{ do: 'resize', width: 32 }],
          output: { aim: 'encode', format: id, quality: 95, metadata },
        });
        const bytes = await bytesOf(blob);
        const { exif } = await sharp(await openableOf(blob)).metadata();
        // A TIFF's EXIF is distributed over its own directories.
        return exif?.toString('latin1') ?? (metadataOfTiff(bytes).exif ? Buffer.from(bytes).toString('latin1') : '');
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

  describe('rewrites', () => {
    const asDrawing = (id: (typeof MINIFIED_IDS)[number] | 'same'): Recipe => ({
      edits: [],
      output: { aim: 'compress', format: id },
    });

    it.each(MINIFIED_IDS)('%s: a file of its own kind, size, type and name, that looks the same', async (id) => {
      const file = await fixtureFile('drawing.svg');
      for (const format of [id, 'same'] as const) {
        const result = await engine.run(file, asDrawing(format));
        const bytes = await bytesOf(result.blob);
        expect(formatOfBytes(bytes)?.id).toBe(id);
        expect(result).toMatchObject({ ...QUADRANTS, format: id, bytes: bytes.length, name: 'drawing-compressed.svg' });
        expect(result.bytes).toBeLessThan(file.size / 2);
        expect(result.score).toBeGreaterThanOrEqual(95);
        expect(result.plan.losses).toEqual(['scripts']);
        const png = await engine.run(new File([bytes], 'made.svg'), toPng);
        expect(quadrantsDeviation(await pixelsOf(await bytesOf(png.blob)), COLOURS)).toBeLessThanOrEqual(SLACK);
      }
    });

    it.each(MINIFIED_IDS)('%s: only an unedited file of its own kind', async (id) => {
      await expect(engine.run(await fixtureFile('quadrants.png'), asDrawing(id))).rejects.toMatchObject({
        code: 'bad-recipe',
      });
      const edits: Recipe['edits'] = [{ do: 'resize', width: 32 }];
      const drawing = await fixtureFile('drawing.svg');
      await expect(engine.run(drawing, { ...asDrawing(id), edits })).rejects.toMatchObject({ code: 'bad-recipe' });
      await expect(
        engine.run(drawing, { edits: [], output: { aim: 'size', bytes: 500, format: id } }),
      ).rejects.toMatchObject({ code: 'bad-recipe' });
      expect(await engine.run(drawing, { ...asDrawing('same'), edits })).toMatchObject({ format: 'png', width: 32 });
    });

    it.each(MINIFIED_IDS)('%s: no smaller file is made of one that is minimal', async (id) => {
      const made = await engine.run(await fixtureFile('drawing.svg'), asDrawing(id));
      // A file of its size would be left as it is without a try.
      const { edits, output } = asDrawing(id);
      const again = await engine.run(new File([made.blob], 'again.svg'), {
        edits,
        output: { ...output, minSavings: 0 },
      });
      expect(again.notes).toContainEqual({ code: 'left-as-it-is', why: 'no-gain' });
      expect(await bytesOf(again.blob)).toEqual(await bytesOf(made.blob));
    });
  });

  testEncodings(engine);
  testEdits(engine);
  testEditEffects(engine);
  testWatermarks(engine);

  describe('options', () => {
    testOptions(
      {
        ignores: () => [],
        probe: (file) => engine.probe(file),
        run: async (file, recipe) => (await engine.run(file, recipe)).blob,
      },
      OUTPUT_IDS,
    );
  });

  describe('aborts', () => {
    eachFormat(WRITABLE_IDS)('%s: in the middle of the work, and is usable after it', async (id) => {
      const aborter = new AbortController();
      const { maxSide } = FORMATS[id];
      const job = engine.run(
        await fixtureFile('photo-3200.jpg'),
        { edits: maxSide < 3200 ? [{ do: 'resize', width: maxSide }] : [], output: { aim: 'encode', format: id } },
        { signal: aborter.signal, onProgress: ({ stage }) => stage !== 'queued' && aborter.abort() },
      );
      await expect(job).rejects.toMatchObject({ name: 'ImageError', code: 'cancelled' });
      await expect(engine.run(await fixtureFile('quadrants.png'), toPng)).resolves.toMatchObject({ format: 'png' });
    });
  });
}

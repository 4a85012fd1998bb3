/**
 * Real pictures, mostly odd ones, through every tool and into every format.
 *
 * @module-tag all
 */
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { flatPixelsOf, meanDifference } from '../../fixtures/compare.ts';
import { CORPUS_FILES, corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { inKnownFormat, withTagsAsProfile } from '../../fixtures/known-format.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import type { ImageErrorCode } from '../errors/errors.ts';
import type { WritableId } from '../formats/index.ts';
import { createEngine, FORMATS, formatOfBytes } from '../node.ts';

/*
 * Every file of the corpus through resize, compress and convert: a correct picture, compared with that of sharp (native
 * libvips, which reads each file itself), or an error with a code.
 */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

/** Files that must be rejected, and why. */
const REFUSED: Record<string, ImageErrorCode> = {
  // 65,536 pixels per side, 280 megapixels: rejected by the header.
  '65536-uint32-limit.png': 'too-large',
  'giant-image.jpg': 'too-large',
  'truncated.jpg': 'incomplete',
  'truncated.png': 'incomplete',
  // A start marker without an image.
  'corrupt-header.jpg': 'unreadable',
};

/** sharp's encoders of the same pixels. Few pictures are small enough for an icon, which engine/codecs/ico/ico.test.ts covers. */
const SHARP_WRITES: Record<Exclude<WritableId, 'pdf' | 'ico'>, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  tiff: (image) => image.tiff({ compression: 'deflate' }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 92 }),
  webp: (image) => image.webp({ quality: 92 }),
  avif: (image) => image.avif({ quality: 92, effort: 2 }),
  // sharp cannot write it, so ours is compared with its WebP.
  jxl: (image) => image.webp({ quality: 92 }),
  gif: (image) => image.gif({ effort: 7, keepDuplicateFrames: true }),
};
const losslessWebp = (image: Sharp) => image.webp({ lossless: true });
const TARGETS = Object.keys(SHARP_WRITES) as (keyof typeof SHARP_WRITES)[];
/** The allowed mean difference, of 255, beyond sharp's own; our JPEG has other quantisation tables. */
const MARGIN: Record<keyof typeof SHARP_WRITES, number> = {
  png: 1.3,
  tiff: 1.3,
  jpeg: 3,
  webp: 1,
  avif: 1.5,
  // Compared with sharp's WebP, whose losses differ.
  jxl: 1.2,
  gif: 3,
};

/** GIF, AVIF and JPEG XL are tested with a smaller picture, since their encoders are slow. */
const SLOW = new Set<WritableId>(['avif', 'jxl', 'gif']);
const SLOW_WIDTH = 240;

/** Files that sharp reads differently, for reasons of its own. */
const SHARP_DIFFERS: Record<string, string> = {
  '16-bit-grey-alpha.png': 'sharp leaves the profile of 16-bit grey alone; we convert through it, as browsers do',
  'bggn4a16.png': 'the same, with a profile made from its gAMA',
  'tifftag-photoshop.tiff':
    'Adobe RGB in 16 bits: ImageMagick (mean 42.4, 43.6, 9.2) agrees with us (42.8, 44.1, 9.8), not with sharp (43.4, 43.9, 16.1)',
  'tbgn2c16.png': 'linear light by its gAMA, in which we scale, and sharp after the conversion',
  'gamma_dalai_lama_gray.jpg': 'rows that alternate, of which the least difference of phase makes another grey',
  'struct-image-04-t.svg': 'a picture inside the drawing, which the two renderers scale with different kernels',
};

/** `npm test` converts each picture to one of the formats in turn; the promise `corpus` converts each to all of them. */
const TRIED = process.env.TRUST ? TARGETS.length : 1;
const isTried = (file: number, target: number) => (file + target) % TARGETS.length < TRIED;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** The facts of an animation. A still picture has none, even if its file contains some. */
async function framesOf(bytes: Uint8Array) {
  const { pages = 1, delay, loop } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return pages > 1 ? { pages, delay, loop } : { pages };
}

describeWith(NO_CORPUS, 'corpus', () => {
  it('has the files that this test was written for', () => {
    expect(CORPUS_FILES.length).toBeGreaterThan(80);
    expect(Object.keys(REFUSED).every((name) => CORPUS_FILES.includes(name))).toBe(true);
  });

  const good = CORPUS_FILES.filter((name) => !(name in REFUSED));

  it.each(Object.entries(REFUSED))('refuses %s as %s, in every tool', async (name, code) => {
    const file = await corpusFile(name);
    for (const recipe of [
      { edits: [{ do: 'resize', width: 100 } as const], output: { aim: 'encode', format: 'same' } as const },
      { edits: [], output: { aim: 'encode', format: 'webp' } as const },
    ]) {
      await expect(engine.run(file, recipe)).rejects.toMatchObject({ name: 'ImageError', code });
    }
  });

  it.each(good)('resizes %s', async (name) => {
    const file = await corpusFile(name);
    const original = withTagsAsProfile(await bytesOf(file));
    const probe = await engine.probe(file);
    const width = Math.max(1, Math.round(probe.width * 0.6));
    const result = await engine.run(file, {
      edits: [{ do: 'resize', width }],
      output: { aim: 'encode', format: 'png' },
    });
    const bytes = await bytesOf(result.blob);
    const made = await flatPixelsOf(bytes);
    expect([result.width, result.height]).toEqual([made.width, made.height]);
    expect(made.width).toBe(width);
    if (name in SHARP_DIFFERS) return;
    // A drawing is rendered at the requested size; sharp scales a small rendering.
    const expected = await flatPixelsOf(original, { width });
    expect(Math.abs(made.height - expected.height)).toBeLessThanOrEqual(1);
    if (made.height !== expected.height) return;
    expect(meanDifference(made, expected)).toBeLessThan(FORMATS[probe.format].vector ? 6 : 4);
  });

  it.each(good)('compresses %s', async (name) => {
    const file = await corpusFile(name);
    const probe = await engine.probe(file);
    const result = await engine.run(file, {
      edits: [{ do: 'resize', width: 640, enlarge: false }],
      output: { format: 'same', aim: 'compress', quality: 60 },
    });
    const bytes = await bytesOf(result.blob);
    expect(formatOfBytes(bytes)?.id).toBe(result.format);
    expect(result.bytes).toBe(bytes.length);
    const { width, height, pageHeight, pages = 1 } = await sharp(bytes, { pages: -1 }).metadata();
    expect([width, pageHeight ?? height]).toEqual([result.width, result.height]);
    expect(pages).toBe(result.frames);
    // Bytes are compared if nothing else has changed.
    const untouched = probe.width <= 640 && result.format === probe.format;
    if (untouched) expect(result.bytes).toBeLessThanOrEqual(file.size);
  });

  /**
   * The size pages' targets, in KB. Every other picture is tried with one of them, so that all of them are; the promise
   * `never-larger` tries each with all.
   */
  const SIZE_PAGES = [20, 50, 100, 200, 300, 500, 1024, 2048, 10_240] as const;

  const onPages = good.map((name, i) => [name, SIZE_PAGES[i % SIZE_PAGES.length] ?? 100] as const);
  it.each(onPages.filter((_, i) => process.env.TRUST || i % 2 === 0))(
    'makes %s no larger as the compressor opens, nor on a page for %i KB',
    async (name, kilobytes) => {
      const file = await corpusFile(name);
      const probe = await engine.probe(file);
      // JPG for pictures without transparency and animation; the others keep their format.
      const format = probe.alpha || probe.frames > 1 ? 'same' : 'jpeg';
      for (const output of [
        { aim: 'compress', format, quality: 75 },
        { aim: 'size', format, bytes: kilobytes * 1024 },
      ] as const) {
        const result = await engine.run(file, { edits: [], output });
        expect(result.bytes).toBeLessThanOrEqual(file.size);
        expect(result.notes.map(({ code }) => code)).not.toContain('larger');
      }
    },
  );

  for (const [at, target] of TARGETS.entries()) {
    it.each(good.filter((_, i) => isTried(i, at)))(`converts %s to ${target}`, async (name) => {
      const file = await corpusFile(name);
      const original = withTagsAsProfile(await bytesOf(file));
      const probe = await engine.probe(file);
      const smaller = SLOW.has(target) && probe.width > SLOW_WIDTH ? SLOW_WIDTH : undefined;
      const result = await engine.run(file, {
        edits: smaller ? [{ do: 'resize', width: smaller }] : [],
        output: { aim: 'encode', format: target, quality: 92 },
      });
      const bytes = await bytesOf(result.blob);
      expect(formatOfBytes(bytes)?.id).toBe(target);
      const openable = await inKnownFormat(bytes);

      const pages = probe.frames > 1 && FORMATS[target].holds.animation ? -1 : 1;
      const input = sharp(original, { pages, limitInputPixels: false, failOn: 'none' }).autoOrient();
      // sharp cannot write animated PNG, so ours is compared with its WebP of the same pixels.
      const write = pages === -1 && target === 'png' ? losslessWebp : SHARP_WRITES[target];
      const reference = await write(smaller ? input.resize({ width: smaller }) : input).toBuffer();
      expect(await framesOf(openable)).toEqual(await framesOf(reference));
      if (name in SHARP_DIFFERS) return;

      const all = pages === -1 ? { pages } : {};
      const expected = await flatPixelsOf(original, { ...all, ...(smaller && { width: smaller }) });
      const made = await flatPixelsOf(openable, all);
      // libwebp merges equal frames. The others are compared with sharp's.
      const theirs = await flatPixelsOf(reference, all);
      if (theirs.height !== expected.height && made.height === theirs.height) {
        expect(meanDifference(made, theirs)).toBeLessThan(3);
        return;
      }
      // Rounding of the proportions may differ by a pixel.
      if (smaller && made.height !== expected.height) {
        expect(Math.abs(made.height - expected.height)).toBeLessThanOrEqual(probe.frames);
        return;
      }
      expect(meanDifference(made, expected)).toBeLessThan(1.3 * meanDifference(theirs, expected) + MARGIN[target]);
    });
  }
});

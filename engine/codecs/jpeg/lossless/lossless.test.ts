import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../../../../fixtures/corpus.ts';
import { FIXTURES, type FixtureName, fixture } from '../../../../fixtures/index.ts';
import { jpegContent } from '../../../../fixtures/jpeg-content.ts';
import { asSharp, photoLike } from '../../../../fixtures/pictures.ts';
import { writeJpeg } from '../../../../fixtures/write-jpeg.ts';
import { describeWith } from '../../../../scripts/test/describe-with.ts';
import { type Exif, readExif, TAG } from '../../../metadata/exif.ts';
import { createEngine, type Edit, type Output, type Result } from '../../../node.ts';
import { partsOfJpeg } from '../gain-map/parts.ts';
import * as MARKER from '../markers.ts';
import { jpegSegments } from '../segments.ts';

/* What a visitor gets: a JPEG that is turned, mirrored or cropped between its MCUs keeps its coefficients. */

const vips = createEngine({ workers: 1, backend: 'vips' });
const native = createEngine({ workers: 1, backend: 'sharp' });
afterAll(() => Promise.all([vips[Symbol.asyncDispose](), native[Symbol.asyncDispose]()]));

const bytesOf = async ({ blob }: Result) => new Uint8Array(await blob.arrayBuffer());
const run = (bytes: Uint8Array, edits: Edit[], output: Partial<Output> = {}, engine = vips) =>
  engine.run(new File([new Uint8Array(bytes)], 'photo.jpg'), {
    edits,
    output: { aim: 'encode', format: 'same', ...output } as Output,
  });
const isLossless = ({ plan, notes }: Result) => {
  const isNoted = notes.some(({ code }) => code === 'lossless');
  expect(isNoted).toBe(plan.lossless === true);
  return isNoted;
};

const turn = (quarterTurns: 1 | 2 | 3): Edit => ({ do: 'rotate', quarterTurns });
const mirror: Edit = { do: 'flip', axis: 'horizontal' };

describe.each([
  ['vips', vips],
  ['sharp', native],
] as const)('by %s', (backend, engine) => {
  it('a photo has its own coefficients after four turns, and fewer bytes', async () => {
    const photo = await fixture('photo-1200.jpg');
    let turned: Uint8Array = photo;
    for (let i = 0; i < 4; i++) {
      const result = await run(turned, [turn(1)], {}, engine);
      expect(result).toMatchObject({ backend, encodes: 0, width: i % 2 ? 1200 : 800, height: i % 2 ? 800 : 1200 });
      expect(isLossless(result)).toBe(true);
      turned = await bytesOf(result);
    }
    expect(jpegContent(turned)).toEqual(jpegContent(photo));
    expect(turned.length).toBeLessThan(photo.length);
  });
});

it('both backends give the same bytes, with metadata too', async () => {
  const photo = await fixture('phone.jpg');
  const output: Partial<Output> = { metadata: 'keep', profile: 'keep' };
  const [ours, theirs] = [await run(photo, [mirror], output), await run(photo, [mirror], output, native)];
  expect(isLossless(ours)).toBe(true);
  expect(Buffer.from(await bytesOf(ours)).equals(await bytesOf(theirs))).toBe(true);
});

describe('a new encode remains', () => {
  it.each<[string, Edit[], Partial<Output>]>([
    ['where a quality is chosen', [turn(1)], { quality: 80 }],
    ['where the picture is compressed', [turn(1)], { aim: 'compress' }],
    ['to a size', [turn(1)], { aim: 'size', bytes: 50_000 } as Partial<Output>],
    ['with another chroma subsampling', [turn(1)], { chroma: '4:4:4' }],
    ['in another format', [turn(1)], { format: 'webp' }],
    ['after scaling', [turn(1), { do: 'resize', width: 300 }], {}],
    ['where a cut goes through an MCU', [{ do: 'crop', left: 8, top: 0, width: 600, height: 600 }], {}],
    ['without an edit', [], {}],
  ])('%s', async (_, edits, output) => {
    expect(isLossless(await run(await fixture('photo-1200.jpg'), edits, output))).toBe(false);
  });

  it('where the colours are converted, and not where their profile is kept', async () => {
    const jpeg = asSharp(photoLike(160, 96)).withIccProfile('p3').jpeg({ quality: 90 });
    const p3 = await jpeg.toBuffer();
    expect(isLossless(await run(p3, [turn(1)]))).toBe(false);
    const kept = await run(p3, [turn(1)], { profile: 'keep' });
    expect(isLossless(kept)).toBe(true);
    const [before, after] = [await sharp(p3).metadata(), await sharp(await bytesOf(kept)).metadata()];
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
  });

  it('where there is a gain map, which is edited as before', async () => {
    const result = await run(await fixture('gain-map.jpg'), [turn(1)]);
    expect(isLossless(result)).toBe(false);
    expect(partsOfJpeg(await bytesOf(result)).map).toBeDefined();
  });

  it('where the file turns out to be damaged, if libvips reads it', async () => {
    const whole = writeJpeg({ width: 32, height: 32, factors: [[1, 1]], restart: 2 });
    const second = whole.indexOf(Buffer.from([0xff, 0xd1]));
    const damaged = Buffer.from(whole);
    damaged[second + 1] = 0xd3;
    const [turned, encoded] = await Promise.allSettled([
      run(damaged, [turn(1)]),
      run(damaged, [turn(1)], { quality: 80 }),
    ]);
    expect(turned.status).toBe(encoded.status);
    if (turned.status === 'fulfilled') expect(isLossless(turned.value)).toBe(false);
    await expect(run(await fixture('truncated.jpg'), [turn(1)])).rejects.toMatchObject({ code: 'incomplete' });
  });
});

describe('a file that is stored turned', () => {
  it.each([2, 3, 4, 5, 6, 7, 8] as const)('orientation %i: is mirrored as the visitor sees it', async (orientation) => {
    const stored = await asSharp(photoLike(160, 96))
      .withExif({ IFD0: { Orientation: `${orientation}` } })
      .jpeg()
      .toBuffer();
    const tagged = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const result = await run(tagged, [mirror], { metadata: 'keep' });
    expect(isLossless(result)).toBe(true);
    const bytes = await bytesOf(result);
    expect((await sharp(bytes).metadata()).orientation ?? 1).toBe(1);
    const upright = await sharp(tagged).autoOrient().toBuffer();
    const [ours, theirs] = [await sharp(bytes).raw().toBuffer(), await sharp(upright).flop().raw().toBuffer()];
    const mean = ours.reduce((sum, value, i) => sum + Math.abs(value - (theirs[i] ?? 0)), 0) / ours.length;
    expect(ours.length).toBe(theirs.length);
    expect(mean).toBeLessThan(3);
  });
});

/** The same resolution is a fraction of other numbers. */
const FRACTIONS: ReadonlySet<number> = new Set([TAG.xResolution, TAG.yResolution]);

/** Values by tag. */
function exifOf(bytes: Uint8Array) {
  const segment = [...jpegSegments(bytes)].find(({ marker }) => marker === MARKER.APP1);
  const exif = segment && readExif(bytes.subarray(segment.content, segment.end));
  const values = (entries: Exif['image'] = []) =>
    new Map(
      entries
        .filter(({ tag }) => !FRACTIONS.has(tag))
        .map(({ tag, data }) => [tag, Buffer.from(data).toString('latin1')]),
    );
  return exif && { image: values(exif.image), exif: values(exif.exif), gps: values(exif.gps) };
}

describe('metadata', () => {
  const names: readonly FixtureName[] = ['phone.jpg', 'credited.jpg', 'place-and-thumbnail.jpg'];
  const kept = ['strip', 'keep', 'keep-but-location', 'copyright'] as const;
  const cases = names.flatMap((name) => kept.map((metadata) => [name, metadata] as const));

  it.each(cases)('%s, %s: what a new encode has', async (name, metadata) => {
    const file = await fixture(name);
    const ours = await run(file, [turn(2)], { metadata, profile: 'keep', dpi: 144 });
    const encoded = await run(file, [turn(2)], { metadata, profile: 'keep', dpi: 144, quality: 90 });
    expect(isLossless(ours)).toBe(true);
    expect(ours.plan.losses).toEqual(encoded.plan.losses);
    const [mine, theirs] = [await bytesOf(ours), await bytesOf(encoded)];
    const [seen, expected] = [exifOf(mine), exifOf(theirs)];
    for (const directory of ['image', 'exif', 'gps'] as const) {
      for (const [tag, value] of seen?.[directory] ?? []) expect(expected?.[directory].get(tag), `${tag}`).toBe(value);
    }
    expect(seen?.gps.size ?? 0).toBe(expected?.gps.size ?? 0);
    for (const tag of [TAG.make, TAG.model, TAG.artist, TAG.copyright]) {
      expect(seen?.image.get(tag)).toBe(expected?.image.get(tag));
    }
    const [a, b] = await Promise.all([sharp(mine).metadata(), sharp(theirs).metadata()]);
    for (const field of ['width', 'height', 'density', 'icc', 'xmp', 'iptc'] as const) {
      expect(a[field], field).toEqual(b[field]);
    }
  });
});

/** Turned to and fro, a file has its own coefficients; or both are what they were before: a new encode or an error. */
async function check(bytes: Uint8Array, name: string): Promise<boolean> {
  const turned = await run(bytes, [turn(1)], { profile: 'keep' }).catch(() => undefined);
  if (!turned || !isLossless(turned)) return false;
  const orientation = (await sharp(bytes).metadata()).orientation ?? 1;
  // Another edge is then the first in the file, which may go through an MCU.
  if (orientation !== 1) return true;
  const back = await run(await bytesOf(turned), [turn(3)], { profile: 'keep' });
  expect(isLossless(back), name).toBe(true);
  expect(jpegContent(await bytesOf(back)), name).toEqual(jpegContent(bytes));
  return true;
}

describe('files of every kind', () => {
  it('of the fixtures', async () => {
    const lossless: string[] = [];
    for (const name of Object.keys(FIXTURES) as FixtureName[]) {
      if (/\.jpe?g$/.test(name) && (await check(await fixture(name), name))) lossless.push(name);
    }
    expect(lossless.length).toBeGreaterThan(8);
  });
});

describeWith(NO_CORPUS, 'real pictures', () => {
  it('have their own coefficients after a turn and back, or are encoded again', { tags: ['all'] }, async () => {
    let lossless = 0;
    for (const name of [...CORPUS_FILES, ...CORPUS_PHOTOS.map((photo) => `photos/${photo}`)]) {
      const bytes = new Uint8Array(await (await corpusFile(name)).arrayBuffer());
      if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || name === 'giant-image.jpg') continue;
      if (await check(bytes, name)) lossless++;
    }
    expect(lossless).toBeGreaterThan(10);
  });
});

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { withExif } from '../../fixtures/exif.ts';
import { type FixtureName, fixture, fixtureFile } from '../../fixtures/index.ts';
import { noise } from '../../fixtures/pictures.ts';
import { createEngine, type Note, type NoteCode, type Output, type Recipe } from '../node.ts';

const engine = createEngine({ workers: 1, readIncomplete: true });
afterAll(() => engine[Symbol.asyncDispose]());

const KB = 1024;

interface Case {
  file: FixtureName | (() => Promise<File>);
  edits?: Recipe['edits'];
  output: Recipe['output'];
  /** All codes in order. */
  notes: Note[];
}

const any = (code: NoteCode, facts: object = {}): Note => expect.objectContaining({ code, ...facts });

/** Frames that no palette and no scale reduces to a kilobyte. */
async function manyFrames(): Promise<File> {
  const [width, height, frames] = [32, 32, 60];
  const random = noise(7);
  const data = Buffer.from(Array.from({ length: width * height * frames * 3 }, () => Math.floor(random() * 256)));
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  const bytes = await sharp(data, { raw }).gif().toBuffer();
  return new File([new Uint8Array(bytes)], 'noise.gif');
}

/** A case for each code. The compiler requires one for a new code. */
const CASES: Record<NoteCode, Case[]> = {
  'left-as-it-is': [
    {
      file: 'tiny.jpg',
      output: { aim: 'compress', format: 'same', quality: 50 },
      notes: [{ code: 'left-as-it-is', why: 'small' }],
    },
    {
      file: 'quadrants.png',
      output: { aim: 'compress', format: 'jpeg' },
      notes: [{ code: 'left-as-it-is', why: 'small', insteadOf: 'jpeg' }],
    },
    {
      file: 'photo-600.png',
      output: { aim: 'size', format: 'jpeg', bytes: 5000 * KB },
      notes: [{ code: 'left-as-it-is', why: 'fits', insteadOf: 'jpeg' }],
    },
    {
      file: 'tiny.jpg',
      output: { aim: 'encode', format: 'same', quality: 95 },
      notes: [{ code: 'left-as-it-is', why: 'no-gain' }],
    },
    {
      file: 'photo-1200.jpg',
      output: { aim: 'compress', format: 'same', minSavings: 0.9 },
      notes: [{ code: 'left-as-it-is', why: 'saves-too-little', saved: expect.any(Number), least: 0.9 }],
    },
  ],
  gzipped: [
    {
      file: 'drawing.svg',
      output: { aim: 'compress', format: 'same' },
      notes: [{ code: 'gzipped', before: expect.any(Number), after: expect.any(Number) }],
    },
  ],
  'metadata-removed': [
    {
      file: 'place-and-thumbnail.jpg',
      output: { aim: 'compress', format: 'same', metadata: 'strip' },
      notes: [{ code: 'left-as-it-is', why: 'small' }, any('metadata-removed', { bytes: expect.any(Number) })],
    },
  ],
  lossless: [
    {
      file: 'photo-1200.jpg',
      edits: [{ do: 'rotate', quarterTurns: 1 }],
      output: { aim: 'encode', format: 'same' },
      notes: [{ code: 'lossless' }],
    },
  ],
  'format-exchanged': [
    {
      file: 'photo-600.png',
      output: { aim: 'compress', format: 'same', quality: 35 },
      notes: [any('format-exchanged', { from: 'png', to: 'jpeg', why: 'low-quality' })],
    },
    {
      file: 'photo-600.png',
      output: { aim: 'size', format: 'same', bytes: 30 * KB },
      notes: [any('format-exchanged', { from: 'png', to: 'jpeg', why: 'target' }), any('target-met')],
    },
  ],
  'first-frame': [
    {
      file: 'four-frames.gif',
      output: { aim: 'encode', format: 'jpeg' },
      notes: [{ code: 'first-frame', of: 4 }, any('larger', { why: 'format' })],
    },
  ],
  scaled: [
    {
      file: 'photo-1200.jpg',
      output: { aim: 'size', format: 'same', bytes: 10 * KB },
      notes: [any('scaled', { percent: expect.any(Number) }), any('target-met')],
    },
  ],
  'quality-cut': [
    {
      file: 'photo-1200.jpg',
      output: { aim: 'compress', format: 'same', quality: 95 },
      notes: [any('quality-cut', { from: 95, to: expect.any(Number) })],
    },
  ],
  padded: [
    {
      file: 'photo-600.png',
      edits: [{ do: 'flip', axis: 'horizontal' }],
      output: { aim: 'size', format: 'jpeg', bytes: 500 * KB },
      notes: [any('padded', { bytes: expect.any(Number) }), any('nearest')],
    },
  ],
  'below-least': [
    {
      file: 'quadrants.webp',
      output: { aim: 'size', format: 'same', bytes: 50 * KB, min: 20 * KB },
      notes: [{ code: 'left-as-it-is', why: 'no-gain' }, any('below-least', { below: expect.any(Number) })],
    },
  ],
  'target-met': [
    {
      file: 'photo-1200.jpg',
      output: { aim: 'size', format: 'same', bytes: 60 * KB },
      notes: [any('target-met', { below: expect.any(Number) })],
    },
  ],
  nearest: [
    {
      file: 'quadrants.png',
      output: { aim: 'size', format: 'jpeg', bytes: 50 * KB, preserveFormat: true },
      notes: [any('nearest', { why: 'highest-tried' }), any('larger', { why: 'format' })],
    },
  ],
  'above-target': [
    {
      file: manyFrames,
      output: { aim: 'size', format: 'same', bytes: 1024 },
      notes: [any('scaled'), any('above-target', { above: expect.any(Number) })],
    },
  ],
  'score-not-sought': [
    {
      file: 'photo-600.png',
      output: { aim: 'score', format: 'tiff', score: 80, preserveFormat: true },
      notes: [{ code: 'score-not-sought', why: 'exact' }],
    },
    {
      file: 'photo-600.png',
      edits: [{ do: 'resize', percent: 50 }],
      output: { aim: 'score', format: 'gif', score: 80, preserveFormat: true },
      notes: [{ code: 'score-not-sought', why: 'format' }],
    },
    {
      file: manyFrames,
      output: { aim: 'score', format: 'webp', score: 80, preserveFormat: true },
      notes: [{ code: 'score-not-sought', why: 'animation' }],
    },
  ],
  'below-score': [
    {
      file: 'photo-600.png',
      output: { aim: 'score', format: 'webp', score: 95, preserveFormat: true },
      notes: [any('below-score', { score: expect.any(Number) })],
    },
  ],
  larger: [
    {
      file: 'tiny.jpg',
      edits: [{ do: 'resize', percent: 300 }],
      output: { aim: 'compress', format: 'same', quality: 20 },
      notes: [any('larger', { why: 'dimensions' })],
    },
  ],
  incomplete: [
    {
      file: 'truncated.jpg',
      output: { aim: 'encode', format: 'jpeg' },
      notes: [{ code: 'incomplete', missing: expect.any(Number) }],
    },
  ],
};

describe('the notes of a result', () => {
  const cases = Object.entries(CASES).flatMap(([code, of]) => of.map((each) => ({ code, ...each })));
  it.each(cases)('$code: $file, $output', async ({ file, edits = [], output, notes }) => {
    const result = await engine.run(typeof file === 'string' ? await fixtureFile(file) : await file(), {
      edits,
      output,
    });
    expect(result.notes).toEqual(notes);
    expect(result.bytes).toBe(result.blob.size);
  });
});

describe('a file that is small enough', () => {
  it('keeps every byte of its picture and loses its metadata, as planned', async () => {
    const plain = await fixture('photo-1200.jpg');
    const photo = withExif(plain, { place: { latitude: 48, longitude: 16 } });
    const file = new File([new Uint8Array(photo)], 'photo.jpg');
    const run = (metadata: Partial<Output>) =>
      engine.run(file, { edits: [], output: { aim: 'size', format: 'webp', bytes: 5000 * KB, ...metadata } as Output });
    const result = await run({});
    expect(Buffer.from(await result.blob.arrayBuffer()).equals(plain)).toBe(true);
    expect(result).toMatchObject({ format: 'jpeg', plan: { format: 'jpeg', losses: ['metadata'], unchanged: 'fits' } });
    const kept = await run({ metadata: 'keep' });
    expect(Buffer.from(await kept.blob.arrayBuffer()).equals(photo)).toBe(true);
    expect(kept).toMatchObject({ format: 'jpeg', plan: { format: 'jpeg', losses: [], unchanged: 'fits' } });
  });

  it('is encoded in a format that the visitor chose', async () => {
    const output = { aim: 'compress', format: 'webp', preserveFormat: true } as const;
    const result = await engine.run(await fixtureFile('tiny.jpg'), { edits: [], output });
    expect(result.format).toBe('webp');
    expect(result.plan.unchanged).toBeUndefined();
  });
});

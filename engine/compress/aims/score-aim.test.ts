import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureFile } from '../../../fixtures/index.ts';
import { asSharp, photoLike } from '../../../fixtures/pictures.ts';
import { createEngine, type Output, type Recipe } from '../../node.ts';
import { prepare } from '../../score/score.ts';
import { compileModule } from '../../worker/modules.node.ts';

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

const kernel = await compileModule('score');

async function fileOf(picture: ReturnType<typeof photoLike>, name = 'photo.png'): Promise<File> {
  return new File([new Uint8Array(await asSharp(picture).png().toBuffer())], name);
}

/** Large enough for tiles. */
const large = await fileOf(photoLike(1700, 1300, 5));
const small = await fileOf(photoLike(500, 333, 6));

async function samplesOf(bytes: Uint8Array | Buffer, width?: number) {
  const opened = sharp(bytes).resize(width && { width, kernel: 'lanczos3' });
  const { data, info } = await opened.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 } as const;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Returns the measured score of the whole result against its original. */
async function truth(file: File, result: Blob): Promise<number> {
  const reference = await samplesOf(await bytesOf(file));
  return prepare(kernel, reference).score(await samplesOf(await bytesOf(result)));
}

const scored = (changes: Partial<Output> = {}): Recipe => ({
  edits: [],
  output: { format: 'jpeg', aim: 'score', score: 80, preserveFormat: true, ...changes } as Output,
});

describe('a target score', () => {
  it.each([['jpeg', 80]] as const)('%s of a large photo comes within two points of %d', comesNear);
  it.each([
    ['jpeg', 60],
    ['webp', 80],
  ] as const)('%s of a large photo comes within two points of %d', { tags: ['all'] }, comesNear);

  async function comesNear(format: 'jpeg' | 'webp', score: number) {
    const result = await engine.run(large, scored({ format, score } as Partial<Output>));
    expect(result.format).toBe(format);
    expect(Math.abs((await truth(large, result.blob)) - score)).toBeLessThan(2);
    expect(Math.abs((result.score ?? 0) - score)).toBeLessThan(2);
  }

  it('a picture with a kept wide-gamut profile comes as near', { tags: ['all'] }, async () => {
    const png = await sharp(await bytesOf(large))
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const wide = new File([new Uint8Array(png)], 'wide.png');
    const result = await engine.run(wide, scored({ profile: 'keep' } as Partial<Output>));
    expect((await sharp(await bytesOf(result.blob)).metadata()).icc).toBeDefined();
    expect(Math.abs((await truth(wide, result.blob)) - 80)).toBeLessThan(2);
  });

  it('is exact for a picture that is judged as a whole', async () => {
    const result = await engine.run(small, scored());
    expect(result.score).toBeCloseTo(await truth(small, result.blob), 5);
  });

  it('takes more bytes if it is higher', { tags: ['all'] }, async () => {
    const sizes = [];
    for (const score of [50, 70, 90]) sizes.push((await engine.run(small, scored({ score } as Partial<Output>))).bytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(new Set(sizes).size).toBe(3);
  });

  it('compares a resized picture with the original at that size', { tags: ['all'] }, async () => {
    const recipe: Recipe = { ...scored(), edits: [{ do: 'resize', percent: 40 }] };
    const result = await engine.run(large, recipe);
    expect(result.width).toBe(680);
    const judged = await engine.judge(large, recipe, result.blob);
    expect(result.score).toBeCloseTo(judged?.score ?? 0, 5);
    expect(result.score).toBeGreaterThan(78);
  });

  it('returns the original if the result saves almost nothing', async () => {
    const bytes = await sharp(await bytesOf(large))
      .jpeg({ quality: 40, mozjpeg: true })
      .toBuffer();
    const file = new File([new Uint8Array(bytes)], 'small.jpg');
    const result = await engine.run(file, scored({ format: 'same', score: 95 } as Partial<Output>));
    expect(result.notes).toEqual([{ code: 'left-as-it-is', why: 'no-gain' }]);
    expect(result.score).toBeUndefined();
  });

  it('applies the background before scoring', async () => {
    const circle = '<svg width="400" height="400"><circle cx="200" cy="200" r="170" fill="#c83c28"/></svg>';
    const disc = await sharp(Buffer.from(circle)).png().toBuffer();
    const result = await engine.run(new File([new Uint8Array(disc)], 'disc.png'), scored());
    expect(result.format).toBe('jpeg');
    expect(result.score).toBeGreaterThan(78);
  });

  it('finds the palette of a PNG', { tags: ['all'] }, async () => {
    const result = await engine.run(small, scored({ format: 'png', score: 60 } as Partial<Output>));
    expect(result.format).toBe('png');
    expect((await sharp(await bytesOf(result.blob)).metadata()).isPalette).toBe(true);
    expect(await truth(small, result.blob)).toBeGreaterThan(57);
  });

  it('rounds the colours of a PNG if no palette is good enough', { tags: ['all'] }, async () => {
    const result = await engine.run(small, scored({ format: 'png', score: 90 } as Partial<Output>));
    const bytes = await bytesOf(result.blob);
    expect((await sharp(bytes).metadata()).isPalette).toBe(false);
    expect(bytes.length).toBeLessThan(0.8 * small.size);
    expect(await truth(small, result.blob)).toBeGreaterThan(88);
  });

  it('scores the picture within a PDF', { tags: ['all'] }, async () => {
    const result = await engine.run(small, scored({ format: 'pdf' }));
    expect(result.format).toBe('pdf');
    expect(Math.abs((result.score ?? 0) - 80)).toBeLessThan(4);
  });
});

describe('judging any result', () => {
  it('returns the score of the whole and of each block', async () => {
    const recipe: Recipe = { edits: [], output: { format: 'jpeg', aim: 'encode', quality: 30 } };
    const spoilt = sharp(await bytesOf(small)).composite([
      { input: { create: { width: 64, height: 64, channels: 3, background: '#fff' } }, left: 320, top: 0 },
    ]);
    const judged = await engine.judge(small, recipe, new Blob([new Uint8Array(await spoilt.png().toBuffer())]));
    expect([judged?.columns, judged?.rows]).toEqual([16, 11]);
    expect(judged?.scores[0]).toBeGreaterThan(99);
    expect(judged?.scores[10]).toBeLessThan(50);
    expect(judged?.score).toBeCloseTo(await truth(small, new Blob([new Uint8Array(await spoilt.png().toBuffer())])), 5);
  });

  it('is 100 for the same picture, even if it is turned and converted', async () => {
    const recipe: Recipe = { edits: [{ do: 'rotate', quarterTurns: 1 }], output: { format: 'tiff', aim: 'encode' } };
    const file = await fixtureFile('orientation-6.jpg');
    const result = await engine.run(file, recipe);
    expect((await engine.judge(file, recipe, result.blob))?.score).toBeCloseTo(100, 3);
  });

  it('compares a scaled result with the original at that size', { tags: ['all'] }, async () => {
    const recipe: Recipe = { edits: [], output: { format: 'jpeg', aim: 'size', bytes: 4096 } };
    const result = await engine.run(large, recipe);
    expect(result.width).toBeLessThan(1700);
    expect((await engine.judge(large, recipe, result.blob))?.score).toBeLessThan(90);
  });

  it('stops when its signal aborts', async () => {
    const recipe: Recipe = { edits: [], output: { format: 'jpeg', aim: 'encode' } };
    const aborter = new AbortController();
    const judging = engine.judge(large, recipe, large, { signal: aborter.signal });
    // The worker has received the job.
    setImmediate(() => aborter.abort());
    await expect(judging).rejects.toMatchObject({ code: 'cancelled' });
  });
});

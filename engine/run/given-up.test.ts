import { afterAll, describe, expect, it } from 'vitest';
import { asSharp, photoLike, screenshotLike } from '../../fixtures/pictures.ts';
import { createEngine, type Edit, type Recipe, type Result } from '../node.ts';

/* What a compression may give up for bytes: no pixel that was asked for, no format and no quality for a few percent. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const screenshot = (inks: number) =>
  asSharp(screenshotLike(640, 448, { inks }))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer();
const codesOf = ({ notes }: Result) => notes.map(({ code }) => code);

async function run(bytes: Buffer, name: string, edits: Edit[], output: Recipe['output']) {
  const file = new File([new Uint8Array(bytes)], name);
  const result = await engine.run(file, { edits, output });
  return { file, result, same: Buffer.from(await result.blob.arrayBuffer()).equals(bytes) };
}

/** As the batch opens, with a frame for these pictures. */
const FRAME: Edit = { do: 'resize', width: 480, height: 336, fit: 'inside', enlarge: false, optional: true };
const BY_QUALITY: Recipe['output'] = { format: 'same', aim: 'compress', quality: 75 };

describe('a page’s own frame', () => {
  it.each([1, 2, 3])('leaves a screenshot of %d inks that it would not make smaller', async (inks) => {
    const { file, result, same } = await run(await screenshot(inks), 'screenshot.png', [FRAME], BY_QUALITY);
    if (same) {
      expect(result).toMatchObject({ width: 640, height: 448, notes: [{ code: 'left-as-it-is', why: 'no-gain' }] });
      return;
    }
    expect(result).toMatchObject({ format: 'png', width: 480 });
    expect(result.bytes).toBeLessThanOrEqual(0.95 * file.size);
    expect((await engine.judge(file, { edits: [FRAME], output: BY_QUALITY }, result.blob))?.score).toBeGreaterThan(78);
  });

  it('leaves a file within the target size', async () => {
    const bytes = await asSharp(photoLike(640, 448)).webp({ quality: 40 }).toBuffer();
    const target: Recipe['output'] = { format: 'jpeg', aim: 'size', bytes: bytes.length + 1000 };
    const { result, same } = await run(bytes, 'photo.webp', [FRAME], target);
    expect(same).toBe(true);
    expect(result).toMatchObject({
      width: 640,
      height: 448,
      format: 'webp',
      plan: { unchanged: 'fits', width: 640 },
    });
  });

  it('makes a photo smaller', async () => {
    const bytes = await asSharp(photoLike(640, 448)).jpeg({ quality: 95 }).toBuffer();
    const { result } = await run(bytes, 'photo.jpg', [FRAME], BY_QUALITY);
    expect(result).toMatchObject({ width: 480, height: 336 });
    expect(codesOf(result)).not.toContain('left-as-it-is');
  });
});

describe('an alpha channel', () => {
  const target: Recipe['output'] = { format: 'same', aim: 'size', bytes: 5 * 1024 };

  it.each([
    { pixels: 'opaque', alpha: 1, format: 'jpeg' },
    { pixels: 'half transparent', alpha: 0.5, format: 'png' },
  ])('of $pixels pixels leads to a $format for a target that a PNG misses', async ({ alpha, format }) => {
    const bytes = await asSharp(photoLike(240, 160)).ensureAlpha(alpha).png().toBuffer();
    const { result } = await run(bytes, 'photo.png', [], target);
    expect(result.format).toBe(format);
    expect(result.plan.losses).toEqual([]);
  });
});

describe('a size in pixels that was asked for', () => {
  const files = {
    png: () => screenshot(1),
    gif: () =>
      asSharp(screenshotLike(640, 448, { inks: 1 }))
        .gif()
        .toBuffer(),
    webp: () =>
      asSharp(screenshotLike(640, 448, { inks: 1 }))
        .webp({ lossless: true })
        .toBuffer(),
    jpeg: () => asSharp(photoLike(640, 448)).jpeg({ quality: 12 }).toBuffer(),
  };
  const outputs: Recipe['output'][] = [BY_QUALITY, { format: 'same', aim: 'score', score: 80 }];

  it.each(Object.keys(files).flatMap((name) => outputs.map((output) => [name as keyof typeof files, output] as const)))(
    'is the size of a %s, whatever its bytes: %o',
    async (name, output) => {
      const { file, result } = await run(await files[name](), name, [{ do: 'resize', percent: 95 }], output);
      expect(result).toMatchObject({ format: name, width: 608, height: 426 });
      expect(codesOf(result)).not.toContain('scaled');
      expect(codesOf(result).includes('larger')).toBe(result.bytes > file.size);
    },
  );
});

import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import { createEngine, type Engine, hashOf, type Recipe } from '../node.ts';

/** Enough frames for several slices and two workers. */
const SIZE = { width: 480, height: 400 } as const;
const COUNT = 64;
const delayOf = (frame: number) => 20 + 10 * (frame % 5);
const LOOP = 2;

/** Returns the pixels of a frame: a disc that moves and pauses. */
function shown(frame: number, x: number, y: number, background: readonly number[]): readonly number[] {
  const step = frame >= 20 && frame < 31 ? 20 : frame;
  const [left, top] = [40 + step * 6, 200 + 120 * Math.sin(step / 6)];
  const inside = (x - left) ** 2 + (y - top) ** 2 < 40 ** 2;
  if (inside) return step % 2 ? [230, 40, 40, 255] : [40, 90, 220, 255];
  return y > 380 && x < step * 9 ? [20, 160, 60, 255] : background;
}

const BACKGROUNDS = { opaque: [250, 240, 220, 255], transparent: [0, 0, 0, 0] } as const;
type Kind = keyof typeof BACKGROUNDS;

const drawn = new Map<string, Promise<File>>();

function animation(kind: Kind, format: 'gif' | 'webp'): Promise<File> {
  const name = `${kind}.${format}`;
  const file = drawn.get(name) ?? draw(kind, format);
  drawn.set(name, file);
  return file;
}

async function draw(kind: Kind, format: 'gif' | 'webp'): Promise<File> {
  const { width, height } = SIZE;
  const strip = Buffer.alloc(width * height * 4 * COUNT);
  for (let frame = 0; frame < COUNT; frame++) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        strip.set(shown(frame, x, y, BACKGROUNDS[kind]), ((frame * height + y) * width + x) * 4);
      }
    }
  }
  const raw = { width, height: height * COUNT, channels: 4, pageHeight: height } as const;
  const timing = { delay: Array.from({ length: COUNT }, (_, i) => delayOf(i)), loop: LOOP };
  const image = sharp(strip, { raw });
  const bytes = await (format === 'gif'
    ? image.gif({ ...timing, effort: 1, keepDuplicateFrames: true })
    : image.webp({ ...timing, lossless: true, effort: 0 })
  ).toBuffer();
  return new File([new Uint8Array(bytes)], `disc.${format}`);
}

/** Visible frames and their start times. */
async function seen(bytes: Uint8Array) {
  const { delay = [], loop } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const length = info.width * (info.pageHeight ?? info.height) * 4;
  let at = 0;
  const frames = delay.map((lasts, i) => {
    const frame = { from: at, pixels: data.subarray(i * length, (i + 1) * length) };
    at += lasts;
    return frame;
  });
  return { lasts: at, loop, width: info.width, frameAt: (time: number) => frames.findLast(({ from }) => from <= time) };
}

/**
 * Returns the largest mean difference of any frame, of 255. Colours of pixels that are transparent in both are ignored.
 */
async function worstDifference(source: Uint8Array, result: Uint8Array, column: (x: number) => number) {
  const [before, after] = [await seen(source), await seen(result)];
  expect({ lasts: after.lasts, loop: after.loop }).toEqual({ lasts: before.lasts, loop: before.loop });
  let worst = 0;
  for (let frame = 0, at = 0; frame < COUNT; at += delayOf(frame++)) {
    const [from, to] = [before.frameAt(at)?.pixels, after.frameAt(at)?.pixels];
    if (!from || !to) throw new Error(`Nothing is seen at ${at} ms`);
    let sum = 0;
    for (let y = 0; y < SIZE.height; y += 3) {
      for (let x = 0; x < SIZE.width; x += 3) {
        const [a, b] = [(y * SIZE.width + x) * 4, (y * SIZE.width + column(x)) * 4];
        const same = from[a + 3] === 0 && to[b + 3] === 0;
        if (!same) for (let c = 0; c < 4; c++) sum += Math.abs((from[a + c] ?? 0) - (to[b + c] ?? 0));
      }
    }
    worst = Math.max(worst, (sum / 4) * (9 / (SIZE.width * SIZE.height)));
  }
  return worst;
}

const engines: Readonly<Record<string, Engine>> = {
  'a few frames at a time': createEngine({ workers: 1 }),
  'by two workers': createEngine({ workers: 2 }),
};
afterAll(() => Promise.all(Object.values(engines).map((engine) => engine[Symbol.asyncDispose]())));

const bytesOf = async ({ blob }: { blob: Blob }) => new Uint8Array(await blob.arrayBuffer());
const flipped = (format: 'gif' | 'webp'): Recipe => ({
  edits: [{ do: 'flip', axis: 'horizontal' }],
  output: { aim: 'encode', format, ...(format === 'webp' && { lossless: true }) },
});

describe.each(Object.entries(engines))('a long animation, processed %s', (_how, engine) => {
  it.each([
    ['transparent', 'gif', 'gif'],
    ['transparent', 'gif', 'webp'],
  ] as const)('shows the same, %s, from %s to %s', showsTheSame);
  it.each([
    ['opaque', 'gif', 'gif'],
    ['opaque', 'webp', 'webp'],
    ['transparent', 'webp', 'webp'],
  ] as const)('shows the same, %s, from %s to %s', { tags: ['all'] }, showsTheSame);

  async function showsTheSame(kind: Kind, from: 'gif' | 'webp', to: 'gif' | 'webp') {
    const file = await animation(kind, from);
    const progress: number[] = [];
    const result = await engine.run(file, flipped(to), { onProgress: ({ done }) => progress.push(done) });
    const difference = await worstDifference(
      new Uint8Array(await file.arrayBuffer()),
      await bytesOf(result),
      (x) => SIZE.width - 1 - x,
    );
    expect(difference).toBeLessThan(0.1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.some((done) => done > 0.2 && done < 0.8)).toBe(true);
  }
});

it.each(['gif', 'webp'] as const)('has the same bytes in %s for any number of workers', async (format) => {
  const file = await animation('opaque', 'gif');
  const logo = await fixtureFile('quadrants.png');
  const picture = await hashOf(logo);
  const { edits, output } = flipped(format);
  const recipe: Recipe = { edits: [...edits, { do: 'watermark', picture }], output };
  const run = (engine: Engine) => engine.run(file, recipe, { watermarks: { [picture]: logo } });
  const made = await Promise.all(
    Object.values(engines).map(async (engine) => Buffer.from(await bytesOf(await run(engine)))),
  );
  const [few, spread] = made;
  expect(spread?.equals(few ?? Buffer.alloc(0))).toBe(true);
});

it('can be cancelled during the work', async () => {
  const file = await animation('opaque', 'gif');
  for (const engine of Object.values(engines)) {
    const aborter = new AbortController();
    const given = engine.run(file, flipped('gif'), {
      signal: aborter.signal,
      onProgress: ({ done }) => done > 0.3 && aborter.abort(),
    });
    await expect(given).rejects.toMatchObject({ code: 'cancelled' });
  }
});

it('is incomplete if it is truncated', async () => {
  const whole = new Uint8Array(await (await animation('opaque', 'webp')).arrayBuffer());
  const file = new File([whole.subarray(0, whole.length / 2)], 'half.webp');
  for (const engine of Object.values(engines)) {
    await expect(engine.run(file, flipped('webp'))).rejects.toMatchObject({ code: 'incomplete' });
  }
});

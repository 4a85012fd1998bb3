import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { DISPOSAL, type MadeGif, makeGif } from '../../../fixtures/gif.ts';
import { noise } from '../../../fixtures/pictures.ts';
import { createEngine } from '../../node.ts';
import { parseGif } from './blocks.ts';

/* Scaled GIFs whose frames share a palette: the result has one palette too, and frames store what changed. */

const engines = [1, 2].map((workers) => createEngine({ workers }));
afterAll(async () => {
  for (const engine of engines) await engine[Symbol.asyncDispose]();
});

const { none, background } = DISPOSAL;
const SIZE = { width: 240, height: 150 };
const FRAMES = 24;
const greys = (count: number) =>
  Array.from({ length: count }, (_, i) => [0, 1, 2].map(() => Math.round((i * 255) / (count - 1))));

/** Lines of words on a page, without their pointer. */
const page = (x: number, y: number) => {
  if (y < 14) return 3;
  const isWord = y % 12 < 6 && ((x >> 2) * 7 + (y / 12) * 5) % 11 < 7 && x % 9 !== 0;
  return isWord && x > 12 && x < 220 ? 0 : 1;
};
const ground = (x: number, y: number, shades: number) =>
  Math.floor((((x + y * 2) % 240) / 240) * (shades - 2)) + (page(x, y) === 0 ? 1 : 0);

/** The first frame is the ground, and a pointer of 10 pixels moves over it. */
function withPointer(
  at: (x: number, y: number) => number,
  pointer: number,
  disposal: number = none,
  frame: Partial<MadeGif['frames'][number]> = {},
): MadeGif['frames'] {
  const places = Array.from({ length: FRAMES }, (_, i) => ({ left: 20 + i * 7, top: 20 + i * 4 }));
  return places.map(({ left, top }, i) => {
    const before = places[i - 1];
    if (!before) return { box: [0, 0, SIZE.width, SIZE.height], at, disposal, ...frame };
    const box = [before.left, before.top, left - before.left + 10, top - before.top + 10] as const;
    const isPointer = (x: number, y: number) => x >= left && y >= top && x - left + (y - top) < 10;
    return {
      box,
      disposal,
      ...frame,
      at: (x, y) => (isPointer(x + box[0], y + box[1]) ? pointer : at(x + box[0], y + box[1])),
    };
  });
}

const random = noise(9);
const grain = Array.from({ length: SIZE.width * SIZE.height }, () => Math.floor(random() * 24));

const KINDS: Record<string, Partial<MadeGif> & Pick<MadeGif, 'palette'>> = {
  'a recorded screen': {
    palette: [[20, 20, 20], [255, 255, 255], [200, 30, 30], [60, 90, 160], ...greys(4)],
    frames: withPointer(page, 2),
  },
  'a page with shades': { palette: greys(64), frames: withPointer((x, y) => ground(x, y, 64), 63) },
  'many colours': {
    palette: Array.from({ length: 256 }, (_, i) => [i, (i * 5) % 256, 255 - i]),
    frames: withPointer((x, y) => ((x >> 1) + (grain[y * SIZE.width + x] ?? 0)) % 256, 255),
  },
  'transparent areas': {
    palette: greys(16),
    frames: withPointer((x, y) => (page(x, y) === 1 ? 15 : 4), 9, background, { transparent: 15 }),
  },
};

const gifOf = (made: Partial<MadeGif> & Pick<MadeGif, 'palette'>) => makeGif({ ...SIZE, frames: [], ...made });

async function rgbaOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { pages: -1 }).ensureAlpha().raw().toBuffer();
}

async function resized(gif: Uint8Array, width: number, engine = engines[0]) {
  const result = await engine?.run(new File([new Uint8Array(gif)], 'moving.gif'), {
    edits: [{ do: 'resize', width }],
    output: { aim: 'encode', format: 'gif' },
  });
  if (!result) throw new TypeError('Expected an engine');
  return { ...result, data: new Uint8Array(await result.blob.arrayBuffer()) };
}

/** Each frame scaled apart. */
async function scaledApart(gif: Uint8Array, width: number, height: number): Promise<Buffer> {
  const frames = Array.from({ length: FRAMES }, (_, page) =>
    sharp(gif, { page }).ensureAlpha().resize({ width, height, fit: 'fill' }).raw().toBuffer(),
  );
  return Buffer.concat(await Promise.all(frames));
}

/** The root mean square of the differences, where colours count as far as they are visible. */
function errorOf(made: Buffer, right: Buffer): number {
  expect(made.length).toBe(right.length);
  let sum = 0;
  for (let at = 0; at < made.length; at += 4) {
    const [own, other] = [(made[at + 3] ?? 0) / 255, (right[at + 3] ?? 0) / 255];
    for (let i = 0; i < 3; i++) sum += ((made[at + i] ?? 0) * own - (right[at + i] ?? 0) * other) ** 2;
  }
  return Math.sqrt(sum / made.length);
}

describe.each(Object.entries(KINDS))('%s', (_, made) => {
  const gif = gifOf(made);

  it('takes no more bytes than sharp, with no more error', async () => {
    const { data, frames, width, height } = await resized(gif, 90);
    expect(frames).toBe(FRAMES);
    const right = await scaledApart(gif, width, height);
    const peer = await sharp(gif, { pages: -1 })
      .resize({ width, height, fit: 'fill' })
      .gif({ keepDuplicateFrames: true })
      .toBuffer();
    expect(data.length).toBeLessThanOrEqual(peer.length);
    expect(errorOf(await rgbaOf(data), right)).toBeLessThanOrEqual(errorOf(await rgbaOf(peer), right));
  });

  it('has one palette, of no more colours than the file’s', async () => {
    const { frames, palette } = parseGif((await resized(gif, 90)).data);
    expect(frames.every((frame) => frame.palette.length === 0)).toBe(true);
    expect(palette.length / 3).toBeLessThanOrEqual(made.palette.length);
  });

  it('is the same with any number of workers', async () => {
    const [one, two] = await Promise.all(engines.map((engine) => resized(gif, 60, engine)));
    expect(Buffer.compare(one?.data ?? new Uint8Array(), two?.data ?? new Uint8Array(1))).toBe(0);
  });
});

it('an area that does not change keeps its pixels in every frame', async () => {
  const { data, width, height } = await resized(gifOf(KINDS['a recorded screen'] ?? { palette: [] }), 100);
  const pixels = await rgbaOf(data);
  const rows = width * 4 * 6;
  for (let frame = 1; frame < FRAMES; frame++) {
    const from = frame * width * height * 4;
    expect(pixels.subarray(from, from + rows).equals(pixels.subarray(0, rows))).toBe(true);
  }
});

it('a colour that is added keeps its value', async () => {
  const gif = gifOf(KINDS['a recorded screen'] ?? { palette: [] });
  const result = await engines[0]?.run(new File([new Uint8Array(gif)], 'moving.gif'), {
    edits: [
      { do: 'resize', width: 90 },
      { do: 'pad', ratio: '3:1', fill: '#00c850' },
    ],
    output: { aim: 'encode', format: 'gif' },
  });
  const pixels = await rgbaOf(new Uint8Array((await result?.blob.arrayBuffer()) ?? []));
  expect([...pixels.subarray(0, 4)]).toEqual([0, 200, 80, 255]);
});

import sharp, { type Sharp } from 'sharp';
import { mean } from '#peers/statistics.ts';
import { enlarged } from './enlarge.ts';
import { readable } from './readable.ts';
import type { ScorePool } from './score-pool.ts';
import type { Rgb } from './ssimulacra2.ts';

/** A picture with more pixels is judged by parts, since a megapixel takes 1.5 s. */
const WHOLE_PIXELS = 1.2e6;
/** Side of a part in pixels. SSIMULACRA2 halves a picture six times. */
const TILE = 512;

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The whole picture. For a large one: four parts, centred where lines at one and two thirds of its sides cross. */
export function judgedParts({ width, height }: { width: number; height: number }): Rectangle[] {
  if (width * height <= WHOLE_PIXELS) return [{ left: 0, top: 0, width, height }];
  const [w, h] = [Math.min(TILE, width), Math.min(TILE, height)];
  const at = (side: number, tile: number, third: number) =>
    Math.max(0, Math.min(side - tile, Math.round((side * third) / 3 - tile / 2)));
  return [1, 2].flatMap((y) =>
    [1, 2].map((x) => ({ left: at(width, w, x), top: at(height, h, y), width: w, height: h })),
  );
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false, pages: 1 }).autoOrient();

async function rgbOf(image: Sharp): Promise<Rgb> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

function cut({ data, width }: Rgb, part: Rectangle): Rgb {
  const rows = Array.from({ length: part.height }, (_, y) => {
    const start = ((part.top + y) * width + part.left) * 3;
    return data.subarray(start, start + part.width * 3);
  });
  return { data: new Uint8Array(Buffer.concat(rows)), width: part.width, height: part.height };
}

async function scoreParts(pool: ScorePool, original: Rgb, distorted: Rgb): Promise<number> {
  const parts = judgedParts(original);
  return mean(await Promise.all(parts.map((part) => pool.score(cut(original, part), cut(distorted, part)))));
}

/** Scores a result of the original's size, or a smaller one after enlarging it as a viewer would. */
export async function scoreFullSize(pool: ScorePool, original: Uint8Array, result: Uint8Array): Promise<number> {
  const reference = await rgbOf(open(original));
  const seen = await rgbOf(open(await readable(result)));
  return scoreParts(pool, reference, await enlargedRgb(seen, reference));
}

async function enlargedRgb(seen: Rgb, { width, height }: Rgb): Promise<Rgb> {
  const data = await enlarged(withAlpha(seen), seen, { width, height });
  return { data: withoutAlpha(data), width, height };
}

function withAlpha({ data }: Rgb): Uint8Array {
  const rgba = new Uint8Array((data.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4) rgba.set(data.subarray(from, from + 3), to);
  return rgba;
}

function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) rgb.set(rgba.subarray(from, from + 3), to);
  return rgb;
}

/**
 * The ideal results of a resize: Lanczos 3 and linear interpolation over the whole area, each with gamma-encoded values
 * and in linear light. A library is not penalised for its choice of kernel.
 */
function idealResizes(original: Uint8Array, size: { width: number; height: number }): Promise<Rgb[]> {
  const options = { ...size, fit: 'fill', fastShrinkOnLoad: false } as const;
  return Promise.all([
    rgbOf(open(original).resize({ ...options, kernel: 'lanczos3' })),
    rgbOf(open(original).resize({ ...options, kernel: 'linear' })),
    rgbOf(
      open(original)
        .pipelineColourspace('scrgb')
        .resize({ ...options, kernel: 'lanczos3' }),
    ),
  ]);
}

const idealsOf = new WeakMap<Uint8Array, Map<string, Promise<Rgb[]>>>();

/** Scores a smaller picture against the nearest of the ideal results. */
export async function scoreResized(pool: ScorePool, original: Uint8Array, result: Uint8Array): Promise<number> {
  const seen = await rgbOf(open(result));
  const { width, height } = seen;
  const bySize = idealsOf.get(original) ?? new Map<string, Promise<Rgb[]>>();
  idealsOf.set(original, bySize);
  const ideals = bySize.get(`${width} ${height}`) ?? idealResizes(original, { width, height });
  bySize.set(`${width} ${height}`, ideals);
  const scores = await Promise.all((await ideals).map((ideal) => scoreParts(pool, ideal, seen)));
  return Math.max(...scores);
}

// What the encoder brings on pictures as large as cameras make them: node bench/jpeg/full-size.ts picture… [butteraugli]
// Each as it is, so best without a loss before. Bytes at equal scores against MozJPEG as jSquash sets it, and libvips as it was
// set before. docs/decisions/0035-jpeg-encoder.md
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { loadKernel } from '../../engine/score/load.node.ts';
import type { Pixels } from '../../engine/score/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { interpolate } from '../measure/statistics.ts';
import { butteraugli } from '../score/butteraugli.ts';
import { encode as encodeByVips, pictureOf } from '../score/codec.ts';
import { byJsquash } from './jsquash.ts';
import { jpegByLibvips } from './libvips.ts';
import { encodeJpeg } from './own.ts';
import { pixelsOf } from './photos.ts';

const asked = process.argv.slice(2);
const second = asked.at(-1) === 'butteraugli';
const files = second ? asked.slice(0, -1) : asked;
const SCORES = [70, 80, 85];

/** A setting is a whole number here, and a greater one is a better picture. */
interface Contender {
  least: number;
  most: number;
  run(pixels: Pixels, setting: number): Promise<Uint8Array> | Uint8Array;
}

const scaleOf = (setting: number) => 8 * 0.95 ** setting;
const CONTENDERS: Readonly<Record<string, Contender>> = {
  own: { least: 0, most: 110, run: (pixels, n) => encodeJpeg(pixels, { scale: scaleOf(n), colour: 'halved' }) },
  jSquash: { least: 5, most: 98, run: byJsquash },
  libvips: {
    ...{ least: 5, most: 98 },
    async run(pixels, quality) {
      using picture = pictureOf(pixels);
      return await encodeByVips(picture, jpegByLibvips, { quality, effort: 'usual', lossless: false });
    },
  },
};

interface Point {
  score: number;
  bytes: number;
  seen: Pixels;
}

const kernel = await loadKernel();

/** Where a way to write reaches the scores: the logarithms of bytes and of butteraugli. */
async function reached(pixels: Pixels, { least, most, run }: Contender) {
  const prepared = prepare(kernel, pixels);
  const known = new Map<number, Point>();
  const pointAt = async (setting: number): Promise<Point> => {
    const before = known.get(setting);
    if (before) return before;
    const file = await run(pixels, setting);
    const seen = { ...pixels, data: new Uint8Array(await sharp(file).toColourspace('srgb').raw().toBuffer()) };
    const point = { score: prepared.score(seen), bytes: file.length, seen };
    known.set(setting, point);
    return point;
  };
  const nearest: Point[] = [];
  const bytes: (number | undefined)[] = [];
  for (const score of SCORES) {
    let [low, high] = [least, most];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((await pointAt(middle)).score <= score) low = middle;
      else high = middle;
    }
    const both = [await pointAt(low), await pointAt(high)].sort((a, b) => a.score - b.score);
    bytes.push(
      interpolate(
        both.map((point) => ({ x: point.score, y: Math.log(point.bytes) })),
        score,
      ),
    );
    nearest.push(both.reduce((a, b) => (Math.abs(a.score - score) < Math.abs(b.score - score) ? a : b)));
  }
  if (!second) return { bytes, seconds: [] };
  const points: { x: number; y: number }[] = [];
  for (const point of nearest) points.push({ x: point.score, y: Math.log(await butteraugli(pixels, point.seen)) });
  return { bytes, seconds: SCORES.map((score) => along(points, score)) };
}

/** On the straight line through the two points about it, or beyond the last. */
function along(points: readonly { x: number; y: number }[], x: number): number {
  const next = Math.max(
    1,
    points.findIndex((point) => point.x >= x),
  );
  const [a, b] = [points[next - 1], points[next]];
  return a && b ? a.y + ((x - a.x) * (b.y - a.y)) / (b.x - a.x) : Number.NaN;
}

const percent = (own: number | undefined, other: number | undefined) =>
  own === undefined || other === undefined ? '-' : `${(100 * Math.expm1(own - other)).toFixed(1)}%`;

for (const file of files) {
  const pixels = await pixelsOf(await readFile(file), 99_999);
  const own = await reached(pixels, CONTENDERS.own as Contender);
  for (const name of ['jSquash', 'libvips']) {
    const other = await reached(pixels, CONTENDERS[name] as Contender);
    const over = (a: readonly (number | undefined)[], b: typeof a) =>
      a.map((value, i) => percent(value, b[i])).join(', ');
    const seconds = second ? `; butteraugli ${over(own.seconds, other.seconds)}` : '';
    console.log(
      `${basename(file)} ${pixels.width} × ${pixels.height}, over ${name} at ${SCORES.join(', ')}: bytes ${over(own.bytes, other.bytes)}${seconds}`,
    );
  }
}

process.exit(0);

// Compares the JPEG encoder with others at equal scores: node proof/jpeg/trial.ts [half] [longest side] [butteraugli]
// The others are MozJPEG with jSquash's settings and with libvips's. The photos are the corpus's and Debian's
// mate-backgrounds, half `report` or `tune`. docs/decisions/0035-jpeg-encoder.md
import sharp from 'sharp';
import { interpolate, mean } from '#peers/statistics.ts';
import { jpeg } from '../../engine/codecs/jpeg/facts.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import type { Half } from '../halves.ts';
import { butteraugli } from './butteraugli.ts';
import { byJsquash } from './jsquash.ts';
import { encodeJpeg } from './own.ts';
import { photosOf, pixelsOf } from './photos.ts';
import { encodeByVips, pictureOf } from './scored-codec.ts';

const [half = 'report', side = '1000', second] = process.argv.slice(2);
const SCORES = [70, 80, 85];
/** The highest score to compare. */
const ENOUGH = 88;
const QUALITIES = [8, 14, 20, 30, 40, 50, 58, 66, 72, 78, 83, 86, 88, 90, 92, 94, 96];
const SCALES = [8, 5, 3.5, 2.5, 1.8, 1.3, 1, 0.8, 0.65, 0.5, 0.4, 0.32, 0.25, 0.2, 0.15, 0.1, 0.06];

interface Point {
  score: number;
  bytes: number;
  /** 3-norm of butteraugli, if requested. */
  second: number;
  seen: Pixels;
}

async function byLibvips(pixels: Pixels, quality: number): Promise<Uint8Array> {
  using picture = pictureOf(pixels);
  return await encodeByVips(picture, jpeg, { quality, effort: 'usual', lossless: false });
}

async function byLibjpegTurbo({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> {
  return await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, optimiseCoding: true })
    .toBuffer();
}

const OWN = 'own encoder';
const CONTENDERS = {
  [OWN]: { steps: SCALES, run: (p: Pixels, scale: number) => encodeJpeg(p, { scale, subsampling: '4:2:0' }) },
  jSquash: { steps: QUALITIES, run: byJsquash },
  libvips: { steps: QUALITIES, run: byLibvips },
  'libjpeg-turbo': { steps: QUALITIES, run: byLibjpegTurbo },
} as const;
/** The encoders that butteraugli also judges. */
const SECOND: readonly string[] = [OWN, 'jSquash', 'libvips'];
type Name = keyof typeof CONTENDERS;
const NAMES = Object.keys(CONTENDERS) as Name[];

const kernel = await compileModule('score');

async function curveOf(pixels: Pixels, name: Name): Promise<Point[]> {
  const prepared = prepare(kernel, pixels);
  const { steps, run } = CONTENDERS[name];
  const points: Point[] = [];
  for (const step of steps) {
    const bytes = await run(pixels, step);
    const seen = { ...pixels, data: new Uint8Array(await sharp(bytes).toColourspace('srgb').raw().toBuffer()) };
    points.push({ score: prepared.score(seen), bytes: bytes.length, second: Number.NaN, seen });
    if ((points.at(-1)?.score ?? 0) > ENOUGH) break;
  }
  points.sort((a, b) => a.score - b.score);
  if (second && SECOND.includes(name)) {
    for (const [i, point] of points.entries()) {
      const isBeside = SCORES.some((score) => {
        const [before, after] = [points[i - 1]?.score ?? score, points[i + 1]?.score ?? score];
        return point.score <= score ? after >= score : before <= score;
      });
      if (isBeside) point.second = await butteraugli(pixels, point.seen);
    }
  }
  return points;
}

const at = (points: readonly Point[], score: number, of: 'bytes' | 'second') =>
  interpolate(
    points.map((point) => ({ x: point.score, y: Math.log(point[of]) })),
    score,
  );

const percent = (log: number) => `${(100 * Math.expm1(log)).toFixed(2)}%`;

/**
 * The logarithms of our bytes over theirs at each score, for both metrics. Empty if an encoder does not reach the
 * score.
 */
const over = (curves: Map<Name, Point[]>, peer: Name, of: 'bytes' | 'second') =>
  SCORES.map((score) => {
    const [own, other] = [at(curves.get(OWN) ?? [], score, of), at(curves.get(peer) ?? [], score, of)];
    return own === undefined || other === undefined ? undefined : own - other;
  });

const measured: Map<Name, Point[]>[] = [];
for (const { name, bytes } of await photosOf(half as Half)) {
  const pixels = await pixelsOf(bytes, Number(side));
  const curves = new Map<Name, Point[]>();
  for (const each of NAMES) curves.set(each, await curveOf(pixels, each));
  measured.push(curves);
  const told = (of: 'bytes' | 'second') =>
    over(curves, 'jSquash', of)
      .map((log) => (log === undefined ? '-' : percent(log)))
      .join(', ');
  const seconds = second ? `; butteraugli ${told('second')}` : '';
  console.log(`${name}, over jSquash's at ${SCORES.join(', ')}: bytes ${told('bytes')}${seconds}`);
}

for (const peer of NAMES.slice(1)) {
  for (const of of ['bytes', ...(second && SECOND.includes(peer) ? (['second'] as const) : [])] as const) {
    const means = SCORES.map((_, i) => {
      const logs = measured
        .map((curves) => over(curves, peer, of)[i])
        .filter((log) => log !== undefined)
        .filter((log) => !Number.isNaN(log));
      return `${percent(mean(logs))} (${logs.length} photos, at worst ${percent(Math.max(...logs))})`;
    });
    console.log(
      `${of === 'bytes' ? 'bytes' : 'butteraugli'} over ${peer}, at ${SCORES.join(', ')}: ${means.join('; ')}`,
    );
  }
}

process.exit(0);

// What an encoder of our own would bring, at equal scores: node bench/jpeg/trial.ts [half] [longest side] [butteraugli]
// Against MozJPEG as jSquash and as this product set it, over the photos of the corpus and Debian's mate-backgrounds (or
// BENCH_PHOTOS). docs/decisions/0035-jpeg-encoder.md
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/jpeg/encode.js';
import sharp from 'sharp';
import { jpeg } from '../../engine/formats/jpeg.ts';
import { loadKernel } from '../../engine/score/load.node.ts';
import type { Pixels } from '../../engine/score/pixels.ts';
import { prepare } from '../../engine/score/score.ts';
import { type Half, halfOf } from '../inputs/halves.ts';
import { findPhotos } from '../inputs/photos.ts';
import { interpolate, mean } from '../measure/statistics.ts';
import { butteraugli } from '../score/butteraugli.ts';
import { encode as encodeByVips, pictureOf } from '../score/codec.ts';
import { encodeJpeg } from './encode.ts';

const [half = 'report', side = '1000', second] = process.argv.slice(2);
const SCORES = [70, 80, 85];
/** Scores between which the second metric is asked. */
const AROUND = [60, 92] as const;
const QUALITIES = [8, 14, 20, 30, 40, 50, 58, 66, 72, 78, 83, 86, 88, 90, 92, 94, 96];
const SCALES = [8, 5, 3.5, 2.5, 1.8, 1.3, 1, 0.8, 0.65, 0.5, 0.4, 0.32, 0.25, 0.2, 0.15, 0.1, 0.06];

interface Point {
  score: number;
  bytes: number;
  /** 3-norm of butteraugli. */
  second: number;
}

const mozjpeg = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
await init(await WebAssembly.compile(await readFile(mozjpeg)));

async function byJsquash({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> {
  const rgba = await sharp(data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const pixels = { data: new Uint8ClampedArray(rgba), width, height, colorSpace: 'srgb' };
  return new Uint8Array(await encode(pixels as ImageData, { quality }));
}

async function byThisProduct(pixels: Pixels, quality: number): Promise<Uint8Array> {
  using picture = pictureOf(pixels);
  return await encodeByVips(picture, jpeg, { quality, effort: 'usual', lossless: false });
}

const CONTENDERS = {
  'own encoder': { steps: SCALES, run: (p: Pixels, scale: number) => encodeJpeg(p, { scale, colour: 'halved' }) },
  jSquash: { steps: QUALITIES, run: byJsquash },
  'this product': { steps: QUALITIES, run: byThisProduct },
} as const;
type Name = keyof typeof CONTENDERS;
const NAMES = Object.keys(CONTENDERS) as Name[];

const kernel = await loadKernel();

async function curveOf(pixels: Pixels, name: Name): Promise<Point[]> {
  const prepared = prepare(kernel, pixels);
  const { steps, run } = CONTENDERS[name];
  const points: Point[] = [];
  for (const step of steps) {
    const bytes = await run(pixels, step);
    const seen = { ...pixels, data: new Uint8Array(await sharp(bytes).toColourspace('srgb').raw().toBuffer()) };
    const score = prepared.score(seen);
    const isAsked = second && score > AROUND[0] && score < AROUND[1];
    points.push({ score, bytes: bytes.length, second: isAsked ? await butteraugli(pixels, seen) : Number.NaN });
  }
  return points;
}

const at = (points: readonly Point[], score: number, of: 'bytes' | 'second') =>
  interpolate(
    points.map((point) => ({ x: point.score, y: Math.log(point[of]) })),
    score,
  );

const percent = (log: number) => `${(100 * Math.expm1(log)).toFixed(1)}%`;

/** Of both, the logarithm of ours over theirs at each score; none where one does not reach it. */
const over = (curves: Map<Name, Point[]>, peer: Name, of: 'bytes' | 'second') =>
  SCORES.map((score) => {
    const [own, other] = [at(curves.get('own encoder') ?? [], score, of), at(curves.get(peer) ?? [], score, of)];
    return own === undefined || other === undefined ? undefined : own - other;
  });

const { photos } = await findPhotos(99);
const measured: Map<Name, Point[]>[] = [];
for (const { name, bytes } of halfOf(photos, half as Half | 'all')) {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: Number(side), height: Number(side), fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels: Pixels = { data: new Uint8Array(data), width: info.width, height: info.height, channels: 3 };
  const curves = new Map<Name, Point[]>();
  for (const each of NAMES) curves.set(each, await curveOf(pixels, each));
  measured.push(curves);
  const told = over(curves, 'jSquash', 'bytes').map((log) => (log === undefined ? '-' : percent(log)));
  console.log(`${name}: bytes over jSquash's at ${SCORES.join(', ')}: ${told.join(', ')}`);
}

for (const peer of NAMES.slice(1)) {
  for (const of of ['bytes', ...(second ? (['second'] as const) : [])] as const) {
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

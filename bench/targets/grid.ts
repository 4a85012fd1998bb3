import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import factory from 'wasm-vips';
import { AS_IT_IS, type Picture } from '../../engine/backends/backend.ts';
import { createVipsBackend } from '../../engine/backends/vips/index.ts';
import type { Format } from '../../engine/formats/format.ts';
import { FORMATS, formatOfBytes, type WritableId } from '../../engine/formats/index.ts';
import { loadJpegEncoder } from '../../engine/jpeg/load.node.ts';
import { compileVips } from '../../engine/worker/compile.node.ts';
import { interpolate } from '../measure/statistics.ts';
import { Judge } from './judge.ts';

/** What a picture is written with, besides its scale. */
interface Way {
  quality: number;
  colours?: 'rounded';
}

/** One picture written in one way at one scale. */
export interface Cell extends Way {
  scale: number;
  bytes: number;
  score: number;
}

/** What no target is below. */
const LEAST_BYTES = 10 * 1024;

/** Sides that are tried, beside all of them. */
const SCALES = [1, 0.85, 0.7, 0.56, 0.45, 0.35, 0.27, 0.2, 0.14, 0.1];
const QUALITIES = {
  detail: [99, 95, 90, 89, 82, 74, 64, 52, 40, 30, 21, 14, 8],
  colours: [100, 99, 90, 75, 55, 35, 15],
} as const;
/** Where a format has them: between exact pixels and a palette. */
const ROUNDED = [99, 95, 90, 85, 80, 76];
/** An encoder that takes a second is asked for every other quality. */
const SLOW = new Set<WritableId>(['avif']);

const CACHE = join(import.meta.dirname, '../../.cache/targets');

const vips = await createVipsBackend({
  factory,
  libraries: ['vips-heif.wasm'],
  module: await compileVips(),
  jpegEncoder: await loadJpegEncoder(),
});

/**
 * A plain search over quality and scale: every cell of a grid encoded and judged, which takes minutes and is kept on disk
 * for as long as neither the picture nor the format's settings change.
 */
export async function gridOf(file: File, id: WritableId): Promise<Cell[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const path = join(CACHE, `${file.name}.${id}.${keyOf(bytes, FORMATS[id])}.json`);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const ways = waysOf(FORMATS[id]);
  const cells = await measured(bytes, FORMATS[id], SLOW.has(id) ? everyOther(ways) : ways);
  await mkdir(CACHE, { recursive: true });
  await writeFile(path, JSON.stringify(cells));
  return cells;
}

function waysOf({ quality }: Format): Way[] {
  const ways = QUALITIES[quality?.reduces ?? 'detail'].map((quality): Way => ({ quality }));
  const rounded = quality?.roundsAbove ? ROUNDED.map((quality): Way => ({ quality, colours: 'rounded' })) : [];
  return [...ways, ...rounded];
}

const everyOther = (ways: readonly Way[]) => ways.filter((_, i) => i % 2 === 0);

function keyOf(bytes: Uint8Array, format: Format): string {
  const ways = waysOf(format);
  const settings = ways.map((way) =>
    format.save?.({ ...way, lossless: false, effort: 'usual' }, { width: 100, height: 100 }),
  );
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([settings, SCALES, ways]));
  return hash.digest('hex').slice(0, 12);
}

async function measured(bytes: Uint8Array<ArrayBuffer>, format: Format, ways: readonly Way[]): Promise<Cell[]> {
  const judge = await Judge.of(bytes);
  using picture = await opened(bytes, format);
  const cells: Cell[] = [];
  for (const scale of SCALES) {
    using copy = scale < 1 ? picture.variant({ scale, blur: 0, smoothing: 'high' }) : undefined;
    for (const alike of Map.groupBy(ways, ({ colours }) => colours).values()) {
      for (const way of alike) {
        const made = await (copy ?? picture).encode(format, { ...way, lossless: false, effort: 'usual' });
        cells.push({ ...way, scale, bytes: made.length, score: await judge.score(made) });
        if (made.length < LEAST_BYTES) break;
      }
    }
  }
  return cells;
}

async function opened(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Picture> {
  const known = formatOfBytes(bytes);
  if (!known) throw new Error('Not a picture');
  const source = await vips.open(bytes, known);
  return source.render({ ...AS_IT_IS, format, hold: true });
}

/** The largest file that the format makes of a picture: below it every size can be had by scaling. */
export async function largestOf(file: File, id: WritableId): Promise<number> {
  const format = FORMATS[id];
  using picture = await opened(new Uint8Array(await file.arrayBuffer()), format);
  const [quality = 100] = QUALITIES[format.quality?.reduces ?? 'detail'];
  return (await picture.encode(format, { quality, lossless: false, effort: 'usual' })).length;
}

/**
 * The best score of all that fits. Between two qualities at a scale, and between two scales at a quality, it lies on the
 * straight line over the logarithm of the size, as if the grid had no gaps; but not between all pixels and nearly
 * all, since the first resize costs points at once.
 */
export function bestScore(cells: readonly Cell[], targetBytes: number): number {
  const byScale = Map.groupBy(cells, ({ scale, colours }) => `${scale} ${colours}`).values();
  const byQuality = Map.groupBy(
    cells.filter(({ scale }) => scale < 1),
    ({ quality, colours }) => `${quality} ${colours}`,
  ).values();
  const between = [...byScale, ...byQuality].map((row) =>
    interpolate(
      row.map(({ bytes, score }) => ({ x: Math.log(bytes), y: score })),
      Math.log(targetBytes),
    ),
  );
  const fitting = cells.filter(({ bytes }) => bytes <= targetBytes).map(({ score }) => score);
  return Math.max(Number.NEGATIVE_INFINITY, ...fitting, ...between.filter((score) => score !== undefined));
}

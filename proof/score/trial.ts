// Measures how near a search for a score comes and what it costs: node proof/score/trial.ts formats [target] [longest
// side] [half]
// Uses the corpus's photos and screenshots and Debian's mate-backgrounds (or BENCH_PHOTOS). Constants are never
// reported on the files that they were tuned on: files, sorted by name, alternate between the halves `tune` and
// `report`.
import { appendFile, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { mean, median, quantile } from '#peers/statistics.ts';
import { FORMATS, type WritableId } from '../../engine/formats/index.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { type Half, halfOf } from '../halves.ts';
import { picturesByName } from '../photos.ts';
import { butteraugli } from './butteraugli.ts';
import { decode, encode, pictureOf } from './codec.ts';
import { processorTime, searchFor } from './search.ts';

const [formats = 'jpeg,webp,avif,png', target = '80', side = '0', half = 'report'] = process.argv.slice(2);
/** A file that receives one line of JSON per result. */
const LOG = process.env.SCORE_LOG;
/** Computes a second metric too, which nothing is tuned to. */
const SECOND = process.env.BUTTERAUGLI !== undefined;
const targetScore = Number(target);
const longest = Number(side) || undefined;
const module = await compileModule('score');
const files = await picturesByName();

interface Row {
  name: string;
  megapixels: number;
  quality: number;
  /** The score of the whole picture, over all pixels. */
  truth: number;
  expected: number;
  worst: number;
  encodes: number;
  probes: number;
  bytes: number;
  /** The search's time divided by the time of one encode at the quality that it found. */
  cost: number;
  reached: string;
  /** 3-norm of butteraugli. */
  second?: number;
}

for (const id of formats.split(',')) {
  const format = FORMATS[id as WritableId];
  const rows: Row[] = [];
  for (const path of halfOf(files, half as Half | 'all')) {
    const pixels = decode(await readFile(path), longest);
    if (pixels.channels === 4 && !format.holds.alpha) continue;
    const { outcome, search } = await searchFor(pixels, format, targetScore);
    if (outcome.bytes === 'original' || !outcome.request) continue;
    const { quality } = outcome.request;
    using picture = pictureOf(pixels);
    const started = processorTime();
    await encode(picture, format, { quality, effort: 'usual', lossless: false });
    const once = processorTime() - started;
    const seen = decode(outcome.bytes);
    const row: Row = {
      name: basename(path),
      megapixels: (pixels.width * pixels.height) / 1e6,
      quality,
      truth: prepare(module, pixels).score(seen),
      expected: outcome.judged.score,
      worst: outcome.judged.worst,
      encodes: outcome.encodes,
      probes: outcome.probes,
      bytes: outcome.bytes.length,
      cost: search / once,
      reached: outcome.reached,
      ...(SECOND && { second: await butteraugli(pixels, seen) }),
    };
    rows.push(row);
    console.log(
      `${id} ${row.name} ${row.megapixels.toFixed(1)} MP: quality ${quality}, true score ${row.truth.toFixed(2)}, expected ${row.expected.toFixed(2)}, worst part ${row.worst.toFixed(1)}, ${row.encodes} encodes, ${row.probes} probes, ${row.cost.toFixed(2)} × one encode, ${row.reached}${SECOND ? `, butteraugli ${row.second?.toFixed(2)}` : ''}`,
    );
    if (LOG) await appendFile(LOG, `${JSON.stringify({ format: id, target: targetScore, half, ...row })}\n`);
  }
  report(id, rows);
}

function report(id: string, rows: readonly Row[]): void {
  const off = rows.map(({ truth }) => truth - targetScore).sort((a, b) => a - b);
  const within = rows.filter(({ truth }) => Math.abs(truth - targetScore) <= 2).length;
  const large = rows.filter(({ megapixels }) => megapixels >= 5).map(({ cost }) => cost);
  console.log(
    `${id}, target ${targetScore}, ${rows.length} pictures (${half}): within 2 points ${within}; off by ${[0, 0.1, 0.5, 0.9, 1].map((q) => quantile(off, q).toFixed(2)).join(', ')} (least, 10%, median, 90%, most); encodes ${mean(rows.map(({ encodes }) => encodes)).toFixed(2)}, probes ${mean(rows.map(({ probes }) => probes)).toFixed(2)}; from 5 megapixels on ${large.length > 0 ? median(large).toFixed(2) : '-'} × one encode`,
  );
}

process.exit(0);

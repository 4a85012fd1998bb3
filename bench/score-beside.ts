// A quality by its score beside what else chooses a quality, in one run: node bench/score-beside.ts [longest side] [half] [distance]
// One encoder for all (this engine's JPEG), so that only the rule differs:
// - the search for a score of 80,
// - the rule of Squoosh's auto-optimiser (libsquoosh/src/auto-optimizer.js): bisection of the quality from 50 on, full encodes,
//   at most six, until butteraugli's distance is within 0.1 of the goal, 1.4 where none is named,
// - one fixed quality: 75, and the lowest under which no picture scores less than the search's worst.
// Pictures and halves are those of bench/score.ts; butteraugli is the program of Debian's libjxl-devtools.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { FORMATS } from '../engine/formats/index.ts';
import { loadKernel } from '../engine/score/load.node.ts';
import { prepare } from '../engine/score/score.ts';
import { type Half, halfOf } from './inputs/halves.ts';
import { mean, quantile } from './measure/statistics.ts';
import { butteraugli, butteraugliMost } from './score/butteraugli.ts';
import { decode, encode, pictureOf } from './score/codec.ts';
import { scorePictures } from './score/pictures.ts';
import { processorTime, searchFor } from './score/search.ts';

const [side = '2000', half = 'report', goal = '1.4'] = process.argv.slice(2);
const TARGET = 80;
const DISTANCE = { goal: Number(goal), within: 0.1, rounds: 6 } as const;
const FIXED = Array.from({ length: 28 }, (_, i) => 70 + i);

interface Outcome {
  quality: number;
  bytes: number;
  score: number;
  /** 3-norm of butteraugli, as a metric that none of the rules but Squoosh's goes by. */
  second: number;
  encodes: number;
  /** Milliseconds of the processor, children included. */
  ms: number;
}

const RULES = ['score', 'butteraugli', 'quality 75'] as const;
const rows: Record<(typeof RULES)[number], Outcome>[] = [];
/** Bytes and score of each picture at each fixed quality. */
const fixed: { bytes: number; score: number }[][] = [];
const module = await loadKernel();
const jpeg = FORMATS.jpeg;

for (const path of halfOf(await scorePictures(), half as Half | 'all')) {
  const pixels = decode(await readFile(path), Number(side) || undefined);
  if (pixels.channels === 4) continue;
  using picture = pictureOf(pixels);
  const reference = prepare(module, pixels);
  const at = (quality: number) => encode(picture, jpeg, { quality, effort: 'usual', lossless: false });
  const judged = async (quality: number, bytes: Uint8Array, encodes: number, ms: number): Promise<Outcome> => {
    const seen = decode(bytes);
    return {
      ...{ quality, bytes: bytes.length, encodes, ms },
      score: reference.score(seen),
      second: await butteraugli(pixels, seen),
    };
  };

  const { outcome, search } = await searchFor(pixels, jpeg, TARGET);
  if (outcome.bytes === 'original' || !outcome.request) continue;
  const byScore = await judged(outcome.request.quality, outcome.bytes, outcome.encodes, search);

  let quality = 50;
  let step = 25;
  let encodes = 0;
  const started = processorTime();
  let bytes = await at(quality);
  for (;;) {
    encodes++;
    const distance = await butteraugliMost(pixels, decode(bytes));
    if (Math.abs(distance - DISTANCE.goal) < DISTANCE.within || encodes >= DISTANCE.rounds) break;
    quality += distance > DISTANCE.goal ? step : -step;
    step /= 2;
    bytes = await at(quality);
  }
  const byButteraugli = await judged(quality, bytes, encodes, processorTime() - started);

  const before = processorTime();
  const usual = await at(75);
  const row = {
    score: byScore,
    butteraugli: byButteraugli,
    'quality 75': await judged(75, usual, 1, processorTime() - before),
  };
  rows.push(row);
  const all: { bytes: number; score: number }[] = [];
  for (const fixedQuality of FIXED) {
    const file = await at(fixedQuality);
    all.push({ bytes: file.length, score: reference.score(decode(file)) });
  }
  fixed.push(all);
  const told = RULES.map((rule) => {
    const { quality, bytes, score, second, encodes, ms } = row[rule];
    return `${rule}: quality ${quality.toFixed(1)}, ${bytes} bytes, score ${score.toFixed(1)}, butteraugli ${second.toFixed(2)}, ${encodes} encodes, ${Math.round(ms)} ms`;
  });
  console.log(`${basename(path)} ${((pixels.width * pixels.height) / 1e6).toFixed(1)} MP\n  ${told.join('\n  ')}`);
}

console.log(`\n${rows.length} pictures (${half}), JPEG, longest side ${side}`);
for (const rule of RULES) {
  const outcomes = rows.map((row) => row[rule]);
  const scores = outcomes.map(({ score }) => score).sort((a, b) => a - b);
  const sum = outcomes.reduce((total, { bytes }) => total + bytes, 0);
  console.log(
    `${rule}: ${sum} bytes; score ${mean(scores).toFixed(1)} in the mean, ${[0, 0.5, 1].map((q) => quantile(scores, q).toFixed(1)).join(', ')} (least, median, most); butteraugli ${mean(outcomes.map(({ second }) => second)).toFixed(2)}; ${mean(outcomes.map(({ encodes }) => encodes)).toFixed(2)} encodes; ${Math.round(mean(outcomes.map(({ ms }) => ms)))} ms`,
  );
}

// The fixed quality that leaves none behind, and the one with an equal mean score.
const worst = Math.min(...rows.map(({ score }) => score.score));
const meanScore = mean(rows.map(({ score }) => score.score));
const safe = FIXED.findIndex((_, i) => fixed.every((each) => (each[i]?.score ?? 0) >= worst));
const equal = FIXED.findIndex((_, i) => mean(fixed.map((each) => each[i]?.score ?? 0)) >= meanScore);
for (const [name, i] of [
  ['no picture below the worst of the search', safe],
  ['the mean score of the search', equal],
] as const) {
  if (i < 0) {
    console.log(`${name}: above quality ${FIXED.at(-1)}`);
    continue;
  }
  const ratios = rows.map(({ score }, picture) => score.bytes / (fixed[picture]?.[i]?.bytes ?? 1));
  const sum = fixed.reduce((total, each) => total + (each[i]?.bytes ?? 0), 0);
  const ours = rows.reduce((total, { score }) => total + score.bytes, 0);
  console.log(
    `${name}: quality ${FIXED[i]}, ${sum} bytes; the search takes ${(ours / sum).toFixed(2)} of them, ${mean(ratios).toFixed(2)} in the mean of the pictures`,
  );
}

process.exit(0);

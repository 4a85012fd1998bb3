// How close a search for a size comes, how good its picture is, and what it costs:
//   node bench/targets.ts [count] [seed] [formats, with commas] [unjudged]
// Random targets between 10 KB and 5 MB, even on a logarithmic scale, over photos, screenshots, drawings and an animation,
// in five formats. Beside it a plain search over quality and scale says what could be had, and every still result that it
// reaches too is judged. That search takes a minute a picture and is kept in .cache/targets.
// Counts, bytes and scores only: nothing depends on the machine.

import { FORMATS, formatOfBytes, type WritableId } from '../engine/formats/index.ts';
import { createEngine, type Result } from '../engine/node.ts';
import { noise } from '../fixtures/pictures.ts';
import { mean, median, quantile } from './measure/statistics.ts';
import { bestScore, gridOf, largestOf } from './targets/grid.ts';
import { Judge } from './targets/judge.ts';
import { targetPictures } from './targets/pictures.ts';

const SMALLEST = 10 * 1024;
const LARGEST = 5 * 1024 ** 2;
const IDS: WritableId[] = ['jpeg', 'webp', 'png', 'avif', 'gif'];
const TOLERANCE = 0.03;

const count = Number(process.argv[2] ?? 400);
const random = noise(Number(process.argv[3] ?? 20_261_121));
/** The others are drawn and passed over: a target is the same with all and with some. */
const only = process.argv[4]?.split(',');
const isJudged = process.argv[5] !== 'unjudged';

interface Trial {
  file: File;
  id: WritableId;
  target: number;
  result: Result;
}

/** A trial that the plain search reaches, too. */
interface Reached extends Trial {
  /** How far below its target it is, as a fraction of it. */
  gap: number;
  /** How much the best picture of that size scores more; absent for an animation. */
  lost: number | undefined;
}

const files = await targetPictures();
const kinds = new Map(
  await Promise.all(
    files.map(async (file) => [file, formatOfBytes(new Uint8Array(await file.arrayBuffer()))] as const),
  ),
);
const trials: Trial[] = [];
await using engine = createEngine({ workers: 1 });
for (let i = 0; i < count; i++) {
  const target = Math.round(SMALLEST * (LARGEST / SMALLEST) ** random());
  const file = files[i % files.length];
  const id = IDS[Math.floor(random() * IDS.length)] ?? 'jpeg';
  if (!file) throw new Error('There are no pictures');
  if (only && !only.includes(id)) continue;
  // Chosen by hand: so that the format is measured that is meant.
  const output = { format: id, aim: 'size', bytes: target, tolerance: TOLERANCE, preserveFormat: true } as const;
  trials.push({ file, id, target, result: await engine.run(file, { edits: [], output }) });
}

const searched = trials.filter(({ result }) => result.encodes > 0);
const above = trials.filter(({ target, result }) => result.bytes > target);
const larger = trials.filter(
  ({ file, id, result }) => kinds.get(file) === FORMATS[id] && result.bytes > result.originalBytes,
);
const encodes = searched.map(({ result }) => result.encodes);
console.log(`${trials.length} targets, ${files.length} pictures; ${searched.length} were searched for`);
console.log(`above the target: ${above.length}; larger than a file of the same format: ${larger.length}`);
console.log(`full encodes: mean ${mean(encodes).toFixed(2)}, most ${Math.max(...encodes)}`);

const largests = new Map<string, Promise<number>>();
function largest(file: File, id: WritableId): Promise<number> {
  const key = `${file.name} ${id}`;
  const known = largests.get(key) ?? largestOf(file, id);
  largests.set(key, known);
  return known;
}

const reached: Reached[] = [];
for (const trial of searched) {
  const { file, id, target, result } = trial;
  if ((await largest(file, id)) < target * (1 - TOLERANCE)) continue;
  let lost: number | undefined;
  if (isJudged && result.frames === 1) {
    const cells = await gridOf(file, id);
    const judge = await Judge.of(new Uint8Array(await file.arrayBuffer()));
    lost = bestScore(cells, target) - (await judge.score(new Uint8Array(await result.blob.arrayBuffer())));
  }
  reached.push({ ...trial, gap: 1 - result.bytes / target, lost });
}

/** Further below is no fault where a larger file would not look better: a palette that has all the colours, say. */
const ALIKE = 0.5;
const isAsGood = ({ gap, lost = Number.POSITIVE_INFINITY }: Reached) => gap <= TOLERANCE || lost <= ALIKE;

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
const points = (value: number) => value.toFixed(1);
function row(called: string, of: readonly Reached[]): string {
  const gaps = of.map(({ gap }) => gap);
  const losses = of.map(({ lost }) => lost).filter((lost) => lost !== undefined);
  const cells = [
    called,
    of.length,
    percent(gaps.filter((gap) => gap <= TOLERANCE).length / of.length),
    percent(of.filter(isAsGood).length / of.length),
    percent(median(gaps)),
    percent(Math.max(...gaps)),
    mean(of.map(({ result }) => result.encodes)).toFixed(2),
    Math.max(...of.map(({ result }) => result.encodes)),
    losses.length,
    points(median(losses)),
    points(quantile(losses, 0.9)),
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(`
| of those that quality and scale reach | targets | within ${percent(TOLERANCE)} | or as good as any | median gap | largest | encodes | most | judged | points lost, median | 90% |
|---|---|---|---|---|---|---|---|---|---|---|
${row('all', reached)}`);
for (const id of IDS) {
  const of = reached.filter((trial) => trial.id === id);
  if (of.length > 0) console.log(row(FORMATS[id].label, of));
}

if (process.env.VERBOSE) {
  console.log('\nAll, the worst first:');
  for (const { file, id, target, result, gap, lost = 0 } of reached.toSorted((a, b) => (b.lost ?? 0) - (a.lost ?? 0))) {
    const made = `${result.width} wide, quality ${result.quality ?? '-'}, ${result.encodes} encodes`;
    console.log(`${points(lost)} points, ${percent(gap)} below: ${file.name} as ${id} to ${target}: ${made}`);
  }
}

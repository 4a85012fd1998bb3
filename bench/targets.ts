// How close a search for a size comes, how good its picture is, and what it costs:
//   node bench/targets.ts [count] [judged] [seed]
// Random targets between 10 KB and 5 MB, even on a logarithmic scale, over photos, screenshots, drawings and an animation,
// in five formats. Beside it a plain search over all qualities and many scales says what could be had; its scores take
// long, so only `judged` of the targets have theirs. Counts, bytes and scores only: nothing depends on the machine.

import type { WritableId } from '../engine/formats/index.ts';
import { createEngine, type Result } from '../engine/node.ts';
import { noise } from '../fixtures/pictures.ts';
import { mean, median } from './measure/statistics.ts';
import { Exhaustive, Judge, say } from './targets/exhaustive.ts';
import { targetPictures } from './targets/pictures.ts';

const SMALLEST = 10 * 1024;
const LARGEST = 5 * 1024 ** 2;
const FORMATS: WritableId[] = ['jpeg', 'webp', 'png', 'avif', 'gif'];
const TOLERANCE = 0.03;

const count = Number(process.argv[2] ?? 400);
const judgedCount = Number(process.argv[3] ?? 30);
const random = noise(Number(process.argv[4] ?? 20_261_121));

const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

interface Trial {
  file: File;
  format: WritableId;
  target: number;
  result: Result;
}

const files = await targetPictures();
const trials: Trial[] = [];
await using engine = createEngine({ workers: 1 });
for (let i = 0; i < count; i++) {
  const target = Math.round(SMALLEST * (LARGEST / SMALLEST) ** random());
  const file = files[i % files.length];
  const format = FORMATS[Math.floor(random() * FORMATS.length)] ?? 'jpeg';
  if (!file) throw new Error('There are no pictures');
  // Chosen by hand: so that the format is measured that is meant.
  const output = { format, aim: 'size', bytes: target, tolerance: TOLERANCE, preserveFormat: true } as const;
  trials.push({ file, format, target, result: await engine.run(file, { edits: [], output }) });
  if (process.env.VERBOSE) say(file.name, format, target, trials.at(-1)?.result.bytes, trials.at(-1)?.result.encodes);
}

const searched = trials.filter(({ result }) => result.encodes > 0);
const above = trials.filter(({ target, result }) => result.bytes > target);
const sameFormat = trials.filter(({ file, format, result }) => result.format === format && isOf(file, format));
const larger = sameFormat.filter(({ result }) => result.bytes > result.originalBytes);

function isOf(file: File, format: WritableId): boolean {
  return file.name.endsWith(format === 'jpeg' ? 'jpg' : format);
}

say(`${trials.length} targets, ${files.length} pictures, ${FORMATS.join(', ')}; ${searched.length} were searched for`);
say(`above the target: ${above.length}; larger than a file of the same format: ${larger.length}`);
const encodes = searched.map(({ result }) => result.encodes);
say(`full encodes: mean ${mean(encodes).toFixed(2)} where one was needed, most ${Math.max(...encodes)}`);

/** One picture in one format after the other, so that what the plain search encodes is encoded once. */
const pairs = Map.groupBy(searched, ({ file, format }) => `${file.name} ${format}`);
const everyNth = Math.max(1, Math.round(searched.length / Math.max(1, judgedCount)));
const reached: Trial[] = [];
const lost: { trial: Trial; by: number }[] = [];
for (const of of pairs.values()) {
  const [first] = of;
  if (!first) continue;
  using plain = await Exhaustive.of(first.file, first.format);
  const judge = new Judge(new Uint8Array(await first.file.arrayBuffer()));
  const largest = await plain.largest();
  for (const trial of of) {
    if (largest < trial.target * (1 - TOLERANCE)) continue;
    reached.push(trial);
    if (judgedCount === 0 || searched.indexOf(trial) % everyNth !== 0 || trial.result.frames > 1) continue;
    const ours = await judge.score(new Uint8Array(await trial.result.blob.arrayBuffer()));
    lost.push({ trial, by: (await plain.bestScore(trial.target, judge)) - ours });
  }
}

const gapOf = ({ target, result }: Trial) => 1 - result.bytes / target;
function tell(called: string, of: readonly Trial[]): void {
  if (of.length === 0) return;
  const gaps = of.map(gapOf);
  const within = gaps.filter((gap) => gap >= 0 && gap <= TOLERANCE).length;
  const most = mean(of.map(({ result }) => result.encodes));
  say(
    `${called}: ${of.length} that some quality and scale reaches, ${percent(within / of.length)} within the tolerance, ` +
      `median gap ${percent(median(gaps))}, most ${percent(Math.max(...gaps))}, ${most.toFixed(2)} encodes`,
  );
}
tell('all', reached);
for (const format of FORMATS)
  tell(
    format,
    reached.filter((trial) => trial.format === format),
  );
if (lost.length > 0) {
  const by = lost.map((each) => each.by);
  say(
    `score below the best of the plain search, ${by.length} judged: median ${median(by).toFixed(2)}, mean ${mean(by).toFixed(2)}`,
  );
  for (const { trial, by: points } of lost.filter((each) => each.by > 4)) {
    const { file, format, target, result } = trial;
    say(
      `  ${points.toFixed(1)} points: ${file.name} as ${format} to ${target}: ${result.width} wide, quality ${result.quality}`,
    );
  }
}

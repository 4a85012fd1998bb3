// How close a search for a size comes, and what it costs: node bench/targets.ts [count] [seed]
// Random targets between 10 KB and 5 MB, even on a logarithmic scale, over the photos of the corpus or, where it is
// missing, pictures made by the fixtures. Counts and bytes only: nothing here depends on the machine.

import type { WritableId } from '../engine/formats/index.ts';
import { createEngine, type Result } from '../engine/node.ts';
import { CORPUS_PHOTOS, corpusFile } from '../fixtures/corpus.ts';
import { fixtureFile } from '../fixtures/index.ts';
import { noise } from '../fixtures/pictures.ts';

const SMALLEST = 10 * 1024;
const LARGEST = 5 * 1024 ** 2;
const FORMATS: WritableId[] = ['jpeg', 'jpeg', 'jpeg', 'webp'];

const count = Number(process.argv[2] ?? 200);
const random = noise(Number(process.argv[3] ?? 20_261_121));
const files = CORPUS_PHOTOS.length
  ? await Promise.all(CORPUS_PHOTOS.map((name) => corpusFile(`photos/${name}`)))
  : [await fixtureFile('photo-3200.jpg'), await fixtureFile('photo-1200.jpg')];

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (value: number) => `${(100 * value).toFixed(2)}%`;

interface Trial {
  target: number;
  result: Result;
}

await using engine = createEngine();
const trials = await Promise.all(
  Array.from({ length: count }, async (_, i): Promise<Trial> => {
    const target = Math.round(SMALLEST * (LARGEST / SMALLEST) ** random());
    const file = files[i % files.length] ?? expectFile();
    const format = FORMATS[Math.floor(random() * FORMATS.length)] ?? 'jpeg';
    const output = { format, aim: 'size' as const, bytes: target, tolerance: 0.03 };
    return { target, result: await engine.run(file, { edits: [], output }) };
  }),
);

function expectFile(): never {
  throw new Error('There are no photos');
}

const searched = trials.filter(({ result }) => result.encodes > 0);
const above = trials.filter(({ target, result }) => result.bytes > target && result.stop !== 'nothing-fits');
// Where even the best quality stays under the target there is nothing to come closer with.
const reachable = searched.filter(({ result }) => result.stop !== 'nothing-fits' && (result.quality ?? 0) < 99);
const gaps = reachable.map(({ target, result }) => 1 - result.bytes / target);
const stops = Map.groupBy(trials, ({ result }) => result.stop);

console.log(`${trials.length} targets, ${files.length} photos, JPEG and WebP`);
for (const [stop, of] of stops) console.log(`  ${stop}: ${of.length}`);
console.log(`above the target although something fits: ${above.length}`);
console.log(
  `gap below the target, ${gaps.length} reachable: median ${percent(median(gaps))}, mean ${percent(mean(gaps))}`,
);
const encodes = trials.map(({ result }) => result.encodes);
const whereSearched = searched.map(({ result }) => result.encodes);
console.log(
  `full encodes: mean ${mean(encodes).toFixed(2)} over all, ${mean(whereSearched).toFixed(2)} where one was needed, most ${Math.max(...encodes)}`,
);

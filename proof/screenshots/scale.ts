// Compresses the PNGs of a folder at each quality, and prints bytes and score of each, and where the scale does not rise:
// node proof/screenshots/scale.ts folder [qualities] [format]
// Nothing is written, unless SCALE_OUT names a folder for the results.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createEngine, type Output } from '#engine';
import { mean } from '#peers/statistics.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { picturesIn } from '../photos.ts';
import { decode } from '../score/codec.ts';

const [folder, list = '10,20,30,40,50,60,70,80,90,100', format = 'png'] = process.argv.slice(2);
if (!folder) {
  console.error('node proof/screenshots/scale.ts folder [qualities] [format]');
  process.exit(2);
}
const OUT = process.env.SCALE_OUT;
const QUALITIES = list.split(',').map(Number);
/** The score of a result that shows the same pixels. */
const EXACT = 100;

interface Point {
  quality: number;
  bytes: Uint8Array;
  score: number;
}

interface Scale {
  name: string;
  points: Point[];
}

const module = await compileModule('score');
await using engine = createEngine({ workers: 1 });

async function scaleOf(path: string): Promise<Scale> {
  const original = await readFile(path);
  const file = new File([new Uint8Array(original)], basename(path));
  const reference = prepare(module, decode(original));
  const name = basename(path, extname(path));
  const points: Point[] = [];
  for (const quality of QUALITIES) {
    const output = { aim: 'compress', format, preserveFormat: true, quality, minSavings: 0 } as Output;
    const { blob } = await engine.run(file, { edits: [], output });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    points.push({ quality, bytes, score: reference.score(decode(bytes)) });
    if (OUT) await writeFile(join(OUT, `${name}-${quality}.${format}`), bytes);
  }
  return { name, points };
}

/** Where more quality costs fewer bytes, scores lower, or is the same file although colours are missing. */
function faultsOf({ points }: Scale): string[] {
  return points.slice(1).flatMap((point, i) => {
    const before = points[i] ?? point;
    const at = `${before.quality} to ${point.quality}`;
    const fewer = 1 - point.bytes.length / before.bytes.length;
    const lower = before.score - point.score;
    const isSame = before.score < EXACT && Buffer.from(before.bytes).equals(point.bytes);
    return [
      ...(fewer > 0 ? [`${at}: ${(100 * fewer).toFixed(2)}% fewer bytes`] : []),
      ...(lower > 0 ? [`${at}: ${lower.toFixed(2)} points lower`] : []),
      ...(isSame ? [`${at}: the same file`] : []),
    ];
  });
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const row = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

if (OUT) await mkdir(OUT, { recursive: true });
const scales: Scale[] = [];
row(['KB, score', ...QUALITIES.map(String)]);
row(['---', ...QUALITIES.map(() => '---')]);
for (const path of await picturesIn(folder, /\.png$/i)) {
  const scale = await scaleOf(path);
  scales.push(scale);
  row([scale.name, ...scale.points.map(({ bytes, score }) => `${kilobytes(bytes.length)}, ${score.toFixed(1)}`)]);
}
const allAt = (i: number) => scales.flatMap(({ points }) => points[i] ?? []);
row([
  'mean',
  ...QUALITIES.map((_, i) => {
    const bytes = Math.exp(mean(allAt(i).map(({ bytes }) => Math.log(bytes.length))));
    return `${kilobytes(bytes)}, ${mean(allAt(i).map(({ score }) => score)).toFixed(1)}`;
  }),
]);
for (const scale of scales) for (const fault of faultsOf(scale)) console.log(`${scale.name}, ${fault}`);

// Looks for better numbers of the trial, on the tuning half alone: node bench/jpeg/search.ts <numbers.json> [sweeps] [names…]
// Crops of photos are encoded at scales that give scores of 70, 80 and 85; what a change of one number does to bytes and to
// butteraugli's 3-norm is told at equal score. The file is read where it exists, and written after every step that was kept.
// docs/decisions/0035-jpeg-encoder.md
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { loadKernel } from '../../engine/score/load.node.ts';
import type { Pixels } from '../../engine/score/pixels.ts';
import { type Prepared, prepare } from '../../engine/score/score.ts';
import { CORPUS } from '../../fixtures/corpus.ts';
import { halfOf } from '../inputs/halves.ts';
import { findPhotos } from '../inputs/photos.ts';
import { mean } from '../measure/statistics.ts';
import { encodeJpeg } from './encode.ts';
import { TUNED, type Tuned } from './tables.ts';

const [file = 'numbers.json', sweeps = '0', ...only] = process.argv.slice(2);
const SCORES = [70, 80, 85];
/** What a percent of butteraugli is worth, in percents of bytes, at each score. */
const SECOND = [0.5, 0.4, 0.3];
/** How much the fine end has a say at each score; the coarse one has the rest. */
const FINE_SHARE = [0.15, 0.6, 1];
const SIDE = 1000;
const CROP = 256;
/** Of the tuning half, beside those of `findPhotos`. */
const MORE = ['2569067123_aca715a2ee_o.jpg', 'Portrait_1.jpg', '4.webp'];
/** Of these, also what a JPEG of few bytes leaves of them. */
const POOR = ['Aqua.jpg', 'Storm.jpg'];

interface Item {
  name: string;
  pixels: Pixels;
  prepared: Prepared;
  reference: string;
  /** By score. */
  scales: number[];
  slopes: { bytes: number; second: number }[];
  base: Measure[];
}
interface Measure {
  score: number;
  bytes: number;
  second: number;
}

const kernel = await loadKernel();
const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'search-'));
let files = 0;

async function put({ data, width, height }: Pixels): Promise<string> {
  const path = join(folder, `${files++ % 64}-${process.pid}.ppm`);
  await writeFile(path, Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), data as Uint8Array]));
  return path;
}

async function crops(name: string, bytes: Uint8Array): Promise<Item[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shares = [
    [0.25, 0.4],
    [0.75, 0.6],
  ];
  return await Promise.all(
    shares.map(async ([x = 0, y = 0], i) => {
      const region = {
        left: Math.floor((info.width - CROP) * x),
        top: Math.floor((info.height - CROP) * y),
        width: CROP,
        height: CROP,
      };
      const part = await sharp(data, { raw: info }).extract(region).raw().toBuffer();
      const pixels: Pixels = { data: new Uint8Array(part), width: CROP, height: CROP, channels: 3 };
      const reference = join(folder, `${name}-${i}.ppm`);
      await writeFile(reference, await readFile(await put(pixels)));
      const prepared = prepare(kernel, pixels);
      return { name: `${name} ${i}`, pixels, prepared, reference, scales: [], slopes: [], base: [] };
    }),
  );
}

async function poor(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes)
    .resize({ width: 1920, height: 1920, fit: 'inside' })
    .jpeg({ quality: 25, mozjpeg: true })
    .toBuffer();
}

const running = new Set<Promise<unknown>>();
async function second(item: Item, seen: Pixels): Promise<number> {
  while (running.size >= 2) await Promise.race(running);
  const own = (async () => {
    const { stdout } = await promisify(execFile)('butteraugli_main', [item.reference, await put(seen)]);
    return Number(/3-norm: ([\d.]+)/.exec(stdout)?.[1]);
  })();
  running.add(own);
  own.finally(() => running.delete(own));
  return await own;
}

async function encoded(item: Item, scale: number, tuned: Tuned): Promise<{ score: number; bytes: number; seen: Pixels }> {
  const bytes = await encodeJpeg(item.pixels, { scale, colour: 'halved' }, tuned);
  const seen = { ...item.pixels, data: new Uint8Array(await sharp(bytes).toColourspace('srgb').raw().toBuffer()) };
  return { score: item.prepared.score(seen), bytes: Math.log(bytes.length), seen };
}

async function measure(item: Item, scale: number, tuned: Tuned): Promise<Measure> {
  const { seen, ...rest } = await encoded(item, scale, tuned);
  return { ...rest, second: Math.log(await second(item, seen)) };
}

/** Scales for the scores, and what a score more costs there. */
async function aim(item: Item, tuned: Tuned): Promise<void> {
  for (const [i, score] of SCORES.entries()) {
    let [low, high] = [Math.log(0.03), Math.log(6)];
    for (let step = 0; step < 7; step++) {
      const middle = (low + high) / 2;
      if ((await encoded(item, Math.exp(middle), tuned)).score > score) low = middle;
      else high = middle;
    }
    const scale = Math.exp((low + high) / 2);
    const [finer, coarser, base] = await Promise.all([
      measure(item, scale / 1.15, tuned),
      measure(item, scale * 1.15, tuned),
      measure(item, scale, tuned),
    ]);
    const off = Math.max(1, finer.score - coarser.score);
    item.scales[i] = scale;
    item.base[i] = base;
    item.slopes[i] = { bytes: (finer.bytes - coarser.bytes) / off, second: (finer.second - coarser.second) / off };
  }
}

/** Of each score: bytes and butteraugli over those of the base, at equal score, as logarithms. */
async function change(items: readonly Item[], tuned: Tuned): Promise<{ bytes: number; second: number }[]> {
  const all = await Promise.all(
    items.map(async (item) =>
      Promise.all(
        SCORES.map(async (_, i) => {
          const now = await measure(item, item.scales[i] ?? 1, tuned);
          const base = item.base[i] ?? now;
          const slope = item.slopes[i] ?? { bytes: 0, second: 0 };
          const off = now.score - base.score;
          return {
            bytes: now.bytes - base.bytes - off * slope.bytes,
            second: now.second - base.second - off * slope.second,
          };
        }),
      ),
    ),
  );
  return SCORES.map((_, i) => ({
    bytes: mean(all.map((of) => of[i]?.bytes ?? 0)),
    second: mean(all.map((of) => of[i]?.second ?? 0)),
  }));
}

type Path = (string | number)[];
/** All numbers that may be moved, and by what share at first. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path];
  return Object.entries(value as object).flatMap(([key, inner]) => paths(inner, [...path, key]));
}
function at(value: unknown, path: Path): number {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as number;
}
function moved(tuned: Tuned, path: Path, by: { coarse: number; fine: number }): Tuned {
  const copy = structuredClone(tuned);
  for (const end of ['coarse', 'fine'] as const) {
    const inner = path.slice(0, -1).reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], copy[end]);
    const last = path.at(-1) ?? '';
    (inner as Record<string, number>)[last] = at(copy[end], path) * by[end];
  }
  return copy;
}

const percent = (log: number) => (100 * Math.expm1(log)).toFixed(2);
const tell = (changes: readonly { bytes: number; second: number }[]) =>
  changes.map(({ bytes, second }) => `${percent(bytes)}/${percent(second)}`).join(' ');

const worth = ({ bytes, second }: { bytes: number; second: number }, i: number) => bytes + (SECOND[i] ?? 0) * second;
/** What a change brings each end. */
const gains = (changes: readonly { bytes: number; second: number }[]) => {
  const all = changes.map(worth);
  const of = (share: (i: number) => number) =>
    all.reduce((sum, each, i) => sum + each * share(i), 0) / all.reduce((sum, _, i) => sum + share(i), 0);
  return { coarse: of((i) => 1 - (FINE_SHARE[i] ?? 0)), fine: of((i) => FINE_SHARE[i] ?? 0) };
};

const { photos } = await findPhotos(99);
const sources = [
  ...halfOf(photos, 'tune'),
  ...(await Promise.all(MORE.map(async (name) => ({ name, bytes: await readFile(join(CORPUS, name)) })))),
];
for (const { name, bytes } of [...sources]) {
  if (POOR.includes(name)) sources.push({ name: `poor ${name}`, bytes: await poor(bytes) });
}
const items = (await Promise.all(sources.map(({ name, bytes }) => crops(basename(name), bytes)))).flat();

let tuned: Tuned = JSON.parse(existsSync(file) ? await readFile(file, "utf8") : JSON.stringify(TUNED));
const steps = new Map<string, number>();
const started = Date.now();
const clock = () => `${Math.round((Date.now() - started) / 1000)} s`;

if (sweeps === '0') {
  // The numbers of the file beside those of the source.
  for (const item of items) await aim(item, TUNED);
  console.log(`${clock()}: ${tell(await change(items, tuned))}`);
  process.exit(0);
}

if (sweeps === 'try') {
  for (const item of items) await aim(item, tuned);
  for (const each of only) {
    let other = tuned;
    for (const set of each.split(',')) {
      const [name = '', value = '1'] = set.split('=');
      const path = name.split('.');
      const [c, f] = value.split('/');
      other = moved(other, path, { coarse: Number(c) / at(other.coarse, path), fine: Number(f ?? c) / at(other.fine, path) });
    }
    console.log(`${clock()} ${each}: ${tell(await change(items, other))}`);
  }
  process.exit(0);
}

for (let sweep = 0; sweep < Number(sweeps); sweep++) {
  for (const item of items) await aim(item, tuned);
  console.log(`sweep ${sweep}, ${clock()}`);
  const start = structuredClone(tuned);
  let now = { coarse: 0, fine: 0 };
  for (const path of paths(tuned.coarse)) {
    const name = path.join('.');
    if (only.length > 0 && !only.some((each) => name.startsWith(each))) continue;
    const step = steps.get(name) ?? 1.15;
    let kept = '';
    for (const by of [step, 1 / step]) {
      const changes = await change(items, moved(tuned, path, { coarse: by, fine: by }));
      const gain = gains(changes);
      const move = {
        coarse: gain.coarse < now.coarse - 2e-4 ? by : 1,
        fine: gain.fine < now.fine - 2e-4 ? by : 1,
      };
      if (move.coarse === 1 && move.fine === 1) continue;
      kept += ` ×${by.toFixed(2)}${move.coarse === 1 ? '' : ' coarse'}${move.fine === 1 ? '' : ' fine'} ${tell(changes)}`;
      tuned = moved(tuned, path, move);
      now = {
        coarse: move.coarse === 1 ? now.coarse : gain.coarse,
        fine: move.fine === 1 ? now.fine : gain.fine,
      };
      if (move.coarse !== 1 && move.fine !== 1) break;
    }
    steps.set(name, kept ? step : Math.sqrt(step));
    if (!kept) continue;
    console.log(`${clock()} ${name}${kept}`);
    await writeFile(file, JSON.stringify(tuned));
  }
  const changes = await change(items, tuned);
  console.log(`sweep ${sweep} in all: ${tell(changes)}`);
  if (Math.max(...Object.values(gains(changes))) > 0) tuned = start;
}
await writeFile(file, JSON.stringify(tuned));
process.exit(0);

// Searches for better parameters of the JPEG encoder, on the tuning half only: node proof/jpeg/search.ts <numbers.json>
// <sweeps> [names…]
// or tries single changes: … <numbers.json> try lambda.lumaAc=0.1 y.2=15/14
// Encodes crops of photos at the scales that give scores of 70, 80 and 85, and prints the effect of each change on
// bytes and on butteraugli's 3-norm at equal score. Reads the file if it exists, and writes it after every accepted
// step.
// docs/decisions/0035-jpeg-encoder.md
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { mean } from '#peers/statistics.ts';
import { TUNED, type TunedParameters } from '../../engine/codecs/jpeg/encoder/tables.ts';
import type { Pixels } from '../../engine/pixels/pixels.ts';
import { type Prepared, prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import { byJsquash } from './jsquash.ts';
import { encodeJpeg } from './own.ts';
import { photosOf, pixelsOf } from './photos.ts';

const [file = 'numbers.json', sweeps = '1', ...only] = process.argv.slice(2);
const SCORES = [70, 80, 85];
/** The weight of a percent of butteraugli, in percent of bytes, at each score. */
const SECOND = [2, 1, 0.6];
/** The weight of the fine parameters at each score. The coarse parameters have the rest. */
const FINE_SHARE = [0.15, 0.6, 1];
const SIDE = 1000;
const CROP = 256;
const FIRST_STEP = 1.12;
const LEAST_GAIN = 3e-4;
/** Photos that are also used after a JPEG of low quality. */
const POOR = ['Aqua.jpg', 'Storm.jpg'];

interface Item {
  name: string;
  pixels: Pixels;
  prepared: Prepared;
  reference: string;
  /** One per score. */
  scales: number[];
  slopes: Cost[];
  base: Measure[];
  /** jSquash's cost at exactly these scores. */
  peer: Cost[];
}
/** Logarithms of bytes and of butteraugli's 3-norm. */
interface Cost {
  bytes: number;
  second: number;
}
interface Measure {
  score: number;
  bytes: number;
  second: number;
}

const kernel = await compileModule('score');
const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'search-'));
let files = 0;

async function put({ data, width, height }: Pixels): Promise<string> {
  const path = join(folder, `${files++ % 64}-${process.pid}.ppm`);
  await writeFile(path, Buffer.concat([Buffer.from(`P6\n${width} ${height}\n255\n`), data as Uint8Array]));
  return path;
}

async function crops(name: string, bytes: Uint8Array): Promise<Item[]> {
  const { data, width, height } = await pixelsOf(bytes, SIDE);
  const shares = [
    [0.25, 0.4],
    [0.75, 0.6],
  ];
  return await Promise.all(
    shares.map(async ([x = 0, y = 0], i) => {
      const region = {
        left: Math.floor((width - CROP) * x),
        top: Math.floor((height - CROP) * y),
        width: CROP,
        height: CROP,
      };
      const part = await sharp(data, { raw: { width, height, channels: 3 } })
        .extract(region)
        .raw()
        .toBuffer();
      const pixels: Pixels = { data: new Uint8Array(part), width: CROP, height: CROP, channels: 3 };
      const reference = join(folder, `${name}-${i}.ppm`);
      await writeFile(reference, await readFile(await put(pixels)));
      const prepared = prepare(kernel, pixels);
      return { name: `${name} ${i}`, pixels, prepared, reference, scales: [], slopes: [], base: [], peer: [] };
    }),
  );
}

async function poor(bytes: Uint8Array): Promise<Uint8Array> {
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

async function looked(item: Item, bytes: Uint8Array): Promise<{ score: number; bytes: number; seen: Pixels }> {
  const seen = { ...item.pixels, data: new Uint8Array(await sharp(bytes).toColourspace('srgb').raw().toBuffer()) };
  return { score: item.prepared.score(seen), bytes: Math.log(bytes.length), seen };
}

const encoded = async (item: Item, scale: number, tuned: TunedParameters) =>
  await looked(item, await encodeJpeg(item.pixels, { scale, subsampling: '4:2:0' }, tuned));

async function measure(item: Item, scale: number, tuned: TunedParameters): Promise<Measure> {
  const { seen, ...rest } = await encoded(item, scale, tuned);
  return { ...rest, second: Math.log(await second(item, seen)) };
}

/** The cost of jSquash's files at the scores, interpolated between two of its qualities. */
async function aimPeer(item: Item): Promise<void> {
  for (const [i, score] of SCORES.entries()) {
    let [low, high] = [5, 99];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((await looked(item, await byJsquash(item.pixels, middle))).score > score) high = middle;
      else low = middle;
    }
    const [a, b] = await Promise.all(
      [low, high].map(async (quality) => {
        const { seen, ...rest } = await looked(item, await byJsquash(item.pixels, quality));
        return { ...rest, second: Math.log(await second(item, seen)) };
      }),
    );
    if (!a || !b) continue;
    const share = b.score > a.score ? Math.max(0, Math.min(1, (score - a.score) / (b.score - a.score))) : 0;
    item.peer[i] = {
      bytes: a.bytes + share * (b.bytes - a.bytes),
      second: a.second + share * (b.second - a.second),
    };
  }
}

/** Finds the scales for the scores, and the cost of one more point of score there. */
async function aim(item: Item, tuned: TunedParameters): Promise<void> {
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

/** Logarithms of the ratios to jSquash's bytes and butteraugli at each score. */
async function over(items: readonly Item[], tuned: TunedParameters): Promise<Cost[]> {
  const all = await Promise.all(
    items.map(async (item) =>
      Promise.all(
        SCORES.map(async (score, i) => {
          const now = await measure(item, item.scales[i] ?? 1, tuned);
          const [slope, peer] = [item.slopes[i] ?? now, item.peer[i] ?? now];
          const off = now.score - score;
          return {
            bytes: now.bytes - off * slope.bytes - peer.bytes,
            second: now.second - off * slope.second - peer.second,
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
/** The paths of all parameters that the search may change. */
function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path];
  return Object.entries(value as object).flatMap(([key, inner]) => paths(inner, [...path, key]));
}
function at(value: unknown, path: Path): number {
  return path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value) as number;
}
function moved(tuned: TunedParameters, path: Path, by: { coarse: number; fine: number }): TunedParameters {
  const copy = structuredClone(tuned);
  for (const end of ['coarse', 'fine'] as const) {
    const inner = path.slice(0, -1).reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], copy[end]);
    const last = path.at(-1) ?? '';
    (inner as Record<string, number>)[last] = at(copy[end], path) * by[end];
  }
  return copy;
}

const percent = (log: number) => (100 * Math.expm1(log)).toFixed(2);
const tell = (costs: readonly Cost[]) =>
  costs.map(({ bytes, second }) => `${percent(bytes)}/${percent(second)}`).join(' ');

/** The objective to minimise, for each end of the range. */
function worth(costs: readonly Cost[]): { coarse: number; fine: number } {
  const all = costs.map(({ bytes, second }, i) => bytes + (SECOND[i] ?? 0) * second);
  const of = (share: (i: number) => number) =>
    all.reduce((sum, each, i) => sum + each * share(i), 0) / all.reduce((sum, _, i) => sum + share(i), 0);
  return { coarse: of((i) => 1 - (FINE_SHARE[i] ?? 0)), fine: of((i) => FINE_SHARE[i] ?? 0) };
}

const sources = await photosOf('tune');
for (const { name, bytes } of [...sources]) {
  if (POOR.includes(name)) sources.push({ name: `poor ${name}`, bytes: await poor(bytes) });
}
const items = (await Promise.all(sources.map(({ name, bytes }) => crops(name, bytes)))).map(
  (two, i) => two[i % 2] as Item,
);

let tuned: TunedParameters = JSON.parse(existsSync(file) ? await readFile(file, 'utf8') : JSON.stringify(TUNED));
const steps = new Map<string, number>();
const started = Date.now();
const clock = () => `${Math.round((Date.now() - started) / 1000)} s`;

for (const item of items) await aimPeer(item);
console.log(`${items.length} crops, ${clock()}`);

if (sweeps === 'try') {
  for (const item of items) await aim(item, tuned);
  for (const each of ['', ...only]) {
    let other = tuned;
    for (const set of each.split(',').filter(Boolean)) {
      const [name = '', value = '1'] = set.split('=');
      const path = name.split('.');
      const [coarse, fine = coarse] = value.split('/').map(Number);
      other = moved(other, path, {
        coarse: Number(coarse) / at(other.coarse, path),
        fine: Number(fine) / at(other.fine, path),
      });
    }
    console.log(`${clock()} ${each}: ${tell(await over(items, other))}`);
  }
  process.exit(0);
}

for (let sweep = 0; sweep < Number(sweeps); sweep++) {
  for (const item of items) await aim(item, tuned);
  const first = await over(items, tuned);
  let now = worth(first);
  console.log(`${clock()} sweep ${sweep}: ${tell(first)}`);
  const all = paths(tuned.coarse);
  for (const path of [...all.slice(8), ...all.slice(0, 8)]) {
    const name = path.join('.');
    if (only.length > 0 && !only.some((each) => name.startsWith(each))) continue;
    const step = steps.get(name) ?? FIRST_STEP;
    let kept = '';
    for (const by of [step, 1 / step]) {
      const costs = await over(items, moved(tuned, path, { coarse: by, fine: by }));
      const then = worth(costs);
      const isBetter = { coarse: then.coarse < now.coarse - LEAST_GAIN, fine: then.fine < now.fine - LEAST_GAIN };
      if (!isBetter.coarse && !isBetter.fine) continue;
      tuned = moved(tuned, path, { coarse: isBetter.coarse ? by : 1, fine: isBetter.fine ? by : 1 });
      now = { coarse: isBetter.coarse ? then.coarse : now.coarse, fine: isBetter.fine ? then.fine : now.fine };
      kept += ` ×${by.toFixed(2)}${isBetter.coarse ? ' coarse' : ''}${isBetter.fine ? ' fine' : ''} ${tell(costs)}`;
      if (isBetter.coarse && isBetter.fine) break;
    }
    // After a failed change, the next one is smaller.
    steps.set(name, kept ? step : Math.sqrt(step));
    if (!kept) continue;
    console.log(`${clock()} ${name}${kept}`);
    await writeFile(file, JSON.stringify(tuned));
  }
}
for (const item of items) await aim(item, tuned);
console.log(`${clock()} in the end: ${tell(await over(items, tuned))}`);
process.exit(0);

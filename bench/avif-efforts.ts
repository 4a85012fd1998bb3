// What libaom’s efforts cost beside jSquash’s speeds at an equal score:
//   node bench/avif-efforts.ts [longest side] [half] [photos] [efforts] [speeds]
// Both in one thread of Node, on the same pixels. Milliseconds are the processor's, the least of two rounds.
// docs/decisions/0036-avif-effort.md
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import encodeByJsquash, { init } from '@jsquash/avif/encode.js';
import { avif } from '../engine/formats/avif.ts';
import type { Format } from '../engine/formats/format.ts';
import { loadKernel } from '../engine/score/load.node.ts';
import type { Pixels } from '../engine/score/pixels.ts';
import { prepare } from '../engine/score/score.ts';
import { type Half, halfOf } from './inputs/halves.ts';
import { interpolate, mean } from './measure/statistics.ts';
import { decode, encode, pictureOf } from './score/codec.ts';
import { scorePictures } from './score/pictures.ts';
import { processorTime } from './score/search.ts';

const [side = '1300', half = 'all', most = '99', efforts = '0,1,2,3', speeds = '6,8,10'] = process.argv.slice(2);
const QUALITIES = [30, 45, 60, 75, 88];
const SCORES = [70, 80];
const EFFORTS = efforts.split(',').map(Number);
const SPEEDS = speeds.split(',').map(Number);

type Write = (quality: number) => Promise<Uint8Array>;
/** Logarithms, which lie nearly on a line between two qualities. */
interface Cost {
  bytes: number;
  ms: number;
}

const module = await loadKernel();
const wasm = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
await init(await WebAssembly.compile(await readFile(wasm)));

function withEffort(effort: number): Format {
  return {
    ...avif,
    save: (options, size) => {
      const own = avif.save?.(options, size);
      return { suffix: '.avif', ...own, options: { ...own?.options, effort } };
    },
  };
}

function toRgba({ data, width, height, channels }: Pixels): ImageData {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) rgba.set(data.subarray(i * channels, i * channels + 3), i * 4);
  return { data: rgba, width, height, colorSpace: 'srgb' } as ImageData;
}

async function costs(write: Write, score: (file: Uint8Array) => number): Promise<(Cost | undefined)[]> {
  const tries: (Cost & { score: number })[] = [];
  for (const quality of QUALITIES) {
    let ms = Number.POSITIVE_INFINITY;
    let file = new Uint8Array();
    for (let round = 0; round < 2; round++) {
      const started = processorTime();
      file = new Uint8Array(await write(quality));
      ms = Math.min(ms, processorTime() - started);
    }
    tries.push({ score: score(file), bytes: Math.log(file.length), ms: Math.log(ms) });
  }
  return SCORES.map((at) => {
    const [bytes, ms] = (['bytes', 'ms'] as const).map((of) =>
      interpolate(
        tries.map((one) => ({ x: one.score, y: one[of] })),
        at,
      ),
    );
    return bytes === undefined || ms === undefined ? undefined : { bytes, ms };
  });
}

const photos = (await scorePictures()).filter((path) => path.endsWith('.jpg') && !/Traditional|artwork/.test(path));
const chosen = halfOf(photos, half as Half | 'all').slice(0, Number(most));
const table = new Map<string, (Cost | undefined)[][]>();
for (const path of chosen) {
  const pixels = decode(await readFile(path), Number(side));
  const reference = prepare(module, pixels);
  const score = (file: Uint8Array) => reference.score(decode(file));
  using picture = pictureOf(pixels);
  const image = toRgba(pixels);
  const contenders: [string, Write][] = [
    ...EFFORTS.map((effort): [string, Write] => [
      `effort ${effort}`,
      (quality) => encode(picture, withEffort(effort), { quality, effort: 'usual', lossless: false }),
    ]),
    ...SPEEDS.map((speed): [string, Write] => [
      `jSquash ${speed}`,
      async (quality) => new Uint8Array(await encodeByJsquash(image, { quality, speed })),
    ]),
  ];
  for (const [name, write] of contenders) {
    const own = await costs(write, score);
    table.set(name, [...(table.get(name) ?? []), own]);
    console.log(
      `${basename(path)} ${pixels.width} × ${pixels.height}, ${name}: ` +
        own
          .map(
            (cost, i) =>
              `${SCORES[i]}: ${cost ? `${(Math.exp(cost.bytes) / 1000).toFixed(1)} KB ${Math.exp(cost.ms).toFixed(0)} ms` : '–'}`,
          )
          .join(', '),
    );
  }
}

console.log('\nBeside the first, geometric means: bytes (least, most), ms');
const [first = []] = table.values();
for (const [name, photoCosts] of table) {
  const cells = SCORES.map((score, i) => {
    const pairs = photoCosts.flatMap((own, photo) => {
      const [here, there] = [own[i], first[photo]?.[i]];
      return here && there ? [{ bytes: here.bytes - there.bytes, ms: here.ms - there.ms }] : [];
    });
    const bytes = pairs.map((pair) => Math.exp(pair.bytes));
    const ratio = (of: 'bytes' | 'ms') => Math.exp(mean(pairs.map((pair) => pair[of]))).toFixed(2);
    return `${score}: ${ratio('bytes')} (${Math.min(...bytes).toFixed(2)} to ${Math.max(...bytes).toFixed(2)}), ${ratio('ms')}, ${pairs.length} photos`;
  });
  console.log(`${name}: ${cells.join('; ')}`);
}

process.exit(0);

// What a search for a score costs beside one encode of the same picture: node bench/score-cost.ts <picture> [formats] [rounds] [longest side]
// The processor's time, in turns, the best of the rounds: what else the machine does is no part of it.
import { readFile } from 'node:fs/promises';
import { FORMATS, type WritableId } from '../engine/formats/index.ts';
import { judgeOf } from '../engine/score/judge.ts';
import { loadKernel } from '../engine/score/load.node.ts';
import { decode, encode, pictureOf } from './score/codec.ts';
import { processorTime, searchFor } from './score/search.ts';

const [path, formats = 'jpeg,webp,avif', rounds = '4', side] = process.argv.slice(2);
if (!path) throw new TypeError('Expected the path of a picture');
const TARGET = 80;
const PARTS = ['search', 'encode', 'tiles', 'probe', 'decode', 'judge'] as const;
const module = await loadKernel();
const pixels = decode(await readFile(path), side ? Number(side) : undefined);
const megapixels = (pixels.width * pixels.height) / 1e6;

for (const id of formats.split(',')) {
  const format = FORMATS[id as WritableId];
  const times = Object.fromEntries(PARTS.map((part) => [part, Number.POSITIVE_INFINITY]));
  const timed = async <T>(part: (typeof PARTS)[number], work: () => T): Promise<Awaited<T>> => {
    const started = processorTime();
    const done = await work();
    times[part] = Math.min(times[part] ?? 0, processorTime() - started);
    return done;
  };
  let told = '';
  for (let round = 0; round < Number(rounds); round++) {
    const { outcome } = await timed('search', () => searchFor(pixels, format, TARGET));
    if (!outcome.request) break;
    const options = { quality: outcome.request.quality, effort: 'usual', lossless: false } as const;
    using picture = pictureOf(pixels);
    const bytes = await timed('encode', () => encode(picture, format, options));
    const judging = await timed('tiles', () => judgeOf(module, pixels, format));
    const { mosaic } = judging;
    if (mosaic) {
      await timed('probe', async () => {
        using parts = pictureOf(mosaic);
        judging.judge(decode(await encode(parts, format, options)), 'probe');
      });
    }
    const seen = await timed('decode', () => decode(bytes));
    await timed('judge', () => judging.judge(seen, 'whole'));
    told = `quality ${options.quality}, ${outcome.probes} probes, ${outcome.encodes} encodes`;
  }
  const each = PARTS.map((part) => `${part} ${Math.round(times[part] ?? 0)}`).join(', ');
  const ratio = (times.search ?? 0) / (times.encode ?? 1);
  console.log(`${id}, ${megapixels.toFixed(1)} MP: ${told}; ${ratio.toFixed(2)} × one encode (ms: ${each})`);
}
process.exit(0);

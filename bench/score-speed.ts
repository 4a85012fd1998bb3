// Milliseconds a megapixel of the metric beside calc-s2-rust, in one run: node bench/score-speed.ts [rounds]
// The processor's time, in turns, the best of the rounds: what else the machine does is no part of it.
import { loadKernel } from '../engine/score/load.node.ts';
import type { Pixels } from '../engine/score/pixels.ts';
import { prepare } from '../engine/score/score.ts';
import { photoLike } from '../fixtures/pictures.ts';
import { ssimulacra2 } from './quality/ssimulacra2.ts';
import { processorTime } from './score/search.ts';

const rounds = Number(process.argv[2] ?? 5);
const module = await loadKernel();

/** Sides of a tile, of a picture whose reference is kept, and of one whose is not. */
const SIZES = [
  [256, 256],
  [1600, 1200],
  [3872, 2592],
] as const;

function pairOf(width: number, height: number): [Pixels & { data: Uint8Array }, Pixels & { data: Uint8Array }] {
  const data = new Uint8Array(photoLike(width, height).data);
  const other = data.map((value, i) => value ^ ((i * 2654435761) >>> 30));
  return [
    { data, width, height, channels: 3 },
    { data: other, width, height, channels: 3 },
  ];
}

/** The scorer tells every buffer that it makes. */
function silently<T>(work: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return work();
  } finally {
    console.log = log;
  }
}

for (const [width, height] of SIZES) {
  const [a, b] = pairOf(width, height);
  const megapixels = (width * height) / 1e6;
  const times = { prepare: Number.POSITIVE_INFINITY, score: Number.POSITIVE_INFINITY, rust: Number.POSITIVE_INFINITY };
  const measure = (what: keyof typeof times, work: () => unknown) => {
    const started = processorTime();
    work();
    times[what] = Math.min(times[what], (processorTime() - started) / megapixels);
  };
  for (let round = 0; round < rounds; round++) {
    // What is judged once may be as large as a photo; the scorer that it is held against takes a second a megapixel.
    if (megapixels < 5) measure('rust', () => silently(() => ssimulacra2(a, b)));
    let reference = prepare(module, a);
    measure('prepare', () => {
      reference = prepare(module, a);
    });
    measure('score', () => reference.score(b));
  }
  const { prepare: prepared, score, rust } = times;
  const beside = Number.isFinite(rust)
    ? `; calc-s2-rust ${rust.toFixed(0)}, ${(rust / (prepared + score)).toFixed(0)} times as much, ${(rust / score).toFixed(0)} times where the reference is known`
    : '';
  console.log(
    `${width} × ${height}: reference ${prepared.toFixed(1)}, score ${score.toFixed(1)} ms a megapixel${beside}`,
  );
}
process.exit(0);

// Compares the JPEG encoder with libjpeg-turbo on pictures that are not photos, at equal bytes: node
// proof/jpeg/trial-graphics.ts [half]
// Encodes each picture at a quality and compares its score with the better of 4:2:0 and 4:4:4 at the same bytes.
// The pictures' sources are in proof/jpeg/graphics.ts. docs/decisions/0035-jpeg-encoder.md

import { mean, median } from '#peers/statistics.ts';
import { encodeWith } from '../../engine/codecs/jpeg/encoder/encode-with.ts';
import { bestOfFor } from '../../engine/codecs/jpeg/encoder/small.ts';
import { bestOfWith } from '../../engine/codecs/jpeg/small/load-best-of.ts';
import { prepare } from '../../engine/score/score.ts';
import { compileModule } from '../../engine/worker/modules.node.ts';
import type { Half } from '../halves.ts';
import { graphicsOf } from './graphics.ts';
import { libjpegAt, shown } from './libjpeg.ts';

const half = (process.argv[2] ?? 'report') as Half;
/** The product's settings: 4:4:4 from quality 90 on. */
const ASKED = [
  { quality: 50, colour: 'auto' },
  { quality: 75, colour: 'auto' },
  { quality: 80, colour: 'auto' },
  { quality: 90, colour: 'rich' },
  { quality: 95, colour: 'rich' },
] as const;
/** The largest acceptable loss against libjpeg-turbo, in points. */
const MOST_BELOW = 3;

interface Found {
  name: string;
  origin: string;
  gain: number;
}

const [kernel, encoder, decoder] = await Promise.all([
  compileModule('score'),
  compileModule('jpeg'),
  compileModule('jpeg-decoder'),
]);
const loadBestOf = bestOfWith({
  loadKernel: async () => kernel,
  loadTranscoder: async () => ({ decoder, encoder }),
  warn: (text) => {
    throw new Error(text);
  },
});
const found = new Map<number, Found[]>(ASKED.map(({ quality }) => [quality, []]));
for (const { name, origin, pixels } of await graphicsOf(half)) {
  const prepared = prepare(kernel, pixels);
  const peer = await libjpegAt(pixels, prepared);
  for (const settings of ASKED) {
    const bestOf = await bestOfFor(pixels, { loadBestOf });
    const file = encodeWith(encoder, pixels, settings, { bestOf });
    const other = peer(file.length);
    if (other === undefined) continue;
    const gain = prepared.score(await shown(pixels, file)) - other;
    found.get(settings.quality)?.push({ name, origin, gain });
  }
}

function summary(all: readonly Found[]): string {
  const gains = all.map(({ gain }) => gain);
  const below = gains.filter((gain) => gain < -MOST_BELOW).length;
  return `${gains.length} pictures, mean ${mean(gains).toFixed(2)}, median ${median(gains).toFixed(2)}, least ${Math.min(...gains).toFixed(1)}, ${below} more than ${MOST_BELOW} below`;
}

for (const [quality, all] of found) {
  console.log(`quality ${quality}: ${summary(all)}`);
  for (const [origin, its] of Map.groupBy(all, (one) => one.origin)) console.log(`  ${origin}: ${summary(its)}`);
  for (const { name, origin, gain } of all.filter((one) => one.gain < -MOST_BELOW).sort((a, b) => a.gain - b.gain)) {
    console.log(`    ${gain.toFixed(1)} ${origin}/${name}`);
  }
}

process.exit(0);

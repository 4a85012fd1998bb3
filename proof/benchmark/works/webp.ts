import type { Work } from '../measure/bench.ts';
import { measureInterleaved } from '../measure/interleaved.ts';

export const webp: Work = {
  id: 'webp',
  title: 'Convert a 10-megapixel JPEG to WebP at quality 75',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.tenMegapixels,
      job: { do: 'to-webp', quality: 75 },
      sameBytes: true,
      judged: 'full-size',
    });
    return { notes: [], measurements, claims: [], tables: [], timelines: [] };
  },
};

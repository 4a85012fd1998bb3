import type { Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

export const lossless: Work = {
  id: 'lossless',
  title: 'Compress a PNG screenshot without loss',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.screenshots,
      job: { do: 'lossless' },
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const [ours, oxipng] = [of.get(OURS), of.get('jsquash')];
    const claims = ours &&
      oxipng && [
        {
          against: 'oxipng (jSquash), at its usual level 2',
          required: 'no more bytes',
          measured: `${(100 * (ours.bytes / oxipng.bytes - 1)).toFixed(1)}% of bytes beside it, in ${(ours.ms / oxipng.ms).toFixed(2)} times its time`,
          reached: ours.bytes <= oxipng.bytes,
          ifMissed: {
            why: 'Both search filters and matches of the fewest bits; which one finds fewer depends on the picture.',
            next: 'more ways to filter a band of rows.',
          },
        },
      ];
    return {
      notes: ['oxipng uses all cores here; this product packs on one.'],
      measurements,
      claims: claims ?? [],
      tables: [],
      timelines: [],
    };
  },
};

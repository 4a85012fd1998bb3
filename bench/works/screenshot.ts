import type { Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

export const screenshot: Work = {
  id: 'screenshot',
  title: 'Compress a PNG screenshot',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.screenshots,
      job: { do: 'compress', quality: 75 },
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const [ours, bic] = [of.get(OURS), of.get('browser-image-compression')];
    const saved = ours && bic ? 1 - ours.bytes / bic.bytes : Number.NaN;
    const noWorse = (ours?.score ?? 0) >= (bic?.score ?? 0);
    return {
      notes: ['jSquash (oxipng) and the canvas write the same pixels; the others reduce the colours.'],
      measurements,
      claims:
        ours && bic
          ? [
              {
                against: 'browser-image-compression (UPNG)',
                required: '40% fewer bytes at the same or a better score',
                measured: `${(100 * saved).toFixed(0)}% fewer, score ${ours.score?.toFixed(1)} against ${bic.score?.toFixed(1)}`,
                reached: saved >= 0.4 && noWorse,
              },
            ]
          : [],
      tables: [],
      timelines: [],
    };
  },
};

import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

/** The largest difference between the two libraries' files, a fraction. */
const SAME_BYTES = 0.01;

export const compress: Work = {
  id: 'compress',
  title: 'Compress a 10-megapixel JPEG at quality 75',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.tenMegapixels,
      job: { do: 'compress', quality: 75 },
      sameBytes: true,
      pairedWith: 'jsquash',
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const [ours, jsquash] = [of.get(OURS), of.get('jsquash')];
    const difference = ours && jsquash ? jsquash.bytes / ours.bytes - 1 : Number.NaN;
    return {
      notes: [],
      measurements,
      claims: ratioClaim(
        'jSquash’s MozJPEG',
        '1.5 times as fast at the same bytes ±1%',
        ours && jsquash && jsquash.ms / ours.ms,
        {
          atLeast: 1.5,
          and: Math.abs(difference) <= SAME_BYTES,
          ifMissed: {
            why: 'Most of our time is the encoder’s trellis quantisation, on one thread.',
            next: 'trellis quantisation on several threads, a band of rows each.',
          },
          details: `its bytes ${(100 * difference).toFixed(1)}% off`,
        },
      ),
      tables: [],
      timelines: [],
    };
  },
};

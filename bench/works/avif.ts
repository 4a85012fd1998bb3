import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

/** Points of score that nobody sees. */
const SAME_SCORE = 0.5;

const RIVALS = [
  { id: 'jsquash', called: 'jSquash at its usual speed 6' },
  { id: 'jsquash-fast', called: 'jSquash at speed 8' },
] as const;

const IF_MISSED = {
  why: 'At the same bytes jSquash at speed 8 scores three points less: it is faster and not as good. libaom’s next faster speed would take 0.4 to 0.8 of our processor time and, on six pictures, 0.7 to 18% more bytes at an equal score.',
  next: 'tiles over several threads, for which libvips has no option.',
};

export const avif: Work = {
  id: 'avif',
  title: 'Convert a photo of 2.5 megapixels to AVIF at quality 60',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.middling,
      job: { do: 'to-avif', quality: 60 },
      sameBytes: true,
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const ours = of.get(OURS);
    return {
      notes: ['jSquash and this product both use all cores; sharp has this product’s effort.'],
      measurements,
      claims: RIVALS.flatMap(({ id, called }) => {
        const theirs = of.get(id);
        const isAsGood = (ours?.score ?? Number.NaN) >= (theirs?.score ?? Number.NaN) - SAME_SCORE;
        return ratioClaim(called, 'as fast, at the same bytes and score', ours && theirs && theirs.ms / ours.ms, {
          atLeast: 1,
          and: isAsGood,
          ifMissed: IF_MISSED,
          details: `score ${ours?.score?.toFixed(1)} against ${theirs?.score?.toFixed(1)}`,
        });
      }),
      tables: [],
      timelines: [],
    };
  },
};

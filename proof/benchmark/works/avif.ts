import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

/** A difference in score that nobody sees. */
const SAME_SCORE = 0.5;

const RIVALS = [
  { id: 'jsquash', called: 'jSquash at its usual speed 6' },
  { id: 'jsquash-fast', called: 'jSquash at speed 8' },
] as const;

const IF_MISSED = {
  why: 'In one thread this product takes 0.9 of the processor time of jSquash at speed 8 for the same bytes and score, and a quarter of its usual speed’s; jSquash takes all cores for one picture, and libaom has no threads in wasm-vips (docs/decisions/0036-avif-effort.md).',
  next: 'a grid of several AV1 images, encoded by several workers.',
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
      notes: ['jSquash uses all cores for a picture, this product one; sharp has this product’s effort.'],
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

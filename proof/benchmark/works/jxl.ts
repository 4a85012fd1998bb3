import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

export const jxl: Work = {
  id: 'jxl',
  title: 'Convert a photo of 2.5 megapixels to JPEG XL at quality 80',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.middling,
      job: { do: 'to-jxl', quality: 80 },
      sameBytes: true,
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const [ours, theirs] = [of.get(OURS), of.get('jsquash')];
    return {
      notes: ['jSquash has its usual effort 7 and uses all cores. sharp’s build writes no JPEG XL.'],
      measurements,
      claims: ratioClaim('jSquash', 'as fast, at the same bytes', ours && theirs && theirs.ms / ours.ms, {
        atLeast: 1,
        details: `score ${ours?.score?.toFixed(1)} against ${theirs?.score?.toFixed(1)}`,
      }),
      tables: [],
      timelines: [],
    };
  },
};

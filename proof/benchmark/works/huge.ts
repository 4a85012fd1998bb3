import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

const IF_MISSED = {
  why: 'Our decoder passes on a row of MCUs at a time, and all of them have to be decoded; a worker reads the file’s bytes as a whole.',
  next: 'reading the file in parts.',
};

export const huge: Work = {
  id: 'huge',
  title: 'Resize a 100-megapixel photo to 1280 pixels',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.hundredMegapixels,
      job: { do: 'resize', longestEdge: 1280, quality: 75 },
      judged: 'resized',
    });
    const of = summarise(measurements);
    const [ours, canvas] = [of.get(OURS), of.get('canvas')];
    const share = (ours?.peakMemory ?? Number.NaN) / (canvas?.peakMemory ?? Number.NaN);
    const shareOfWork = (ours?.workMemory ?? Number.NaN) / (canvas?.workMemory ?? Number.NaN);
    return {
      notes: [],
      measurements,
      claims: ratioClaim(
        'canvas',
        'as fast, in less than a third of the memory',
        ours && canvas && canvas.ms / ours.ms,
        {
          atLeast: 1,
          and: share < 1 / 3,
          ifMissed: IF_MISSED,
          details: Number.isNaN(share)
            ? 'memory not measured'
            : `${(100 * share).toFixed(0)}% of its memory (${(100 * shareOfWork).toFixed(0)}% without what the libraries start with)`,
        },
      ),
      tables: [],
      timelines: [],
    };
  },
};

import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import type { PhotoMeasurement } from '../measure/result.ts';
import { summarise } from '../measure/summary.ts';

const TARGET = 200 * 1024;

const IF_MISSED = {
  why: 'The search decodes once at full size and encodes several times with trellis quantisation; the other halves the picture’s sides until it fits, each time with the browser’s native encoder, and ends wherever that is.',
  next: 'drafts on a smaller copy, so that a full-size encode is made only once.',
};

/** For every photo, our file is under the target and nearer to it than the other file, or the other is above it. */
function isNearer(measurements: readonly PhotoMeasurement[]): boolean {
  const bytesOf = (peer: string, input: string) =>
    measurements.find((each) => each.peer === peer && each.input === input)?.bytes ?? Number.NaN;
  return measurements
    .filter(({ peer }) => peer === OURS)
    .every(({ bytes, input }) => {
      const other = bytesOf('browser-image-compression', input);
      return bytes <= TARGET && (other > TARGET || bytes >= other);
    });
}

export const fit: Work = {
  id: 'fit',
  title: 'Compress a 10-megapixel JPEG to 200 KB',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.tenMegapixels,
      job: { do: 'fit', bytes: TARGET },
      judged: 'full-size',
    });
    const of = summarise(measurements);
    const [ours, bic] = [of.get(OURS), of.get('browser-image-compression')];
    const share = (bytes = Number.NaN) => `${((100 * bytes) / TARGET).toFixed(1)}%`;
    const better = (ours?.score ?? 0) > (bic?.score ?? 0) && isNearer(measurements);
    return {
      notes: ['The target is 204,800 bytes. A smaller picture is enlarged to the original’s size before it is judged.'],
      measurements,
      claims: ratioClaim(
        'browser-image-compression',
        'nearer to the target from below, better score, no slower',
        ours && bic && bic.ms / ours.ms,
        {
          atLeast: 1,
          and: better,
          ifMissed: IF_MISSED,
          details: `${share(ours?.bytes)} of the target against ${share(bic?.bytes)}, score ${ours?.score?.toFixed(1)} against ${bic?.score?.toFixed(1)}`,
        },
      ),
      tables: [],
      timelines: [],
    };
  },
};

import { ratioClaim, type Work } from '../measure/bench.ts';
import { OURS } from '../measure/contender.ts';
import { measureInterleaved } from '../measure/interleaved.ts';
import { summarise } from '../measure/summary.ts';

const IF_MISSED = {
  why: 'More than half of our time is decoding, of which entropy decoding allows no vector code, a sixth the resampler’s and a quarter the encoder’s, which starts after the last row.',
  next: 'encoding rows as they are resampled.',
};

/** A file at most this much larger than ours still counts as equal. */
const SAME_BYTES = 1.02;

export const resize: Work = {
  id: 'resize',
  title: 'Resize a 10-megapixel photo to 1280 pixels, JPEG',
  async measure(bench) {
    const measurements = await measureInterleaved(bench, {
      inputs: bench.inputs.tenMegapixels,
      job: { do: 'resize', longestEdge: 1280, quality: 75 },
      sameBytes: true,
      judged: 'resized',
    });
    const of = summarise(measurements);
    const [ours, bic] = [of.get(OURS), of.get('browser-image-compression')];
    const speed = (peer: string) => ours && (of.get(peer)?.ms ?? Number.NaN) / ours.ms;
    const better =
      ours?.score !== undefined &&
      bic?.score !== undefined &&
      ours.score > bic.score &&
      ours.bytes <= bic.bytes * SAME_BYTES;
    const native = of.get('sharp');
    return {
      notes: [],
      measurements,
      claims: [
        ...ratioClaim('jSquash', '3.0 times as fast', speed('jsquash'), { atLeast: 3, ifMissed: IF_MISSED }),
        ...ratioClaim(
          'browser-image-compression',
          'as fast, at better quality for the bytes',
          speed('browser-image-compression'),
          {
            atLeast: 1,
            and: better,
            ifMissed: IF_MISSED,
            details: `score ${ours?.score?.toFixed(1)} against ${bic?.score?.toFixed(1)} at ${ours?.bytes.toFixed(0)} and ${bic?.bytes.toFixed(0)} bytes`,
          },
        ),
        ...(ours && native
          ? [
              {
                against: 'native sharp',
                required: 'within 1.8 times its time',
                measured: `${(ours.ms / native.ms).toFixed(2)} times its time`,
                reached: ours.ms <= native.ms * 1.8,
                ifMissed: IF_MISSED,
              },
            ]
          : []),
      ],
      tables: [],
      timelines: [],
    };
  },
};

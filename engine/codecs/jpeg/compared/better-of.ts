import { judgeOf } from '../../../score/judge.ts';
import type { JpegOptions } from '../encoder/encode.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import { type ComparisonKernels, filesOf, inColour } from './files.ts';

/*
 * The better subsampling of a drawing depends on what its chroma hides and shows, which no number that is measured before both encodes
 * predicts well (docs/decisions/0077-both-subsamplings-compared.md). So where the loss of chroma is unsure, both are encoded and scored:
 * a large picture by its tiles.
 */

/** Points of SSIMULACRA2 that are worth a rise of the log size by one: of 16 to 36, the least excess over 586 drawings. */
const POINTS_PER_SIZE = 27;

/** See `BetterOf`. */
export function betterOf<Options extends JpegOptions>(
  kernels: ComparisonKernels,
  picture: JpegPixels,
  options: readonly [Options, Options],
): Options {
  const judging = judgeOf(kernels.score, inColour(picture), { quality: { reduces: 'detail' } });
  const { encoded, shown } = filesOf(kernels, judging.mosaic ?? picture);
  const [own, other] = options.map((each) => {
    const file = encoded(each);
    const { score } = judging.judge(shown(file), judging.mosaic ? 'probe' : 'whole');
    return score - POINTS_PER_SIZE * Math.log(file.length);
  }) as [number, number];
  return other > own ? options[1] : options[0];
}

import type { Backend, Picture } from '../backends/backend.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import { readPixels } from '../open/read-pixels.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { kernelOf, type LoadKernel } from '../score/fetch-kernel.ts';
import type { Write } from '../writers/picture-writer.ts';
import { optionsOf, type Scoring } from './request.ts';

/** The backend decodes results. Without a metric there are no scores. */
export interface ScorerOptions {
  backend: Backend;
  loadKernel: LoadKernel | undefined;
}

/** Scores the results of a search. */
export class PictureScorer implements Disposable {
  readonly #picture: Picture;
  readonly #options: ScorerOptions;
  readonly #keepsProfile: boolean;
  readonly #write: Write;
  readonly #mosaics: Picture[] = [];

  /**
   * @param keepsProfile whether the picture is encoded in its own colour space; then tiles in sRGB do not predict it
   * exactly
   */
  constructor(picture: Picture, options: ScorerOptions, { keepsProfile }: { keepsProfile: boolean }, write: Write) {
    this.#picture = picture;
    this.#options = options;
    this.#keepsProfile = keepsProfile;
    this.#write = write;
  }

  readonly scoringIn = async (format: Format): Promise<Scoring | undefined> => {
    const kernel = await kernelOf(this.#options.loadKernel);
    if (!kernel) return undefined;
    const { judgeOf } = await fetchPart(() => import('../score/judge.ts'));
    const coded = format.container ? formatOf(format.container) : format;
    const reference = await this.#picture.pixels(coded);
    const judging = judgeOf(kernel, reference, coded);
    const { activity, mosaic } = judging;
    return {
      activity,
      isProbeExact: coded.quality?.isProbeExact === true && !this.#keepsProfile,
      judge: async (bytes, of) => {
        const made = await readPixels(this.#options.backend, bytes, coded);
        return judging.judge(of === 'whole' ? await enlargedTo(reference, made) : made, of);
      },
      scoreOfPixels: (pixels) => judging.judge(pixels, 'whole').score,
      probe: mosaic && this.#probeOn(this.#picture.withPixels(mosaic), coded),
    };
  };

  /** Encodes the mosaic with the settings of the whole picture, since some settings depend on the size. */
  #probeOn(mosaic: Picture, coded: Format): Scoring['probe'] {
    this.#mosaics.push(mosaic);
    const size = this.#picture;
    return async (request) => ({ bytes: await this.#write(mosaic, coded, { ...optionsOf(request), size }) });
  }

  [Symbol.dispose](): void {
    for (const mosaic of this.#mosaics) mosaic[Symbol.dispose]();
  }
}

/** Enlarges a result with fewer pixels than its reference. Few searches compare those. */
async function enlargedTo(to: Size, made: Pixels): Promise<Pixels> {
  if (made.width === to.width && made.height === to.height) return made;
  const { enlarge } = await fetchPart(() => import('../score/enlarge.ts'));
  return enlarge(made, to);
}

import type { Backend, Picture } from '../backends/backend.ts';
import { ImageError } from '../errors.ts';
import { fetchPart } from '../fetch-part.ts';
import type { EncodeOptions, Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import { readPixels } from '../read-pixels.ts';
import type { Scoring } from './by-score.ts';
import { looksOf } from './looks.ts';
import { optionsOf } from './request.ts';

/** Fetches and compiles the metric. */
export type LoadKernel = () => Promise<WebAssembly.Module>;

/** How an engine sees: what makes pixels of files, and the metric; without one nothing can be judged. */
export interface Sight {
  backend: Backend;
  loadKernel: LoadKernel | undefined;
}

/**
 * @returns undefined where the metric does not run: a browser without SIMD
 * @throws {ImageError} `codec-unavailable` where it could not be fetched
 */
export async function kernelOf({ loadKernel }: Sight): Promise<WebAssembly.Module | undefined> {
  try {
    return await loadKernel?.();
  } catch (cause) {
    if (cause instanceof WebAssembly.CompileError) return undefined;
    throw new ImageError('codec-unavailable', 'The metric could not be fetched', { cause });
  }
}

/** Judges what a search makes of a picture. */
export class PictureScorer implements Disposable {
  readonly #picture: Picture;
  readonly #sight: Sight;
  readonly #keepsProfile: boolean;
  readonly #mosaics: Picture[] = [];

  /** @param keepsProfile the picture is encoded in colours of its own, which parts of it in sRGB cannot tell of */
  constructor(picture: Picture, sight: Sight, { keepsProfile }: { keepsProfile: boolean }) {
    this.#picture = picture;
    this.#sight = sight;
    this.#keepsProfile = keepsProfile;
  }

  readonly scoringIn = async (format: Format): Promise<Scoring | undefined> => {
    const kernel = await kernelOf(this.#sight);
    if (!kernel) return undefined;
    const { judgeOf } = await fetchPart(() => import('../score/judge.ts'));
    const coded = format.container ? formatOf(format.container.of) : format;
    const judging = judgeOf(kernel, await this.#picture.pixels(coded), coded);
    const { activity, mosaic } = judging;
    return {
      activity,
      partsTell: looksOf(coded).partsTell === true && !this.#keepsProfile,
      judge: async (bytes, of) => judging.judge(await readPixels(this.#sight.backend, bytes, coded), of),
      ...(mosaic && { probe: this.#probeOn(this.#picture.withPixels(mosaic), coded) }),
    };
  };

  /** Some settings go by the size: the parts are encoded as the whole will be. */
  #probeOn(mosaic: Picture, { save, ...coded }: Format): Scoring['probe'] {
    this.#mosaics.push(mosaic);
    const asWhole: Format = save ? { ...coded, save: (options: EncodeOptions) => save(options, this.#picture) } : coded;
    return async (request) => ({ bytes: await mosaic.encode(asWhole, optionsOf(request)) });
  }

  [Symbol.dispose](): void {
    for (const mosaic of this.#mosaics) mosaic[Symbol.dispose]();
  }
}

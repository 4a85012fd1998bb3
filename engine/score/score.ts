import type { Size } from '../geometry/steps.ts';
import { isTransparent, type Pixels, withMinimumSide } from '../pixels/pixels.ts';
import { type Definition, SSIMULACRA_2_1 } from './definition.ts';
import { Kernel, type KernelOptions } from './kernel.ts';
import { blockScores, type Errors, errorsOf, type ScoreMap, scoreOf } from './pool.ts';

/*
 * SSIMULACRA 2.1 (Jon Sneyers, Cloudinary; https://github.com/cloudinary/ssimulacra2): the perceptual similarity of two pictures.
 * 100 is identical. At 90 a difference is invisible in a flicker test, at 85 in place, at 80 side by side; 70 is high quality, 50
 * medium, and below 0 is a strong distortion.
 */

/** A reference with precomputed statistics, for any number of candidates of its size. */
export interface Prepared extends Size {
  /** At most 100. @throws {RangeError} for a picture of another size */
  score(candidate: Pixels): number;
  /** The errors behind the score, to be averaged with those of other tiles. @throws {RangeError} as above */
  errors(candidate: Pixels): Errors;
  /** A score per block, to locate the differences. @throws {RangeError} as above */
  map(candidate: Pixels): ScoreMap;
}

export interface PrepareOptions {
  /** The edition of the metric. @default 2.1 */
  definition?: Definition;
  /** The picture is a tile of a larger one, so pixels that its border affects are excluded. */
  part?: boolean;
  /** The largest picture, in pixels, whose statistics are kept. @default MAX_KEPT_PIXELS */
  maxKeptPixels?: number;
}

/**
 * Up to this number of pixels the reference's statistics are kept, at 20 bytes each. Above it, the reference's own pixels are kept
 * instead, and the kernel computes the statistics again for each candidate, row by row, in little memory.
 */
const MAX_KEPT_PIXELS = 4e6;

/** The metric is not defined for smaller sides; a smaller picture is judged with its pixels repeated. */
const MIN_SIDE = 8;

/**
 * Grey backgrounds, 0 to 255, for transparent pictures: a dark and a bright one, of which the worse score counts. The reference
 * implementation uses 0.1 and 0.9 of sRGB's range.
 */
const BACKGROUNDS = [26, 230] as const;

class PreparedPicture implements Prepared {
  readonly width: number;
  readonly height: number;
  readonly #module: WebAssembly.Module;
  readonly #definition: Definition;
  readonly #reference: Pixels;
  readonly #isPart: boolean;
  readonly #maxKeptPixels: number;
  readonly #isTransparent: boolean;
  /** One kernel per background that is needed. */
  readonly #kernels = new Map<number, Kernel>();

  constructor(module: WebAssembly.Module, picture: Pixels, options: PrepareOptions) {
    this.width = picture.width;
    this.height = picture.height;
    this.#module = module;
    this.#definition = options.definition ?? SSIMULACRA_2_1;
    this.#isPart = options.part ?? false;
    this.#maxKeptPixels = options.maxKeptPixels ?? MAX_KEPT_PIXELS;
    this.#reference = withMinimumSide(picture, MIN_SIDE);
    this.#isTransparent = isTransparent(this.#reference);
    // Computed now, so that the first score takes no longer than later ones.
    for (const background of this.#backgroundsFor(this.#reference)) this.#kernelOn(background);
  }

  score(candidate: Pixels): number {
    return scoreOf(this.#definition, this.errors(candidate));
  }

  errors(candidate: Pixels): Errors {
    const judged = this.#checked(candidate);
    const onEach = this.#backgroundsFor(judged).map((background) => {
      const kernel = this.#kernelOn(background);
      kernel.compare(judged, background, this.#isKept ? undefined : this.#reference);
      return errorsOf(this.#definition, kernel, this.#reference, this.#isPart);
    });
    return onEach.reduce((worst, other) =>
      scoreOf(this.#definition, other) < scoreOf(this.#definition, worst) ? other : worst,
    );
  }

  map(candidate: Pixels): ScoreMap {
    return mapOf(this.#module, this.#reference, this.#checked(candidate), this.#definition);
  }

  get #isKept(): boolean {
    return this.#reference.width * this.#reference.height <= this.#maxKeptPixels;
  }

  #backgroundsFor(picture: Pixels): readonly number[] {
    return this.#isTransparent || isTransparent(picture) ? BACKGROUNDS : BACKGROUNDS.slice(0, 1);
  }

  #kernelOn(background: number): Kernel {
    // An opaque reference looks the same on every background.
    const key = this.#isTransparent ? background : BACKGROUNDS[0];
    const known = this.#kernels.get(key);
    if (known) return known;
    const kernel = this.#newKernel({ keep: this.#isKept, byBlocks: false, inner: this.#isPart });
    if (this.#isKept) kernel.keep(this.#reference, background);
    this.#kernels.set(key, kernel);
    return kernel;
  }

  #newKernel(options: Omit<KernelOptions, 'definition'>): Kernel {
    return new Kernel(this.#module, this.#reference, { ...options, definition: this.#definition });
  }

  #checked(candidate: Pixels): Pixels {
    checkSize(this, candidate);
    return withMinimumSide(candidate, MIN_SIDE);
  }
}

/**
 * Scores one candidate, as a whole and per block, in little memory.
 * @param module the compiled `kernel.wasm`
 * @param reference of the same size, with sides of at least 8 pixels
 */
function mapOf(
  module: WebAssembly.Module,
  reference: Pixels,
  candidate: Pixels,
  definition: Definition,
  throwIfCancelled?: () => void,
): ScoreMap {
  const isClear = isTransparent(reference) || isTransparent(candidate);
  const maps = (isClear ? BACKGROUNDS : BACKGROUNDS.slice(0, 1)).map((background) => {
    const kernel = new Kernel(module, reference, { definition, keep: false, byBlocks: true, inner: false });
    kernel.compare(candidate, background, reference, throwIfCancelled);
    return blockScores(definition, kernel, reference);
  });
  return maps.reduce(({ columns, rows, scores, score }, other) => ({
    columns,
    rows,
    scores: scores.map((block, i) => Math.min(block, other.scores[i] ?? block)),
    score: Math.min(score, other.score),
  }));
}

/**
 * Compares a single candidate: its score, and a score per block.
 * @param throwIfCancelled called for each row; an exception from it ends the comparison
 * @throws {RangeError} for pictures of different sizes
 */
export function compare(
  module: WebAssembly.Module,
  reference: Pixels,
  candidate: Pixels,
  throwIfCancelled?: () => void,
): ScoreMap {
  checkSize(reference, candidate);
  const [one, other] = [withMinimumSide(reference, MIN_SIDE), withMinimumSide(candidate, MIN_SIDE)];
  return mapOf(module, one, other, SSIMULACRA_2_1, throwIfCancelled);
}

function checkSize({ width, height }: Size, candidate: Size): void {
  if (candidate.width === width && candidate.height === height) return;
  throw new RangeError(`Expected ${width} × ${height} pixels but received ${candidate.width} × ${candidate.height}`);
}

/** Prepares a reference. @param module the compiled `kernel.wasm` */
export function prepare(module: WebAssembly.Module, reference: Pixels, options: PrepareOptions = {}): Prepared {
  return new PreparedPicture(module, reference, options);
}

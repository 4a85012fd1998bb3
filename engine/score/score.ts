import type { Size } from '../geometry.ts';
import { type Definition, SSIMULACRA_2_1 } from './definition.ts';
import { Kernel, type KernelOptions } from './kernel.ts';
import { isTransparent, type Pixels, withLeastSide } from './pixels.ts';
import { blockScores, type Errors, errorsOf, type ScoreMap, scoreOf } from './pool.ts';

/*
 * SSIMULACRA 2.1 (Jon Sneyers, Cloudinary; https://github.com/cloudinary/ssimulacra2): how much alike two pictures look.
 * 100 is the same picture; 90 nobody tells apart even where they flicker, 85 in place, 80 side by side; 70 is high, 50
 * medium quality, and below 0 much is wrong.
 */

/** A reference, worked out for as many candidates of its size as there are. */
export interface Prepared extends Size {
  /** From 100 down. @throws {RangeError} for a picture of another size */
  score(candidate: Pixels): number;
  /** What the score is made of, to be put together with that of other parts. @throws {RangeError} as above */
  errors(candidate: Pixels): Errors;
  /** Where the difference is, each block on the score's scale. @throws {RangeError} as above */
  map(candidate: Pixels): ScoreMap;
}

export interface PrepareOptions {
  /** The edition of the metric; default 2.1. */
  definition?: Definition;
  /** The picture is a part of a larger one: its border is none, and what the border has a say in is left out. */
  part?: boolean;
  /** Pixels up to which what is known of the reference is kept; see `MOST_KEPT`. */
  mostKept?: number;
}

/**
 * Up to so many pixels what is known of the reference is kept, at 20 bytes each. Above, it is worked out again for each
 * candidate, a row at a time, in next to no memory; the reference's pixels are held on to instead.
 */
const MOST_KEPT = 4e6;

/** The metric is not defined for less; a smaller picture is judged with its pixels repeated. */
const LEAST_SIDE = 8;

/**
 * What a transparent picture is laid on, of 255: once dark, once bright, and the worse score counts. The reference's
 * program does so with 0.1 and 0.9 of sRGB's range.
 */
const BACKGROUNDS = [26, 230] as const;

class PreparedPicture implements Prepared {
  readonly width: number;
  readonly height: number;
  readonly #module: WebAssembly.Module;
  readonly #definition: Definition;
  readonly #reference: Pixels;
  readonly #isPart: boolean;
  readonly #mostKept: number;
  readonly #isTransparent: boolean;
  /** A kernel for each background that makes a difference. */
  readonly #kernels = new Map<number, Kernel>();

  constructor(module: WebAssembly.Module, picture: Pixels, options: PrepareOptions) {
    this.width = picture.width;
    this.height = picture.height;
    this.#module = module;
    this.#definition = options.definition ?? SSIMULACRA_2_1;
    this.#isPart = options.part ?? false;
    this.#mostKept = options.mostKept ?? MOST_KEPT;
    this.#reference = withLeastSide(picture, LEAST_SIDE);
    this.#isTransparent = isTransparent(this.#reference);
    // Worked out now, so that the first score takes no longer than the next.
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
    return this.#reference.width * this.#reference.height <= this.#mostKept;
  }

  #backgroundsFor(picture: Pixels): readonly number[] {
    return this.#isTransparent || isTransparent(picture) ? BACKGROUNDS : BACKGROUNDS.slice(0, 1);
  }

  #kernelOn(background: number): Kernel {
    // An opaque reference is the same on any.
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
    return withLeastSide(candidate, LEAST_SIDE);
  }
}

/**
 * One candidate at one look, of the whole and by blocks, in next to no memory.
 * @param module the compiled `kernel.wasm`
 * @param reference of the same size, at least 8 pixels a side
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
 * One candidate and no other: its score and where the difference is.
 * @param throwIfCancelled called now and then; what it throws ends the work
 * @throws {RangeError} for pictures of two sizes
 */
export function compare(
  module: WebAssembly.Module,
  reference: Pixels,
  candidate: Pixels,
  throwIfCancelled?: () => void,
): ScoreMap {
  checkSize(reference, candidate);
  const [one, other] = [withLeastSide(reference, LEAST_SIDE), withLeastSide(candidate, LEAST_SIDE)];
  return mapOf(module, one, other, SSIMULACRA_2_1, throwIfCancelled);
}

function checkSize({ width, height }: Size, candidate: Size): void {
  if (candidate.width === width && candidate.height === height) return;
  throw new RangeError(`Expected ${width} × ${height} pixels but received ${candidate.width} × ${candidate.height}`);
}

/** @param module the compiled `kernel.wasm` */
export function prepare(module: WebAssembly.Module, reference: Pixels, options: PrepareOptions = {}): Prepared {
  return new PreparedPicture(module, reference, options);
}

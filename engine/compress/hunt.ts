import type { EncodeOptions } from '../formats/format.ts';
import type { Encode, Made, Settings } from './request.ts';

/** How many bytes a KB has for those who count by thousands, as a fraction of one of 1,024. */
const THOUSANDS = 1000 / 1024;

/** A file that fits by thousands may be so far below the target, where none within the tolerance does: the search ends with it. */
const NEAR = 0.05;
/** Once the tries are used up, it may be so far below: a form that refuses a file by a few bytes has refused the picture. */
const NEAR_AT_LAST = 0.15;

/** What a file is worth to a search, from the worst up. */
const RANK = {
  tooLarge: 0,
  /** Further below the target than the tolerance. */
  far: 1,
  within: 2,
  /** It fits a form that counts 1,000 bytes a KB, and is further below than the tolerance. */
  belowThousands: 3,
  /** And only a little. */
  nearThousands: 4,
  withinThousands: 5,
} as const;

/** One search for a file of a certain size: its terms, the best that was found, and the count of what it has cost. */
export class Hunt {
  readonly targetBytes: number;
  /** Fraction of the target that a result may stay below it. */
  readonly tolerance: number;
  /** The smallest file within the tolerance. */
  readonly leastBytes: number;
  /**
   * What is aimed at: the target; or, where the tolerance leaves room, what that target would be in KB of 1,000 bytes,
   * since many forms count so.
   */
  readonly aimBytes: number;
  /** Full encodes that may still be made. Drafts are bounded by the searches themselves. */
  left: number;
  encodes = 0;
  drafts = 0;
  /** The smallest file that was made, whether it fits or not. */
  smallest: Made | undefined;
  /** A file within the tolerance was made. */
  #hasWithin = false;
  readonly #measured = new Map<string, number>();
  readonly #encode: Encode;
  readonly #effort: EncodeOptions['effort'];

  constructor(terms: {
    targetBytes: number;
    tolerance: number;
    /** What was asked for, in KB of 1,024 bytes: the target, or more where the file that came in is the limit. */
    askedBytes: number;
    iterations: number;
    effort: EncodeOptions['effort'];
    encode: Encode;
  }) {
    const { targetBytes, tolerance, askedBytes, iterations, effort, encode } = terms;
    this.targetBytes = targetBytes;
    this.tolerance = tolerance;
    this.leastBytes = targetBytes * (1 - tolerance);
    const thousands = Math.floor(askedBytes * THOUSANDS);
    this.aimBytes = thousands > this.leastBytes ? Math.min(targetBytes, thousands) : targetBytes;
    this.left = iterations;
    this.#effort = effort;
    this.#encode = encode;
  }

  /** A cheap encode that is only measured. @returns its size in bytes */
  async measure(settings: Settings): Promise<number> {
    return this.#measured.get(keyOf(settings)) ?? (await this.draft(settings)).length;
  }

  /** The same to look at. */
  async draft(settings: Settings): Promise<Uint8Array<ArrayBuffer>> {
    this.drafts++;
    const { bytes } = await this.#encode({ ...settings, effort: 'draft' });
    this.#measured.set(keyOf(settings), bytes.length);
    return bytes;
  }

  /** An encode that may become the result. */
  async make(settings: Settings): Promise<Made> {
    this.left--;
    this.encodes++;
    const request = { ...settings, effort: this.#effort };
    const { bytes } = await this.#encode(request);
    const made = { bytes, request };
    if (this.isWithin(made)) this.#hasWithin = true;
    if (!this.smallest || bytes.length < this.smallest.bytes.length) this.smallest = made;
    return made;
  }

  fits(made: Made): boolean {
    return made.bytes.length <= this.targetBytes;
  }

  /** At or below what is aimed at. */
  fitsAim({ bytes }: Made): boolean {
    return bytes.length <= this.aimBytes;
  }

  /** How far below the target a file is, as a fraction of it. */
  gap(made: Made): number {
    return 1 - made.bytes.length / this.targetBytes;
  }

  isWithin(made: Made): boolean {
    return this.fits(made) && made.bytes.length >= this.leastBytes;
  }

  /** Within the tolerance, and within what is aimed at. */
  isOnAim(made: Made): boolean {
    return this.isWithin(made) && this.fitsAim(made);
  }

  /** On aim, or so near that it is worth a few more encodes at the most. */
  isNearAim(made: Made): boolean {
    return this.#rank(made) >= RANK.nearThousands;
  }

  /**
   * Whether another full encode may be made.
   * @param best the best file so far
   * @param reserve full encodes that must be left for what comes if nothing fits
   */
  mayMake(best: Made, reserve: number): boolean {
    return this.left > (this.isWorthMore(best) ? 0 : reserve);
  }

  /** It fits the target, but by thousands from far below or not at all: a better file is worth every encode that is left. */
  isWorthMore(made: Made): boolean {
    const rank = this.#rank(made);
    return rank === RANK.within || rank === RANK.belowThousands;
  }

  /** It was chosen, for thousands, over a file that is within the tolerance, or is so near that a search for one ends. */
  isForThousands(made: Made): boolean {
    const rank = this.#rank(made);
    return rank === RANK.nearThousands || (rank === RANK.belowThousands && this.#hasWithin);
  }

  #rank(made: Made): number {
    if (!this.fits(made)) return RANK.tooLarge;
    if (this.isOnAim(made)) return RANK.withinThousands;
    if (this.isWithin(made)) return RANK.within;
    if (this.aimBytes === this.targetBytes || this.gap(made) > NEAR_AT_LAST) return RANK.far;
    return this.gap(made) > NEAR ? RANK.belowThousands : RANK.nearThousands;
  }

  /** Whichever fits better; none where neither does. */
  betterOf(one: Made | undefined, other: Made): Made | undefined {
    if (!this.fits(other)) return one;
    if (!one) return other;
    const [rank, otherRank] = [this.#rank(one), this.#rank(other)];
    if (rank !== otherRank) return rank > otherRank ? one : other;
    return one.bytes.length >= other.bytes.length ? one : other;
  }
}

const keyOf = ({ format, quality, scale, chroma, colours }: Settings) =>
  `${format.id} ${quality} ${scale} ${chroma} ${colours}`;

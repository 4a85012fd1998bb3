import type { EncodeOptions } from '../formats/format.ts';
import type { Encode, Made, Settings } from './request.ts';

/** How many bytes a KB has for those who count by thousands, as a fraction of one of 1,024. */
const THOUSANDS = 1000 / 1024;

/** What a file is worth to a search, from the worst up. */
const RANK = {
  tooLarge: 0,
  /** Further below the target than the tolerance. */
  far: 1,
  within: 2,
  /** And it fits a form that counts 1,000 bytes a KB. */
  withinThousands: 3,
} as const;

/** One search for a file of a certain size: its terms, the best that was found, and the count of what it has cost. */
export class Hunt {
  readonly targetBytes: number;
  /** Fraction of the target that a result may stay below it. */
  readonly tolerance: number;
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
  readonly #measured = new Map<string, number>();
  readonly #encode: Encode;
  readonly #effort: EncodeOptions['effort'];

  constructor(terms: {
    targetBytes: number;
    tolerance: number;
    /** The target is a round number that somebody named. */
    named: boolean;
    iterations: number;
    effort: EncodeOptions['effort'];
    encode: Encode;
  }) {
    const { targetBytes, tolerance, named, iterations, effort, encode } = terms;
    this.targetBytes = targetBytes;
    this.tolerance = tolerance;
    this.aimBytes = named && 1 - THOUSANDS < tolerance ? Math.floor(targetBytes * THOUSANDS) : targetBytes;
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
    if (!this.smallest || bytes.length < this.smallest.bytes.length) this.smallest = made;
    return made;
  }

  fits(made: Made): boolean {
    return made.bytes.length <= this.targetBytes;
  }

  /** How far below the target a file is, as a fraction of it. */
  gap(made: Made): number {
    return 1 - made.bytes.length / this.targetBytes;
  }

  isWithin(made: Made): boolean {
    return this.fits(made) && made.bytes.length >= this.targetBytes * (1 - this.tolerance);
  }

  /** Within the tolerance, and within what is aimed at. */
  isOnAim(made: Made): boolean {
    return this.isWithin(made) && made.bytes.length <= this.aimBytes;
  }

  #rank(made: Made): number {
    if (!this.fits(made)) return RANK.tooLarge;
    if (!this.isWithin(made)) return RANK.far;
    return this.isOnAim(made) ? RANK.withinThousands : RANK.within;
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

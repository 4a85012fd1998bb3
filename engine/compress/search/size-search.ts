import { searchingIn } from '../../codecs/searching.ts';
import { type Encode, type Encoded, type EncodeRequest, make } from '../request.ts';

/** A KB of 1,000 bytes as a fraction of a KB of 1,024. */
export const THOUSANDS = 1000 / 1024;

/** If a draft is larger than the target by this factor, the full encode is larger than the target too. */
const SURELY = 1.1;

/** How far below the target, as a fraction of it, a file that fits KB of 1,000 bytes may be to end the search. */
const NEAR_GAP = 0.05;
/** The same once no encodes are left: a form refuses a file that is too large by a few bytes. */
const NEAR_GAP_AT_LAST = 0.15;

/** The rank of a file in a search, from the worst up. */
const RANK = {
  tooLarge: 0,
  /** Further below the target than the tolerance. */
  far: 1,
  within: 2,
  /** Fits KB of 1,000 bytes, and is below the tolerance. */
  belowThousands: 3,
  /** The same, by at most `NEAR_GAP`. */
  nearThousands: 4,
  withinThousands: 5,
} as const;

/** A search for a size: its parameters, its encodes, and the order of results. */
export class SizeSearch {
  readonly targetBytes: number;
  /** How far below the target a result may be, as a fraction of it. */
  readonly tolerance: number;
  /** The smallest file within the tolerance. */
  readonly leastBytes: number;
  /**
   * The target in KB of 1,000 bytes, which many forms count in, if that is within the tolerance; otherwise the target.
   */
  readonly aimBytes: number;
  /** Full encodes that are left. Each search limits its drafts itself. */
  left: number;
  /** The smallest file so far, even if it does not fit. */
  smallest: Encoded | undefined;
  /** Whether any file was within the tolerance. */
  #hasWithin = false;
  readonly #measured = new Map<string, number>();
  readonly #encode: Encode;

  constructor(terms: {
    targetBytes: number;
    tolerance: number;
    /** The requested size, in bytes: the target, or more if the file's own size is the limit. */
    requestedBytes: number;
    iterations: number;
    encode: Encode;
  }) {
    const { targetBytes, tolerance, requestedBytes, iterations, encode } = terms;
    this.targetBytes = targetBytes;
    this.tolerance = tolerance;
    this.leastBytes = targetBytes * (1 - tolerance);
    const thousands = Math.floor(requestedBytes * THOUSANDS);
    this.aimBytes = thousands > this.leastBytes ? Math.min(targetBytes, thousands) : targetBytes;
    this.left = iterations;
    this.#encode = encode;
  }

  /** Encodes a draft. @returns its size in bytes */
  async measure(settings: EncodeRequest): Promise<number> {
    return this.#measured.get(keyOf(settings)) ?? (await this.draft(settings)).length;
  }

  /** Encodes a draft. @returns its bytes */
  async draft(settings: EncodeRequest): Promise<Uint8Array<ArrayBuffer>> {
    const { bytes } = await this.#encode({ ...settings, effort: 'draft' });
    this.#measured.set(keyOf(settings), bytes.length);
    return bytes;
  }

  /** Encodes in full: the file may become the result. It is packed only if the settings demand it, since drafts predict other files. */
  async make(settings: EncodeRequest): Promise<Encoded> {
    this.left--;
    const made = await make(this.#encode, { packs: false, ...settings });
    if (this.isWithin(made)) this.#hasWithin = true;
    if (!this.smallest || made.bytes.length < this.smallest.bytes.length) this.smallest = made;
    return made;
  }

  /** Whether a file is at or below the target. */
  fits(made: Encoded): boolean {
    return made.bytes.length <= this.targetBytes;
  }

  /** Whether a full encode may fit, by its size as a draft predicts it. */
  mayFit(predictedBytes: number): boolean {
    return predictedBytes <= this.targetBytes * SURELY;
  }

  /** Whether a file is at or below the aim. */
  fitsAim({ bytes }: Encoded): boolean {
    return bytes.length <= this.aimBytes;
  }

  /** Returns how far below the target a file is, as a fraction of it. */
  gap(made: Encoded): number {
    return 1 - made.bytes.length / this.targetBytes;
  }

  /** Whether a file is within the tolerance. */
  isWithin(made: Encoded): boolean {
    return this.fits(made) && made.bytes.length >= this.leastBytes;
  }

  /** Whether a file is within the tolerance and at or below the aim. */
  isOnAim(made: Encoded): boolean {
    return this.isWithin(made) && this.fitsAim(made);
  }

  /** Whether a file is on aim, or so near that only a few more encodes are worth their time. */
  isNearAim(made: Encoded): boolean {
    return this.#rank(made) >= RANK.nearThousands;
  }

  /**
   * Whether another full encode may be made.
   * @param best the best file so far
   * @param reserve full encodes that must be left for later searches
   */
  mayMake(best: Encoded, reserve: number): boolean {
    return this.left > (this.isWorthMore(best) ? 0 : reserve);
  }

  /**
   * Whether a file fits the target, but KB of 1,000 bytes from far below or not at all: then every encode that is left
   * is worth its time.
   */
  isWorthMore(made: Encoded): boolean {
    const rank = this.#rank(made);
    return rank === RANK.within || rank === RANK.belowThousands;
  }

  /**
   * Returns the smallest size that is worth a try below a file that fits. If that file is above the aim, it is one outside the tolerance,
   * and further below the target if the format `corrects` it to sizes in between.
   */
  leastBelow(fit: Encoded): number {
    if (this.fitsAim(fit)) return this.leastBytes;
    const { corrects } = searchingIn(fit.request.format);
    return this.targetBytes * (1 - (corrects ? NEAR_GAP_AT_LAST : NEAR_GAP));
  }

  /** Whether KB of 1,000 bytes decided: the file replaced one within the tolerance, or it ended the search. */
  isForThousands(made: Encoded): boolean {
    const rank = this.#rank(made);
    return rank === RANK.nearThousands || (rank === RANK.belowThousands && this.#hasWithin);
  }

  #rank(made: Encoded): number {
    if (!this.fits(made)) return RANK.tooLarge;
    if (this.isOnAim(made)) return RANK.withinThousands;
    if (this.isWithin(made)) return RANK.within;
    if (this.aimBytes === this.targetBytes || this.gap(made) > NEAR_GAP_AT_LAST) return RANK.far;
    return this.gap(made) > NEAR_GAP ? RANK.belowThousands : RANK.nearThousands;
  }

  /** Returns the file with the higher rank, or the larger one of equal ranks; undefined if neither fits. */
  betterOf(one: Encoded | undefined, other: Encoded): Encoded | undefined {
    if (!this.fits(other)) return one;
    if (!one) return other;
    const [rank, otherRank] = [this.#rank(one), this.#rank(other)];
    if (rank !== otherRank) return rank > otherRank ? one : other;
    return one.bytes.length >= other.bytes.length ? one : other;
  }
}

const keyOf = ({ format, quality, scale, chroma, colours }: EncodeRequest) =>
  `${format.id} ${quality} ${scale} ${chroma} ${colours}`;

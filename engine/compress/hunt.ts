import type { EncodeOptions } from '../formats/format.ts';
import type { Settings } from './axis.ts';
import type { Encode, EncodeRequest } from './encode.ts';

/** A finished file and how it was made. */
export interface Made {
  bytes: Uint8Array;
  request: EncodeRequest;
}

/** One search for a file of a certain size: its terms, and the count of what it has cost so far. */
export class Hunt {
  readonly targetBytes: number;
  /** Fraction of the target that a result may stay below it. */
  readonly tolerance: number;
  /** Full encodes that may still be made. Drafts are bounded by the searches themselves. */
  left: number;
  encodes = 0;
  drafts = 0;
  /** The smallest file that was made, whether it fits or not. */
  smallest: Made | undefined;
  readonly #encode: Encode;
  readonly #effort: EncodeOptions['effort'];

  constructor(terms: {
    targetBytes: number;
    tolerance: number;
    iterations: number;
    effort: EncodeOptions['effort'];
    encode: Encode;
  }) {
    this.targetBytes = terms.targetBytes;
    this.tolerance = terms.tolerance;
    this.left = terms.iterations;
    this.#effort = terms.effort;
    this.#encode = terms.encode;
  }

  /** A cheap encode that is only measured. @returns its size in bytes */
  async measure(settings: Settings): Promise<number> {
    this.drafts++;
    const { bytes } = await this.#encode({ ...settings, effort: 'draft' });
    return bytes.length;
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
}

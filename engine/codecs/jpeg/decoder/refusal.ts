/** Why a JPEG is left to another decoder. */
export const REFUSALS = [
  // Outcomes of the kernel, in the order of kernel/outcome.ts.
  /** An invalid Huffman code, or a run or size that the process does not have. */
  'code',
  /** Entropy-coded data with fewer bits than the scan's MCUs, or at least a byte more. */
  'scan-length',
  /** A restart marker that is missing, unexpected or out of order. */
  'restart',
  /** The file ends before its last scan. */
  'truncated',
  /** A DC coefficient far outside the range of 8-bit samples. */
  'coefficient',

  /** No SOI marker at the beginning. */
  'not-jpeg',
  'arithmetic',
  'lossless',
  'hierarchical',
  /** Samples of another size than 8 bits. */
  'precision',
  /** Another number of components than one or three, as in CMYK, or an unknown transform. */
  'components',
  /** Sampling factors whose ratio is not a whole number. */
  'sampling',
  /** A height that only a DNL marker states. */
  'height',
  'too-large',
  /** A damaged or misplaced marker segment. */
  'marker',
  /** A damaged or missing quantisation or Huffman table. */
  'table',
  /** Scans that do not follow from each other (T.81, G.1.1.1). */
  'scan-order',
  /** Coefficients without all their bits, which libjpeg smooths. */
  'incomplete',
] as const;

export type Refusal = (typeof REFUSALS)[number];

export class JpegRefused extends Error {
  override name = 'JpegRefused';
  readonly reason: Refusal;
  /** Of a truncated file: the share of the picture without any data, 0 to 1; undefined if some of all its parts is there. */
  readonly missing: number | undefined;

  constructor(reason: Refusal, missing?: number) {
    super(`The JPEG decoder refuses the file: ${reason}`);
    this.reason = reason;
    this.missing = missing;
  }
}

export function accept(holds: boolean, reason: Refusal): asserts holds {
  if (!holds) throw new JpegRefused(reason);
}

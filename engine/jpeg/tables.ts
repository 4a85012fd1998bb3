/*
 * Every number that was tuned: on crops of the photos of the half `tune`, for the fewest bytes at SSIMULACRA2 scores of 70, 80
 * and 85 with butteraugli no worse, and on drawings (docs/decisions/0035-jpeg-encoder.md).
 */

/** Where each coefficient of a stream is in its block: rows of eight, from the mean. */
export const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const;

/** Of each place of the zigzag: how far it is from the mean, the sides of a block being 1. */
const FREQUENCIES = ZIGZAG.map((n) => Math.hypot(n >> 3, n & 7) / 7);
/** How much it changes both across and down, up to 1. */
const DIAGONALS = ZIGZAG.map((n) => ((n >> 3) * (n & 7)) / 49);

/** Steps are given at these frequencies; between them their logarithms run straight. */
const KNOTS = [0, 1 / 7, 2 / 7, 3 / 7, 4 / 7, 0.8, 1.1, Math.SQRT2] as const;
/** Colour at full size has four times the blocks. */
const FULL_COLOUR = 1.8;

/** All that was tuned. Steps are for a scale of 1. */
export interface Numbers {
  luma: readonly number[];
  blue: readonly number[];
  red: readonly number[];
  /** What luma's steps are multiplied by towards the diagonal. */
  diagonal: number;
  /** What a squared error of luma's fastest changes counts, that of its slowest being 1. */
  fast: number;
  /** What a bit costs, in squared steps, in a block of middling energy; of means, in any. */
  perBit: { luma: number; colour: number; lumaMean: number; colourMean: number };
  /** How luma's energy makes bits dearer: in its own block, and in that of colour at the same place (`kernel/index.ts`). */
  energy: { from: number; power: number; colourFrom: number; colourPower: number };
}

/** At these two scales; between them all logarithms run straight, and beyond they stay. */
export interface Tuned {
  coarse: Numbers;
  fine: Numbers;
}
export const COARSE = 1;
export const FINE = 0.4;

export const TUNED: Tuned = {
  coarse: {
    luma: [8, 11.3, 13.4, 13.8, 21.3, 25.1, 36, 44],
    blue: [8.15, 16.6, 37.3, 43.9, 48.5, 56.5, 81, 200],
    red: [10, 11.4, 18.6, 18.7, 24.1, 21, 24, 44],
    diagonal: 1.19,
    fast: 1.4,
    perBit: {
      luma: 0.09,
      colour: 0.113,
      lumaMean: 0.05,
      colourMean: 0.0268,
    },
    energy: {
      from: 20,
      power: 0.4,
      colourFrom: 20,
      colourPower: 0.1,
    },
  },
  fine: {
    luma: [5.69, 11.3, 16.8, 19.4, 23.9, 25.1, 32.1, 44],
    blue: [8.15, 16.6, 37.3, 39.2, 48.5, 56.5, 81, 200],
    red: [10, 10.2, 14.8, 18.7, 21.5, 21, 24, 44],
    diagonal: 1.19,
    fast: 1.4,
    perBit: {
      luma: 0.09,
      colour: 0.113,
      lumaMean: 0.05,
      colourMean: 0.03,
    },
    energy: {
      from: 20,
      power: 0.4,
      colourFrom: 20,
      colourPower: 0.1,
    },
  },
};

/**
 * A drawing's numbers, tuned on the drawings of `proof/jpeg/graphics.ts`: both chroma components have one table, which is far finer
 * in blue than a photo's, luma's is flatter, and bits are cheaper, since ringing shows on areas of one colour.
 */
function drawn(photo: Numbers, luma: readonly number[], chroma: readonly number[]): Numbers {
  return { ...photo, luma, blue: chroma, red: chroma, perBit: { ...photo.perBit, luma: 0.045, colour: 0.07 } };
}

const DRAWN: Tuned = {
  coarse: drawn(TUNED.coarse, [8, 11.3, 21, 21.6, 23.8, 25.1, 28.8, 39.4], [6.3, 7.9, 11.7, 9.7, 16.7, 27.5, 31.5, 48]),
  fine: drawn(TUNED.fine, [5.69, 11.3, 26, 30, 27, 25.1, 25.7, 39.4], [4.5, 7.9, 14.7, 13.6, 18.7, 27.5, 28.1, 48]),
};

/** An icon's chroma is finer still: its few pixels are nearly all edges between colours. */
function icon({ blue, red, ...drawing }: Numbers): Numbers {
  const finer = (steps: readonly number[]) => steps.map((step) => step / 2);
  return { ...drawing, blue: finer(blue), red: finer(red) };
}

const ICON: Tuned = { coarse: icon(DRAWN.coarse), fine: icon(DRAWN.fine) };

/** @param content 0 for a photo, 1 for a drawing, 2 for an icon; between them all logarithms run straight */
export function tunedFor(content: number): Tuned {
  if (content === 0) return TUNED;
  return content > 1 ? between(DRAWN, ICON, content - 1) : between(TUNED, DRAWN, content);
}

/** Bits that say that nothing follows: of luma, of colour; and those for sixteen zeros. */
const END = [1.7, 0.9] as const;
const SIXTEEN = 14;

/** What codes cost in the mean of photos, with their bits: by run of zeros (times 16) and size. */
export const PRICES = END.map((end) =>
  Array.from({ length: 256 }, (_, symbol) => {
    const run = symbol >> 4;
    const size = symbol & 15;
    if (symbol === 0) return end;
    if (symbol === 0xf0) return SIXTEEN;
    const larger = run === 0 ? 1.2 : run === 1 ? 1.9 : 2.6;
    return Math.min(17, 2 + 2 * Math.log2(run + 1) + (size - 1) * larger) + size;
  }),
);
/** What the two slowest places cost, which have scans of their own: by size. */
export const SLOW_PRICES = [
  [1.5, 2.5, 4.2, 5.5, 7.2, 9.6],
  [0.85, 2.4, 4.2, 6, 8, 10],
].map((first) => Array.from({ length: 16 }, (_, size) => first[size] ?? 10 + 2 * (size - 5)));

/** What a difference of means costs, with its bits: of luma, of colour; by its size in bits. */
export const MEAN_PRICES = [
  Array.from({ length: 16 }, (_, size) => (size === 0 ? 2.4 : 2.2 + 1.15 * size)),
  Array.from({ length: 16 }, (_, size) => (size === 0 ? 1.3 : 1.5 + 1.6 * size)),
];

function curve(values: readonly number[], frequency: number): number {
  const next = Math.max(
    1,
    KNOTS.findIndex((knot) => knot >= frequency),
  );
  const [from = 0, to = 0] = [KNOTS[next - 1], KNOTS[next]];
  const [low = 1, high = 1] = [values[next - 1], values[next]];
  return low * (high / low) ** ((frequency - from) / (to - from));
}

/** @param share from `a`, 0, to `b`, 1 */
function between<T>(a: T, b: T, share: number): T {
  if (typeof a === 'number') return (a * (Number(b) / a) ** share) as T;
  const entries = Object.entries(a as object).map(([key, value]) => [
    key,
    between(value, (b as Record<string, unknown>)[key], share),
  ]);
  return (Array.isArray(a) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

export function numbersAt(scale: number, { coarse, fine }: Tuned): Numbers {
  const share = Math.log(scale / COARSE) / Math.log(FINE / COARSE);
  return between(coarse, fine, Math.max(0, Math.min(1, share)));
}

/**
 * Steps in the order of the zigzag: luma's, blue's and red's.
 * @param scale about 1 at a quality of 40, 0.25 at 88
 */
export function stepsAt(scale: number, colour: 'none' | 'halved' | 'full', numbers: Numbers): Uint8Array[] {
  const more = colour === 'full' ? FULL_COLOUR : 1;
  return [numbers.luma, numbers.blue, numbers.red].map((values, part) =>
    Uint8Array.from(FREQUENCIES, (frequency, k) => {
      const luma = numbers.diagonal ** (DIAGONALS[k] ?? 0);
      const step = curve(values, frequency) * scale * (part === 0 ? luma : more);
      return Math.max(1, Math.min(255, Math.round(step)));
    }),
  );
}

/** Of each part, what a squared error of a step counts. */
export const weightsOf = ({ fast }: Numbers) => [
  FREQUENCIES.map((frequency) => fast ** frequency),
  FREQUENCIES.map(() => 1),
  FREQUENCIES.map(() => 1),
];

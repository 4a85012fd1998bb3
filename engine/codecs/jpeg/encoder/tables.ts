import type { Subsampling } from './encode.ts';

/*
 * The zigzag sequence, and all tuned parameters. Photos' parameters are tuned for the fewest bytes at SSIMULACRA2
 * scores of 70, 80 and 85 with butteraugli no worse, on crops of the photos of the half `tune`; the others on drawings
 * (docs/decisions/0035-jpeg-encoder.md).
 */

/** The zigzag sequence (T.81, A.3.6): 8v + u of each zigzag index, for rows v and columns u of a block. */
export const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const;

/** Radial frequency of each zigzag index: √(u² + v²) / 7, from 0 for DC to √2. */
const FREQUENCIES = ZIGZAG.map((n) => Math.hypot(n >> 3, n & 7) / 7);
/** How diagonal each zigzag index is: uv / 49, from 0 for horizontal and vertical frequencies to 1. */
const DIAGONALS = ZIGZAG.map((n) => ((n >> 3) * (n & 7)) / 49);

/** Quantisation steps are given at these radial frequencies and interpolated logarithmically. */
const KNOTS = [0, 1 / 7, 2 / 7, 3 / 7, 4 / 7, 0.8, 1.1, Math.SQRT2] as const;
/** Factor of chroma's quantisation steps in 4:4:4, which has four times as many chroma blocks as 4:2:0. */
const CHROMA_444 = 1.8;

/** The tuned parameters for a scale of the quantisation tables. */
export interface Parameters {
  /** Quantisation steps of Y, Cb and Cr at a scale of 1, at each of `KNOTS`. */
  y: readonly number[];
  cb: readonly number[];
  cr: readonly number[];
  /** Factor of Y's quantisation step at u = v = 7. */
  diagonal: number;
  /** Weight of a squared error of Y at a radial frequency of 1. That of DC is 1. */
  highFrequencyWeight: number;
  /**
   * Lagrange multipliers in squared quantisation steps per bit: of AC in a block with typical AC energy, of DC in any
   * block.
   */
  lambda: { lumaAc: number; chromaAc: number; lumaDc: number; chromaDc: number };
  /**
   * How the AC energy of luma increases lambda in its block and in the chroma block at the same place: `maskedLambda`
   * in the kernel.
   */
  masking: { lumaOffset: number; lumaPower: number; chromaOffset: number; chromaPower: number };
}

/**
 * Parameters for the scales `COARSE` and `FINE`. Between them all are interpolated logarithmically, beyond them they
 * are constant.
 */
export interface TunedParameters {
  coarse: Parameters;
  fine: Parameters;
}

/** The scales that parameters were tuned at. */
const COARSE = 1;
const FINE = 0.4;

/** Parameters of photos. */
export const TUNED: TunedParameters = {
  coarse: {
    y: [8, 11.3, 13.4, 13.8, 21.3, 25.1, 36, 44],
    cb: [8.15, 16.6, 37.3, 43.9, 48.5, 56.5, 81, 200],
    cr: [10, 11.4, 18.6, 18.7, 24.1, 21, 24, 44],
    diagonal: 1.19,
    highFrequencyWeight: 1.4,
    lambda: {
      lumaAc: 0.09,
      chromaAc: 0.113,
      lumaDc: 0.05,
      chromaDc: 0.0268,
    },
    masking: {
      lumaOffset: 20,
      lumaPower: 0.4,
      chromaOffset: 20,
      chromaPower: 0.1,
    },
  },
  fine: {
    y: [5.69, 11.3, 16.8, 19.4, 23.9, 25.1, 32.1, 44],
    cb: [8.15, 16.6, 37.3, 39.2, 48.5, 56.5, 81, 200],
    cr: [10, 10.2, 14.8, 18.7, 21.5, 21, 24, 44],
    diagonal: 1.19,
    highFrequencyWeight: 1.4,
    lambda: {
      lumaAc: 0.09,
      chromaAc: 0.113,
      lumaDc: 0.05,
      chromaDc: 0.03,
    },
    masking: {
      lumaOffset: 20,
      lumaPower: 0.4,
      chromaOffset: 20,
      chromaPower: 0.1,
    },
  },
};

/**
 * A drawing's parameters, tuned on the drawings of `proof/jpeg/graphics.ts` in commit `e5e5cab9`. Cb and Cr share a table, which is far
 * finer in Cb than a photo's. Y's is flatter. Lambda is smaller, since ringing is visible on areas of one colour.
 */
function drawn(photo: Parameters, y: readonly number[], chroma: readonly number[]): Parameters {
  return { ...photo, y, cb: chroma, cr: chroma, lambda: { ...photo.lambda, lumaAc: 0.045, chromaAc: 0.07 } };
}

const DRAWN: TunedParameters = {
  coarse: drawn(TUNED.coarse, [8, 11.3, 21, 21.6, 23.8, 25.1, 28.8, 39.4], [6.3, 7.9, 11.7, 9.7, 16.7, 27.5, 31.5, 48]),
  fine: drawn(TUNED.fine, [5.69, 11.3, 26, 30, 27, 25.1, 25.7, 39.4], [4.5, 7.9, 14.7, 13.6, 18.7, 27.5, 28.1, 48]),
};

/**
 * An icon's chroma is quantised half as coarsely as a drawing's: nearly all of its few pixels are edges between
 * colours.
 */
function icon({ cb, cr, ...drawing }: Parameters): Parameters {
  const halved = (steps: readonly number[]) => steps.map((step) => step / 2);
  return { ...drawing, cb: halved(cb), cr: halved(cr) };
}

const ICON: TunedParameters = { coarse: icon(DRAWN.coarse), fine: icon(DRAWN.fine) };

/**
 * Returns the parameters for a kind of picture.
 * @param content 0 for a photo, 1 for a drawing, 2 for an icon; values between them interpolate logarithmically
 */
export function parametersFor(content: number): TunedParameters {
  if (content === 0) return TUNED;
  return content > 1 ? between(DRAWN, ICON, content - 1) : between(TUNED, DRAWN, content);
}

/** Rates of EOB, of luma and chroma, and of ZRL, in bits. */
const EOB_RATES = [1.7, 0.9] as const;
const ZRL_RATE = 14;

/**
 * Rates of AC coefficients in bits, including additional bits: means over photos. 256 entries by symbol RRRRSSSS (T.81,
 * F.1.2.2.1), for luma and for chroma.
 */
export const AC_RATES = EOB_RATES.map((eob) =>
  Array.from({ length: 256 }, (_, symbol) => {
    const run = symbol >> 4;
    const ssss = symbol & 15;
    if (symbol === 0) return eob;
    if (symbol === 0xf0) return ZRL_RATE;
    const perCategory = run === 0 ? 1.2 : run === 1 ? 1.9 : 2.6;
    return Math.min(17, 2 + 2 * Math.log2(run + 1) + (ssss - 1) * perCategory) + ssss;
  }),
);
/**
 * Rates of the AC coefficients 1 and 2, which usually have scans of their own. 16 entries by SSSS, for luma and for
 * chroma.
 */
export const LOW_AC_RATES = [
  [1.5, 2.5, 4.2, 5.5, 7.2, 9.6],
  [0.85, 2.4, 4.2, 6, 8, 10],
].map((first) => Array.from({ length: 16 }, (_, ssss) => first[ssss] ?? 10 + 2 * (ssss - 5)));

/**
 * Rates of DC differences in bits, including additional bits. 16 entries by SSSS (T.81, table F.1), for luma and for
 * chroma.
 */
export const DC_RATES = [
  Array.from({ length: 16 }, (_, ssss) => (ssss === 0 ? 2.4 : 2.2 + 1.15 * ssss)),
  Array.from({ length: 16 }, (_, ssss) => (ssss === 0 ? 1.3 : 1.5 + 1.6 * ssss)),
];

/** Returns the quantisation step at a radial frequency, from those at `KNOTS`. */
function curve(steps: readonly number[], frequency: number): number {
  const next = Math.max(
    1,
    KNOTS.findIndex((knot) => knot >= frequency),
  );
  const [from = 0, to = 0] = [KNOTS[next - 1], KNOTS[next]];
  const [low = 1, high = 1] = [steps[next - 1], steps[next]];
  return low * (high / low) ** ((frequency - from) / (to - from));
}

/** Interpolates all numbers of two objects of the same shape logarithmically. @param share 0 for `a`, 1 for `b` */
function between<T>(a: T, b: T, share: number): T {
  if (typeof a === 'number') return (a * (Number(b) / a) ** share) as T;
  const entries = Object.entries(a as object).map(([key, value]) => [
    key,
    between(value, (b as Record<string, unknown>)[key], share),
  ]);
  return (Array.isArray(a) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}

/** Returns the parameters for a scale of the quantisation tables. */
export function parametersAt(scale: number, { coarse, fine }: TunedParameters): Parameters {
  const share = Math.log(scale / COARSE) / Math.log(FINE / COARSE);
  return between(coarse, fine, Math.max(0, Math.min(1, share)));
}

/**
 * Returns the quantisation tables of Y, Cb and Cr: 64 steps each from 1 to 255, in zigzag order.
 * @param scale factor of all steps, before rounding: about 1 at a quality of 40, 0.25 at 88
 */
export function quantisationTables(scale: number, subsampling: Subsampling, parameters: Parameters): Uint8Array[] {
  const chroma = subsampling === '4:4:4' ? CHROMA_444 : 1;
  return [parameters.y, parameters.cb, parameters.cr].map((steps, component) =>
    Uint8Array.from(FREQUENCIES, (frequency, k) => {
      const diagonal = parameters.diagonal ** (DIAGONALS[k] ?? 0);
      const step = curve(steps, frequency) * scale * (component === 0 ? diagonal : chroma);
      return Math.max(1, Math.min(255, Math.round(step)));
    }),
  );
}

/** Returns the weights of squared errors, measured in quantisation steps, of Y, Cb and Cr: 64 each, in zigzag order. */
export const distortionWeights = ({ highFrequencyWeight }: Parameters) => [
  FREQUENCIES.map((frequency) => highFrequencyWeight ** frequency),
  FREQUENCIES.map(() => 1),
  FREQUENCIES.map(() => 1),
];

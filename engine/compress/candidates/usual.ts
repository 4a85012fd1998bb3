import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import type { EncodeRequest } from '../request.ts';

/* What is usual in a format, with which searches begin. Separate from the formats' records, which every page loads. */

/** Qualities in order, with a value of each, between which values lie on lines. */
type Table = readonly (readonly [quality: number, value: number])[];

/** Returns the value of a quality. */
export function alongTable(table: Table, quality: number): number {
  const next = Math.max(
    1,
    table.findIndex(([upTo]) => upTo >= quality),
  );
  const [[from, low] = [0, 0], [to, high] = [100, 100]] = table.slice(next - 1, next + 1);
  return low + ((quality - from) / (to - from)) * (high - low);
}

/** The usual scores of pictures in a format, with which a search for a score begins (engine/score). */
interface UsualScores {
  /** The scores of a picture with an activity of 1 at qualities from 5 to 100. */
  scores: Table;
  /** The fall of the score per log activity, in points. */
  perActivity: number;
  /** Tiles that are encoded alone have the same pixels as in the whole picture, so their score is exact. */
  isProbeExact?: true;
}

/** Means of the tuning half. 4:4:4 raises the score at 90 (docs/decisions/0011-score.md). */
const JPEG_SCORES: UsualScores = {
  scores: [
    [5, -25],
    [15, 31],
    [30, 58.5],
    [50, 69.5],
    [70, 77],
    [80, 81],
    [89, 86.5],
    [90, 88],
    [95, 94],
    [100, 97],
  ],
  perActivity: 2.4,
  isProbeExact: true,
};

/** Separate from the formats' records, which every page loads. */
const USUAL_SCORES: Readonly<Partial<Record<FormatId, UsualScores>>> = {
  jpeg: JPEG_SCORES,
  pdf: JPEG_SCORES,
  // libwebp's quality scale bends at 75.
  webp: {
    scores: [
      [5, 34],
      [75, 66],
      [100, 89.5],
    ],
    perActivity: -2,
  },
  avif: {
    scores: [
      [5, 47],
      [100, 99],
    ],
    perActivity: 1.5,
    isProbeExact: true,
  },
  jxl: {
    scores: [
      [5, 40],
      [100, 101],
    ],
    perActivity: 6,
    isProbeExact: true,
  },
  png: {
    scores: [
      [5, -10],
      [100, 85],
    ],
    perActivity: 0,
  },
};

/** For other formats. */
const DEFAULT: UsualScores = {
  scores: [
    [5, 20],
    [100, 80],
  ],
  perActivity: 0,
};

export const usualScoresOf = ({ id }: Pick<Format, 'id'>): UsualScores => USUAL_SCORES[id] ?? DEFAULT;

/** Returns the usual score of a picture with an activity of 1. */
export const usualScore = (format: Format, quality: number): number =>
  alongTable(usualScoresOf(format).scores, quality);

/** Log sizes, less that of the lowest quality in 4:2:0, from the quality on at which chroma has full resolution (`Format.quality.fullChromaFrom`). */
interface UsualSizes {
  half: Table;
  full: Table;
}

/**
 * Medians of 63 pictures with sides of at most 640 pixels. In 4:2:0 files hardly grow any more at the top, so that 99 is below 95 in
 * 4:4:4, which orders the steps of a search.
 */
const JPEG_SIZES: UsualSizes = {
  half: [
    [90, 0],
    [93, 0.125],
    [95, 0.22],
    [97, 0.332],
    [98, 0.38],
    [99, 0.431],
  ],
  full: [
    [90, 0.089],
    [92, 0.321],
    [94, 0.463],
    [96, 0.624],
    [97, 0.711],
    [98, 0.871],
    [99, 0.938],
  ],
};

/** All formats with a `fullChromaFrom`. Separate from their records, which every page loads. */
const USUAL_SIZES: Readonly<Partial<Record<FormatId, UsualSizes>>> = { jpeg: JPEG_SIZES, pdf: JPEG_SIZES };

/** @throws {RangeError} for a format without a `fullChromaFrom` */
export function usualSizesOf({ id }: Pick<Format, 'id'>): UsualSizes {
  const sizes = USUAL_SIZES[id];
  if (!sizes) throw new RangeError(`Expected a format with a jump in size but received ${id}`);
  return sizes;
}

/** A quality with its chroma subsampling. */
export type Rung = Pick<EncodeRequest, 'quality' | 'chroma'>;

/** Fitted to a photo, an illustration and a screenshot, in JPEG, WebP and AVIF for detail, PNG and GIF for colours. */
const SLOPE = { detail: 0.7, colours: 0.012 } as const;

/** The log size of a full encode less its draft's: medians over the same pictures, in WebP. */
const DRAFT_OFFSET = { detail: -0.2, highDetail: -0.06, colours: -0.08 } as const;

/**
 * Returns a coordinate in which the log size is nearly linear. For formats whose quality removes detail it is the
 * negative log of libjpeg's divisor (jpeg_quality_scaling in jcparam.c): the size is close to a power of it in JPEG,
 * and near enough to one in WebP and AVIF. Where chroma may have full resolution, sizes are those of `usualSizesOf`. For colours it is
 * the quality itself.
 */
export function qualityCoordinate(format: Format, { quality, chroma }: Rung): number {
  if (format.quality?.reduces !== 'detail') return quality;
  const { fullChromaFrom = Number.POSITIVE_INFINITY } = format.quality;
  if (quality < fullChromaFrom) return alongDivisor(quality);
  const sizes = usualSizesOf(format)[chroma === 'half' ? 'half' : 'full'];
  return alongDivisor(fullChromaFrom) + alongTable(sizes, quality) / SLOPE.detail;
}

const alongDivisor = (quality: number) => -Math.log(quality < 50 ? 5000 / quality : Math.max(1, 200 - 2 * quality));

/** Returns the usual growth of the log size per unit of the coordinate. */
export function qualitySlope({ quality }: Format): number {
  return SLOPE[quality?.reduces ?? 'detail'];
}

/** Returns the usual log size of a full encode less its draft's. */
export function draftOffset({ format, quality, chroma }: Rung & { format: Format }): number {
  const usually = format.quality?.overDraft;
  if (usually !== undefined) return usually;
  if (format.quality?.reduces !== 'detail') return DRAFT_OFFSET.colours;
  return quality >= 90 && chroma === 'auto' ? DRAFT_OFFSET.highDetail : DRAFT_OFFSET.detail;
}

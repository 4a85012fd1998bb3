import { searchingIn, type Table, type UsualScores, type UsualSizes } from '../../codecs/searching.ts';
import type { Format } from '../../formats/format.ts';
import type { EncodeRequest } from '../request.ts';

/* What is usual in a format, with which searches begin. */

/** Returns the value of a quality. */
export function alongTable(table: Table, quality: number): number {
  const next = Math.max(
    1,
    table.findIndex(([upTo]) => upTo >= quality),
  );
  const [[from, low] = [0, 0], [to, high] = [100, 100]] = table.slice(next - 1, next + 1);
  return low + ((quality - from) / (to - from)) * (high - low);
}

/** For other formats. */
const DEFAULT: UsualScores = {
  scores: [
    [5, 20],
    [100, 80],
  ],
  perActivity: 0,
};

export const usualScoresOf = (format: Format): UsualScores => searchingIn(format).usualScores ?? DEFAULT;

/** Returns the usual score of a picture with an activity of 1. */
export const usualScore = (format: Format, quality: number): number =>
  alongTable(usualScoresOf(format).scores, quality);

/** Returns the sizes around the jump where full chroma resolution begins; undefined if there is none, as where the output sets the subsampling. */
export const usualSizesOf = (format: Format): UsualSizes | undefined =>
  format.asks?.includes('chroma') && !format.container ? searchingIn(format).usualSizes : undefined;

/** Returns the quality from which chroma has full resolution; infinite without a jump in size there. */
export const fullChromaFrom = (format: Format): number =>
  usualSizesOf(format)?.full[0]?.[0] ?? Number.POSITIVE_INFINITY;

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
  const sizes = usualSizesOf(format);
  const from = fullChromaFrom(format);
  if (!sizes || quality < from) return alongDivisor(quality);
  return alongDivisor(from) + alongTable(sizes[chroma === 'half' ? 'half' : 'full'], quality) / SLOPE.detail;
}

const alongDivisor = (quality: number) => -Math.log(quality < 50 ? 5000 / quality : Math.max(1, 200 - 2 * quality));

/** Returns the usual growth of the log size per unit of the coordinate. */
export function qualitySlope({ quality }: Format): number {
  return SLOPE[quality?.reduces ?? 'detail'];
}

/** Returns the usual log size of a full encode less its draft's. */
export function draftOffset({ format, quality, chroma }: Rung & { format: Format }): number {
  const usually = searchingIn(format).overDraft;
  if (usually !== undefined) return usually;
  if (format.quality?.reduces !== 'detail') return DRAFT_OFFSET.colours;
  return quality >= 90 && chroma === 'auto' ? DRAFT_OFFSET.highDetail : DRAFT_OFFSET.detail;
}

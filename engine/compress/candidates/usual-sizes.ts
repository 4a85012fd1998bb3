import type { Format } from '../../formats/format.ts';
import type { FormatId } from '../../formats/index.ts';
import type { EncodeRequest } from '../request.ts';

/** Qualities and the log size of a file at each, less that at the lowest one in 4:2:0, for linear interpolation. */
type Sizes = readonly (readonly [quality: number, size: number])[];

/** The usual sizes from the quality on at which chroma has full resolution (`Format.quality.fullChromaFrom`). */
interface UsualSizes {
  half: Sizes;
  full: Sizes;
}

/**
 * Medians of 63 pictures with sides of at most 640 pixels. In 4:2:0 files hardly grow any more at the top, so that 99 is below 95 in
 * 4:4:4, which orders the steps of a search.
 */
const JPEG: UsualSizes = {
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
const USUAL_SIZES: Readonly<Partial<Record<FormatId, UsualSizes>>> = { jpeg: JPEG, pdf: JPEG };

/** @throws {RangeError} for a format without a `fullChromaFrom` */
export function usualSizesOf({ id }: Pick<Format, 'id'>): UsualSizes {
  const sizes = USUAL_SIZES[id];
  if (!sizes) throw new RangeError(`Expected a format with a jump in size but received ${id}`);
  return sizes;
}

/** Returns the size at a quality. */
export function sizeAt(sizes: Sizes, quality: number): number {
  const to = Math.max(
    1,
    sizes.findIndex(([at]) => at >= quality),
  );
  const [before, after] = [sizes[to - 1], sizes[to]];
  if (!before || !after) throw new RangeError(`Expected at least two sizes but received ${sizes.length}`);
  return before[1] + ((quality - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
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
  return alongDivisor(fullChromaFrom) + sizeAt(sizes, quality) / SLOPE.detail;
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

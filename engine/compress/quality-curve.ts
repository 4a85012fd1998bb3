import type { Format } from '../formats/format.ts';
import type { EncodeRequest } from './request.ts';

/** One step of a format's quality. */
export type Rung = Pick<EncodeRequest, 'quality' | 'chroma'>;

/** Full chroma in a JPEG makes the file as large as four more steps of quality do: 90 with it is like 94 without. */
const FULL_CHROMA_SHIFT = 0.62;

/** Fitted to a photo, an illustration and a screenshot, in JPEG, WebP and AVIF for detail, PNG and GIF for colours. */
const SLOPE = { detail: 0.7, colours: 0.012 } as const;

/** The logarithm of a full encode's size over its draft's: medians over the same pictures, in WebP. */
const DRAFT_OFFSET = { detail: -0.2, highDetail: -0.06, colours: -0.08 } as const;

/**
 * A coordinate on which the logarithm of the size is nearly a straight line. For formats whose quality takes detail
 * away that is the logarithm of the divisor that a quality stands for in libjpeg (jpeg_quality_scaling in jcparam.c),
 * turned so that it grows with quality: the size is close to a power of it in JPEG, and near enough to one in WebP
 * and AVIF. For colours it is the quality itself.
 */
export function qualityCoordinate(format: Format, { quality, chroma }: Rung): number {
  if (format.quality?.reduces !== 'detail') return quality;
  const divisor = quality < 50 ? 5000 / quality : Math.max(1, 200 - 2 * quality);
  const fullChromaFrom = format.quality.fullChromaFrom ?? Number.POSITIVE_INFINITY;
  return -Math.log(divisor) + (quality >= fullChromaFrom && chroma === 'auto' ? FULL_CHROMA_SHIFT : 0);
}

/** How much the logarithm of the size usually grows with the coordinate. */
export function qualitySlope({ quality }: Format): number {
  return SLOPE[quality?.reduces ?? 'detail'];
}

/** How much the logarithm of a full encode's size usually is above its draft's. */
export function draftOffset(format: Format, { quality, chroma }: Rung): number {
  const usually = format.quality?.overDraft;
  if (usually !== undefined) return usually;
  if (format.quality?.reduces !== 'detail') return DRAFT_OFFSET.colours;
  return quality >= 90 && chroma === 'auto' ? DRAFT_OFFSET.highDetail : DRAFT_OFFSET.detail;
}

import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';

/** The part of a request that affects the choice of a format. */
export interface FormatWish {
  /** The requested format, or the original's. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** The visitor chose the format, or the page promises to keep it. */
  preserveFormat: boolean;
}

/** Below this quality the format is exchanged. */
const EXCHANGED_BELOW = 40;

/**
 * Returns the format that compression by quality writes. It is known before the run, so the plan can name its losses,
 * such as transparency. A chosen format is kept at any quality, and an animation keeps its frames.
 */
export function compressFormat(picture: { frames: number }, { format, quality, preserveFormat }: FormatWish): Format {
  const other = otherThan(format);
  if (!other || preserveFormat || quality >= EXCHANGED_BELOW || losesFrames(picture, format, other)) return format;
  return other;
}

/**
 * Returns the format to try if the picture's own saves too little or misses a target; undefined if there is none. It
 * exists for formats whose quality reduces colours. The exchange happens during the run, so it must not lose anything
 * that the plan did not announce: a picture with transparency or frames keeps its format.
 */
export function exchangeFormat(
  picture: { alpha: boolean; frames: number },
  { format, preserveFormat }: Omit<FormatWish, 'quality'>,
): Format | undefined {
  const other = otherThan(format);
  if (!other || preserveFormat || format.quality?.reduces !== 'colours') return undefined;
  if (losesFrames(picture, format, other) || (picture.alpha && !other.holds.alpha)) return undefined;
  return other;
}

const otherThan = ({ exchangedFor }: Format) => exchangedFor && formatOf(exchangedFor);

function losesFrames({ frames }: { frames: number }, from: Format, to: Format): boolean {
  return frames > 1 && from.holds.animation && !to.holds.animation;
}

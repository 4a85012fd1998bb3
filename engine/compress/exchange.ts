import type { Format } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';

/** What a visitor asked for, as far as the choice of a format goes. */
export interface FormatWish {
  /** The format that was asked for, or the original's own. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** The format was chosen by hand, or its page promises to keep it. */
  preserveFormat: boolean;
}

/** Below this quality a format is exchanged. */
const EXCHANGED_BELOW = 40;

/**
 * The format that compression by quality writes, known before the run so that its losses can be said. Transparency
 * lands on the background then, which the plan says. A format that was chosen is kept at any quality, and an animation
 * is never exchanged for its first frame.
 */
export function compressFormat(picture: { frames: number }, { format, quality, preserveFormat }: FormatWish): Format {
  const other = otherThan(format);
  if (!other || preserveFormat || quality >= EXCHANGED_BELOW || losesFrames(picture, format, other)) return format;
  return other;
}

/**
 * What a picture is tried as when its own format saved next to nothing, or cannot come near a target: for the formats
 * whose quality costs colours. Whether it comes to that shows only during the run, so nothing that was not announced
 * may be lost: a picture with transparency or frames keeps its format.
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

import type { Format } from '../formats/format.ts';
import type { Source } from './encode.ts';

/** What a visitor asked for, as far as the choice of a format goes. */
export interface FormatWish {
  /** The format that was asked for, or the original's own. */
  format: Format;
  /** 1 to 100. */
  quality: number;
  /** The format was chosen, or is to stay. */
  preserveFormat: boolean;
  /** JPEG's record: what other formats are exchanged for. */
  jpeg: Format;
}

/**
 * The format that compression by quality writes, known before the run so that its losses can be said.
 * Below quality 40 whatever is not a JPEG becomes one unless its format is to stay; below 10 even then. Transparency
 * lands on the background then, which the plan says. An animation is never exchanged for its first frame, nor a document
 * for the picture in it, which is a JPEG already.
 */
export function compressFormat(
  source: Pick<Source, 'frames'>,
  { format, quality, preserveFormat, jpeg }: FormatWish,
): Format {
  if (format.container || losesFrames(source, format, jpeg)) return format;
  if (quality < 10) return jpeg;
  return quality < 40 && !preserveFormat ? jpeg : format;
}

/**
 * What a picture is tried as when its own format saved next to nothing, or cannot reach a target: JPEG for the formats
 * whose quality costs colours (PNG, GIF). Whether it comes to that shows only during the run, so nothing that
 * was not announced may be lost: a picture with transparency or frames keeps its format.
 */
export function exchangeFormat(
  source: Pick<Source, 'alpha' | 'frames'>,
  { format, preserveFormat, jpeg }: Omit<FormatWish, 'quality'>,
): Format | undefined {
  if (preserveFormat || format.quality?.reduces !== 'colours') return undefined;
  if (losesFrames(source, format, jpeg) || (source.alpha && !jpeg.holds.alpha)) return undefined;
  return jpeg;
}

function losesFrames(source: Pick<Source, 'frames'>, from: Format, to: Format): boolean {
  return source.frames > 1 && from.holds.animation && !to.holds.animation;
}

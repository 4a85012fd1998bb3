import type { JpegOptions } from '../encoder/encode.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import type { JpegSettings } from '../encoder/settings.ts';

/** Returns the best of a small picture's file and others that are no larger. */
export type BestOfSmall = (
  picture: JpegPixels,
  settings: JpegSettings,
  file: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer>>;

/** Returns the options with the better file of a sample of the picture: the first ones if both are as good. */
export type BetterOf = <Options extends JpegOptions>(
  picture: JpegPixels,
  options: readonly [Options, Options],
) => Options;

/**
 * Loads what encodes and scores files where no rule knows the best one; undefined if it cannot be fetched, or the metric cannot run. A
 * comparison that fails changes nothing.
 */
export interface Comparisons {
  forSmall(): Promise<BestOfSmall | undefined>;
  forUnsure(): Promise<BetterOf | undefined>;
}

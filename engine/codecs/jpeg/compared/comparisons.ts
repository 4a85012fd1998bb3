import type { JpegOptions } from '../encoder/encode.ts';
import type { JpegPixels } from '../encoder/pixels.ts';
import type { JpegSettings } from '../encoder/settings.ts';

/** Files that are encoded and scored where no rule knows the best one. A comparison that fails changes nothing. */
export interface Comparisons {
  /** Returns the best of a small picture's file and others that are no larger. */
  bestOfSmall(picture: JpegPixels, settings: JpegSettings, file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  /** Returns the options with the better file of a sample of the picture: the first ones if both are as good. */
  betterOf<Options extends JpegOptions>(picture: JpegPixels, options: readonly [Options, Options]): Options;
}

/** Resolves to undefined if they cannot be fetched, or the metric cannot run. */
export type LoadComparisons = () => Promise<Comparisons | undefined>;

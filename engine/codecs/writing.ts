import type { Effort } from '../formats/effort.ts';
import type { AskedOptions } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { AvifTweak } from './avif/settings.ts';
import type { JpegSettings } from './jpeg/encoder/settings.ts';
import type { JxlTweak } from './jxl/settings.ts';
import type { Rounding, RoundingTweak } from './png/rounded.ts';
import type { WebpTweak } from './webp/settings.ts';

/**
 * A change of a file's size at the same quality, in natural logarithms and approximate: 0.1 asks for about 10%. The
 * result of `larger` may jump; `smaller` changes the size almost continuously.
 */
export interface SizeCorrection {
  larger: number;
  smaller: number;
}

/** A change of an encoder's own settings at the same quality: each codec declares and reads its own. */
export type Tweak = AvifTweak & JxlTweak & RoundingTweak & WebpTweak;

/** Options of an encode. */
export interface EncodeOptions extends Omit<AskedOptions, 'chroma'> {
  /** 1 to 100. Formats without a `quality` ignore it. */
  quality: number;
  /** Exact pixels, if the format can choose. */
  lossless: boolean;
  effort: Effort;
  /**
   * `auto`, the default, selects by quality; `half` is 4:2:0 at every quality. The ratios are a recipe's, and override
   * everything else.
   */
  chroma?: 'auto' | 'half' | AskedOptions['chroma'];
  /** Another way to encode the quality, of those that the format's searches list (`Searching.tweaks`). */
  tweak?: Tweak | undefined;
  /** For a format that `corrects`. */
  correction?: SizeCorrection | undefined;
  /**
   * How a quality reduces colours: to a palette (default), or to more colours than a palette holds. In a format whose quality reduces detail,
   * `palette` asks for the exact pixels of a palette instead.
   */
  colours?: 'palette' | 'truecolour';
  /** Rounds each colour instead. */
  rounding?: Rounding | undefined;
  /** The largest number of colours, if they are `truecolour` or a palette's. */
  mostColours?: number | undefined;
  /** Whether the file may be packed afterwards; for a format's settings, whether it is, so that the encoder need not compress it. */
  packs?: boolean;
  /** The size that settings depend on, in pixels; the picture's own if absent. */
  size?: Size;
}

/** A save by a backend's own encoder: libvips's suffix and arguments, from which the others take theirs. */
export interface NativeSave {
  suffix: string;
  options: Record<string, string | number | boolean>;
}

/** Settings of the engine's writers (engine/writers). */
export interface WriterSettings {
  /** The encoder of engine/codecs/jpeg/encoder. */
  jpeg: JpegSettings;
  /** A PNG with a palette, of at most this number of colours. */
  indexed: { colours: number };
  /** At most this number of colours, one of them transparent, for a format that has palettes alone. */
  fewColours: { colours: number };
  /** At most this number of colours, for a format that holds all. */
  recoloured: { colours: number };
  /** Rounded colours. Of two saves the smaller file is kept. */
  rounded: { rounding: Rounding; or?: NativeSave | undefined };
  /** A save for the alpha channel of its own (`FileWork.joinAlpha`). */
  alpha: NativeSave;
}

/** How a file is written: by the one writer with settings if it can write the picture, otherwise by the backend's own encoder. */
export interface Writing extends Partial<WriterSettings> {
  native: NativeSave;
}

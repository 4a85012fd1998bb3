import type { JpegSettings } from './jpeg/encoder/settings.ts';
import type { Rounding } from './png/rounded.ts';

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

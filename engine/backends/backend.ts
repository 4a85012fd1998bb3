import type { EncodedFrames, FrameRange } from '../animation/slices.ts';
import type { DrawVector } from '../codecs/svg/drawing.ts';
import type { NativeSave } from '../codecs/writing.ts';
import type { Format } from '../formats/format.ts';
import type { FormatId, WritableId } from '../formats/index.ts';
import type { Size, Step } from '../geometry/steps.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import type { Beside } from '../metadata-kept/finished.ts';
import type { Pixels, Samples } from '../pixels/pixels.ts';
import type { Probe } from '../probe/probe.ts';
import type { OptionName } from '../recipe/options.ts';

/** Options for colours, metadata and transparency of a file. */
export interface Keep {
  /** Adds the metadata that results keep, to formats that hold it. Absent if they keep none. */
  embed?: Embed | undefined;
  /** Whether colours keep their profile instead of being converted to sRGB. */
  keepProfile: boolean;
  /** `#rrggbb`: the background if the format has no transparency. */
  background: string;
  /** The resolution to store, in dots per inch, if known. */
  dpi?: number | undefined;
}

export interface RenderOptions extends Keep {
  steps: readonly Step[];
  /** The output format. Frames, alpha and depth that it cannot hold may be dropped. */
  format: Format;
  /** The frames of an animation to render; all if absent. */
  frames?: FrameRange;
  /** See `Plan`. */
  sharedColours?: number | undefined;
  /** Whether to decode now and keep the pixels, for several encodes. */
  hold: boolean;
  /** Called with 0 to 1 while pixels are decoded and edited, and with `hold: false` also while they are encoded. */
  onProgress?: (done: number) => void;
}

/** Options that change no pixel and keep no metadata. */
export const AS_IT_IS = {
  steps: [],
  keepProfile: false,
  background: '#ffffff',
} as const satisfies Partial<RenderOptions>;

export interface VariantOptions {
  /** Factor on both sides, 0 to 1. */
  scale: number;
  /** Standard deviation of a Gaussian blur in pixels; 0 for none. */
  blur: number;
  /** How carefully pixels are averaged. */
  smoothing: 'low' | 'medium' | 'high';
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A picture's samples as a file of a format shows them, for the engine's own encoders. */
export interface Raster {
  /** Samples per pixel. An even number includes alpha. */
  channels: number;
  /** Bits per sample that a file would have. */
  depth: 8 | 16;
  /** Whether colours are grey or RGB. */
  isPlain: boolean;
  /** Whether the backend's own encoders are native code, which takes half the time. */
  isNative?: true;
  /** See `Plan`. For animations in formats that have palettes alone. */
  sharedColours?: number | undefined;
  onProgress?: ((done: number) => void) | undefined;
  /**
   * Returns 8-bit samples, all frames below each other. Rows may be decoded only now, which works once.
   * @throws {ImageError} as `Picture.write`
   */
  read(onProgress?: (done: number) => void): Promise<Samples>;
  /** Returns the profile that results keep, as segments of a JPEG. */
  profileSegments?(): Promise<Uint8Array>;
}

/** Other samples for a picture. */
export interface OtherSamples extends Samples {
  /** The colours of an animation's palette: red in the lowest byte, then green, blue and alpha. */
  palette?: number[];
}

/** An upright picture with all edits applied, which can be written several times (engine/writers). */
export interface Picture extends Size, Disposable {
  readonly frames: number;
  /** What its files have besides pixels. */
  readonly beside?: Beside | undefined;
  /**
   * Writes a file with the backend's own encoder, and with the profile that results keep.
   * @param samples to write instead of the picture's, also of another size
   * @throws {ImageError} `codec-failed`, or `unreadable`, since pixels may be decoded only now
   */
  write(format: Format, save: NativeSave, samples?: OtherSamples): Promise<Bytes>;
  /** Returns what the engine's encoders read; undefined if only the backend's own can write the picture. */
  raster?(format: Format): Raster | undefined;
  /**
   * Writes an animation in parts of a few frames, which are joined later.
   * @param write called for each part, one after the other
   */
  writeSlices?(format: Format, write: (slice: Picture) => Promise<Bytes>): Promise<EncodedFrames[]>;
  /** Returns a smaller or blurred copy. */
  variant(options: VariantOptions): Picture;
  /** Returns the first frame in 8-bit sRGB, without transparency if the format has none. @throws as `write` */
  pixels(format: Format): Promise<Pixels>;
  /** Returns a picture of other pixels with the same options. */
  withPixels(pixels: Pixels): Picture;
  /**
   * Returns how much detail needs the full resolution: the root mean square difference of a pixel's grey from the mean of
   * its four neighbours, of 255. About 1 for a soft photo, 5 for a crisp one, 20 for the text of a screenshot.
   * @throws {ImageError} as `write`
   */
  sharpness(): number;
}

/** A file whose header has been read. */
export interface Source extends Disposable {
  readonly probe: Probe;
  /**
   * Returns whether the alpha channel of a still picture is opaque everywhere. Absent where pixels cannot be read without loss.
   * @throws as `render`
   */
  isOpaque?(): Promise<boolean>;
  /** Keeps decoded pixels for the next `render`, until disposal. */
  keepDecoded(): void;
  /** @throws {ImageError} `unreadable` if the pixels cannot be decoded */
  render(options: RenderOptions): Promise<Picture>;
}

/** The formats that a backend reads and writes. */
export interface Capabilities {
  reads: readonly FormatId[];
  writes: readonly WritableId[];
  /** The options without an effect. */
  ignores: readonly OptionName[];
}

/** How a file is opened. */
export interface OpenOptions {
  /** Whether the page may draw a drawing, with its fonts. True by default. */
  pageDraws?: boolean;
}

/** Decodes, edits and encodes pixels. */
export interface Backend {
  readonly id: 'vips' | 'canvas' | 'sharp' | 'jpeg';
  /** Whether its code is compiled while it runs, so that it becomes faster with use. */
  readonly compiles: boolean;
  readonly capabilities: Capabilities;
  /** Whether its pictures have palettes of engine/codecs/png/palette (engine/writers). */
  readonly palettes?: boolean;
  /**
   * Reads the header. The bytes stay unchanged.
   * @throws {ImageError} `unreadable`, or `beyond-browser` if this backend does not support the file; so may `render`
   */
  open(bytes: Uint8Array<ArrayBuffer>, format: Format, options?: OpenOptions): Promise<Source>;
  /** Requests the page to draw a drawing, where there is a page. */
  draw?: DrawVector | undefined;
  /**
   * Returns the bytes of memory in use, which never shrink, to decide when to restart the worker; infinite if memory may be
   * corrupt.
   */
  heapBytes(): number;
}

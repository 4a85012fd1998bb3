import type { EncodedFrames, FrameRange } from '../animation/slices.ts';
import type { DrawVector } from '../decoders/drawing.ts';
import type { EncodeOptions, Format, FormatId } from '../formats/format.ts';
import type { WritableId } from '../formats/index.ts';
import type { Size, Step } from '../geometry/steps.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import type { Pixels } from '../pixels/pixels.ts';
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

/** An upright picture with all edits applied, which can be encoded several times. */
export interface Picture extends Size, Disposable {
  readonly frames: number;
  /** @throws {ImageError} `codec-failed`, or `unreadable`, since pixels may be decoded only now */
  encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether `encode` compresses these files so well that no packer makes them smaller. */
  packsItself?(format: Format, options: EncodeOptions): boolean;
  /**
   * Returns the first frame as `pixels` does, in the colours that `encode` would use; undefined if only an encode finds it.
   * @throws as `encode`
   */
  recoloured?(format: Format, options: EncodeOptions): Promise<Pixels | undefined>;
  /** Encodes an animation in parts of a few frames, which are joined later. @throws as `encode` */
  encodeSlices?(format: Format, options: EncodeOptions): Promise<EncodedFrames[]>;
  /** Returns a smaller or blurred copy. */
  variant(options: VariantOptions): Picture;
  /** Returns the first frame in 8-bit sRGB, without transparency if the format has none. @throws as `encode` */
  pixels(format: Format): Promise<Pixels>;
  /** Returns a picture of other pixels with the same options. */
  withPixels(pixels: Pixels): Picture;
  /**
   * Returns how much detail needs the full resolution: the root mean square difference of a pixel's grey from the mean of
   * its four neighbours, of 255. About 1 for a soft photo, 5 for a crisp one, 20 for the text of a screenshot.
   * @throws {ImageError} as `encode`
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
  /** Whether its pictures have palettes of engine/codecs/png/palette (`Picture.recoloured`). */
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

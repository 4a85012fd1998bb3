import type { EncodedFrames, Stretch } from '../animation/slices.ts';
import type { EncodeOptions, Format, FormatId } from '../formats/format.ts';
import type { WritableId } from '../formats/index.ts';
import type { Size, Step } from '../geometry/steps.ts';
import type { Probe } from '../probe/probe.ts';
import type { OptionName, OptionValues } from '../recipe/options.ts';
import type { Pixels } from '../score/pixels.ts';

/** What becomes of colours, metadata and transparency on the way to a file. */
export interface Keep {
  metadata: NonNullable<OptionValues['metadata']>;
  /** Leave the colours as they are, with their profile, instead of converting them to sRGB. */
  keepProfile: boolean;
  /** `#rrggbb` under transparency that the format cannot hold. */
  background: string;
  /** Dots per inch to state; none where nobody knows. */
  dpi?: number | undefined;
}

export interface RenderOptions extends Keep {
  steps: readonly Step[];
  /** The format that will be written, which decides whether frames, alpha and depth are worth carrying. */
  format: Format;
  /** Of an animation no more than these frames. */
  frames?: Stretch;
  /** Decode now and keep the pixels, since they will be encoded more than once. */
  hold: boolean;
  /** 0 to 1 while pixels are worked on; with `hold: false`, while they are encoded too. */
  onProgress?: (done: number) => void;
}

/** A picture as it is, without what is not pixels. */
export const AS_IT_IS = {
  steps: [],
  metadata: 'strip',
  keepProfile: false,
  background: '#ffffff',
} as const satisfies Partial<RenderOptions>;

export interface VariantOptions {
  /** 0 to 1 of the picture's sides. */
  scale: number;
  /** Standard deviation of a Gaussian blur in pixels; 0 for none. */
  blur: number;
  /** How carefully pixels are averaged. */
  smoothing: 'low' | 'medium' | 'high';
}

/** Pixels with all edits applied, upright, ready to be encoded as often as needed. */
export interface Picture extends Size, Disposable {
  readonly frames: number;
  /** @throws {ImageError} `codec-failed` or `unreadable`, since decoding may happen only now */
  encode(format: Format, options: EncodeOptions): Promise<Uint8Array<ArrayBuffer>>;
  /** Of an animation that is worked on a few frames at a time: each time by itself, to be joined. @throws as `encode` */
  encodeSlices?(format: Format, options: EncodeOptions): Promise<EncodedFrames[]>;
  /** A smaller or softer copy; this picture stays as it is. */
  variant(options: VariantOptions): Picture;
  /** The first frame in 8-bit sRGB, without transparency where the format holds none. @throws as `encode` */
  pixels(format: Format): Promise<Pixels>;
  /** A picture of other pixels that is encoded as this one is. */
  withPixels(pixels: Pixels): Picture;
  /**
   * How much of it is detail that only its full resolution can hold: the root mean square of what a pixel's grey differs
   * from the mean of its four neighbours, of 255. About 1 for a soft photo, 5 for a crisp one, 20 for a screenshot's letters.
   * @throws {ImageError} as `encode`
   */
  sharpness(): number;
}

/** A file whose header has been read. */
export interface Source extends Disposable {
  readonly probe: Probe;
  /** From now on decoded pixels are kept, until disposal, for the next time that they are edited. */
  keepDecoded(): void;
  /** @throws {ImageError} `unreadable` where the pixels cannot be decoded */
  render(options: RenderOptions): Promise<Picture>;
}

/** What can be read and written here. */
export interface Capabilities {
  reads: readonly FormatId[];
  writes: readonly WritableId[];
  /** The options that do nothing here. */
  ignores: readonly OptionName[];
}

/** Something that decodes, edits and encodes pixels. */
export interface Backend {
  readonly id: 'vips' | 'canvas' | 'sharp';
  /** Its code is compiled as it runs: it becomes fast by practice. */
  readonly compiles: boolean;
  readonly capabilities: Capabilities;
  /**
   * Reads the header; the bytes are never written to.
   * @throws {ImageError} `unreadable`, or `beyond-browser` for what this backend does not do, here or when it is rendered
   */
  open(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Source>;
  /**
   * Bytes of memory that it has taken and will not give back, for deciding when to start afresh; infinite where memory may
   * have been written over.
   */
  heapBytes(): number;
}

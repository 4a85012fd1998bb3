import type { EncodeOptions, Format, FormatId } from '../formats/format.ts';
import type { WritableId } from '../formats/index.ts';
import type { Size, Step } from '../geometry.ts';
import type { Probe } from '../probe.ts';

/** What becomes of colours, metadata and transparency on the way to a file. */
export interface Keep {
  metadata: 'strip' | 'keep' | 'keep-but-location';
  /** Leave the colours as they are, with their profile, instead of converting them to sRGB. */
  keepProfile: boolean;
  /** `#rrggbb` under transparency that the format cannot hold. */
  background: string;
}

export interface RenderOptions extends Keep {
  steps: readonly Step[];
  /** The format that will be written, which decides whether frames, alpha and depth are worth carrying. */
  format: Format;
  /** Decode now and keep the pixels, since they will be encoded more than once. */
  hold: boolean;
  /** 0 to 1 while pixels are worked on; with `hold: false`, while they are encoded too. */
  onProgress?: (done: number) => void;
}

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
  /** A smaller or softer copy; this picture stays as it is. */
  variant(options: VariantOptions): Picture;
}

/** A file whose header has been read. */
export interface Source {
  readonly probe: Probe;
  /** @throws {ImageError} `unreadable` where the pixels cannot be decoded */
  render(options: RenderOptions): Promise<Picture>;
}

/** What can be read and written here. */
export interface Capabilities {
  reads: readonly FormatId[];
  writes: readonly WritableId[];
}

/** Something that decodes, edits and encodes pixels. */
export interface Backend {
  readonly id: 'vips' | 'canvas';
  /** Its code is compiled as it runs: it becomes fast by practice. */
  readonly compiles: boolean;
  readonly capabilities: Capabilities;
  /**
   * Reads the header; the bytes are never written to.
   * @throws {ImageError} `unreadable`, or `beyond-browser` for a format that this backend does not know
   */
  open(bytes: Uint8Array<ArrayBuffer>, format: Format): Promise<Source>;
  /** Bytes of memory that it has taken and will not give back, for deciding when to start afresh. */
  heapBytes(): number;
}

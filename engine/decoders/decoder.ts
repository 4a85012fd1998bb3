import type { Colours } from '../colour/colours.ts';
import type { FormatId } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import type { GainMap } from '../metadata/gain-map.ts';
import type { Probe } from '../probe/probe.ts';

/** How a file is decoded. */
export interface DecodeOptions {
  /** All frames, below each other. */
  allFrames: boolean;
  /** The stored size that the picture is scaled to first; a decoder may stop at any size above it. */
  scaledTo?: Size | undefined;
}

/** Decoded pixels: grey, RGB or RGBA, 8 bits per sample, rows from the top without padding. */
export interface Decoded extends Size {
  data: Uint8Array<ArrayBuffer>;
  channels: 1 | 3 | 4;
}

/** A file whose header a decoder has read. libvips has the same shape, with images of its own as pixels. */
export interface OpenFile {
  /** With the EXIF orientation of what `decode` returns. */
  probe: Probe;
  /** IPTC as Photoshop's block. */
  metadata: EmbeddedMetadata & { iptc?: Uint8Array<ArrayBuffer> };
  /** Of the samples. */
  colours: Colours;
  gainMap?(): GainMap | undefined;
  /** Equal for options that decode to the same pixels; absent where all do. */
  keyOf?(options: DecodeOptions): string;
  /** @throws {ImageError} `unreadable` */
  decode(options: DecodeOptions): Promise<Decoded>;
}

/** What a backend knows of a file whose header it has read. */
export interface PixelOptions extends Pick<DecodeOptions, 'scaledTo'> {
  /** The stored size. */
  size: Size;
  /** @throws {ImageError} `cancelled` if the picture is no longer needed */
  throwIfStopped?(): void;
}

/**
 * Decodes the first frame of a file, where that is faster than the backend's own decoder and the pixels are the same.
 * @returns undefined for a file that it leaves to the backend, such as a damaged one
 */
export type PixelDecoder = (bytes: Uint8Array, options: PixelOptions) => Decoded | undefined;

export type PixelDecoders = Readonly<Partial<Record<FormatId, PixelDecoder>>>;

/** A still picture of a decoder that returns it upright and reads nothing else. */
export interface PlainPicture extends Size {
  alpha: boolean;
  /** RGBA. It can be called once per file. */
  pixels(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Opens a file as a plain picture, or returns the part of it that the backend reads. @throws {ImageError} */
export type OpenPlain = (bytes: Uint8Array<ArrayBuffer>) => Promise<PlainPicture | Uint8Array<ArrayBuffer>>;

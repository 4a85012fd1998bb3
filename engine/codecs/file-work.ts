import type { Details } from '../details/part.ts';
import type { Parts } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import type { GainMap } from '../metadata/gain-map.ts';
import type { HardToKeep } from '../metadata/hard-to-keep.ts';

/** Operations on a file's bytes besides decoding and encoding. A format omits those that it does not need or support. */
export interface FileWork {
  /** Returns metadata that may be lost although metadata is kept. */
  hardToKeep?(bytes: Uint8Array): HardToKeep;
  /** Returns the content besides the picture. */
  parts?(bytes: Uint8Array): Parts;
  /** Returns the minimum coded unit in pixels, of a file whose coefficients can be copied. */
  mcu?(bytes: Uint8Array): Size | undefined;
  /** Returns the gain map of a file. */
  gainMap?(bytes: Uint8Array): GainMap | undefined;
  /** Returns the number of frames if only the first is read: of an AVIF sequence. */
  unreadFrames?(bytes: Uint8Array): number;
  /** Where metadata can be, and what removes it. */
  details?: Details;
  /**
   * Checks a file before it is read, if its reader is unsafe with some files.
   * @throws {ImageError} `unsupported`
   */
  check?(bytes: Uint8Array): void;
  /** Prepares a file for libvips, which misreads some. */
  prepared?(bytes: Uint8Array<ArrayBuffer>): Promise<PreparedFile>;
  /** Whether the file has its end, for decoders that do not check. */
  isComplete?(bytes: Uint8Array): boolean;
  /** Animations without a codec: each frame is a still, and the code that binds them is loaded when needed. */
  animation?: { isIn(bytes: Uint8Array): boolean; fetch(): Promise<typeof import('./png/animation/index.ts')> };
  /**
   * Loads the function that joins animations, each of which begins with the last frame of the one before. Absent if that
   * takes an encode.
   */
  joinFrames?(): Promise<JoinFrames>;
  /** Loads the function that replaces the alpha channel of a file by that of another file. */
  joinAlpha?(): Promise<(bytes: Uint8Array<ArrayBuffer>, other: Uint8Array) => Uint8Array<ArrayBuffer>>;
  /** Returns the number of frames, if the writer may merge some or the reader takes only the first. */
  framesIn?(bytes: Uint8Array): number;
  /** Returns the resolution in dots per inch, if the file states one; for formats of which libvips makes one up. */
  dpi?(bytes: Uint8Array): number | undefined;
  /** Sets the resolution in dots per inch; removes it if unknown, where the format allows that. */
  withResolution?(bytes: Uint8Array<ArrayBuffer>, dpi: number | undefined): Uint8Array<ArrayBuffer>;
  /** Reads metadata that the decoder does not read. */
  readMetadata?(bytes: Uint8Array): EmbeddedMetadata;
  /** Returns the palette of a file, four bytes per colour with alpha last. */
  palette?(bytes: Uint8Array): Uint8Array | undefined;
  /** Returns the most colours that the pixels of a still can have, if these are few. */
  colours?(bytes: Uint8Array): number | undefined;
  /** Adds exactly this number of bytes as comments. */
  pad?(bytes: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer>;
}

/** A file as libvips reads it. */
export interface PreparedFile {
  /** The same picture in bytes that libvips reads correctly; the file's own bytes if it does so already. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Facts for the probe. */
  facts?: { sharedColours?: number };
}

/** @param delays the milliseconds of each part's frames */
export type JoinFrames = (
  parts: readonly Uint8Array<ArrayBuffer>[],
  delays: readonly number[][],
) => Uint8Array<ArrayBuffer>;

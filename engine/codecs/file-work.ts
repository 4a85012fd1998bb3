import type { Stated } from '../colour/stated.ts';
import type { OpenPlain } from '../decoders/decoder.ts';
import type { ReadEnding } from '../decoders/ending.ts';
import type { Details } from '../details/part.ts';
import type { Parts } from '../formats/format.ts';
import type { Size } from '../geometry/steps.ts';
import type { Carried } from '../metadata/carried.ts';
import type { EmbeddedMetadata } from '../metadata/embedded.ts';
import type { GainMap } from '../metadata/gain-map.ts';
import type { HardToKeep } from '../metadata/hard-to-keep.ts';
import type { Pixels } from '../pixels/pixels.ts';
import type { wrapInPdf } from './pdf/writer.ts';
import type { EncodeOptions, Writing } from './writing.ts';

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
  /** Loads the same for markup, which an encode never keeps. */
  markup?(): Promise<Details>;
  /**
   * Checks a file before it is read, if its reader is unsafe with some files, or takes another picture for them.
   * @throws {ImageError} `unsupported` or `camera-raw`
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
  /** Reads what a file states about its colours; for formats of which the decoder does not return all. @throws {RangeError} for damaged tags */
  statedColours?(bytes: Uint8Array): Stated | undefined;
  /** How a file without its end is read. That of JPEG needs its decoder (engine/codecs/jpeg/reader.ts). */
  ending?: ReadEnding;
  /** Loads what decodes a file that no backend can read. */
  open?(): Promise<OpenPlain>;
  /** Loads what moves metadata from and to a file. */
  carried?(): Promise<CarriesMetadata>;
  /** Returns how a file is written, with the settings of its writer. @param size of one frame, in pixels */
  writing?(options: EncodeOptions, size: Size): Writing;
  /** Loads what joins a picture and smaller copies of it. */
  copies?(): Promise<Copies>;
  /** Wraps a file of the format that this one contains. */
  wrap?: typeof wrapInPdf;
  /** Adds this number of bytes as comments, or the few more that the smallest comment takes. */
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

/** Moves metadata from and to files of a format. */
export interface CarriesMetadata {
  /**
   * Reads what a file states besides its picture.
   * @throws {RangeError} for a file that is too short
   * @throws {ImageError} `unreadable`
   */
  read(bytes: Uint8Array): Carried | Promise<Carried>;
  /** Adds metadata to a file that has none. @param size of one frame */
  write?(file: Uint8Array<ArrayBuffer>, carried: Carried, size: Size): Uint8Array<ArrayBuffer>;
  /** Whether a file cannot hold all of it. */
  lacks?(carried: Carried): boolean;
}

/** How a file holds a picture and smaller copies of it. */
export interface Copies {
  /** The longest sides of copies, in pixels, from the largest. */
  sides: readonly number[];
  /** Encodes a picture of a side up to this itself; others are in the format that it is `writtenBy`. */
  longestEncoded: number;
  encode(pixels: Pixels): Uint8Array<ArrayBuffer>;
  join(pictures: readonly (Size & { bytes: Uint8Array<ArrayBuffer> })[]): Uint8Array<ArrayBuffer>;
}

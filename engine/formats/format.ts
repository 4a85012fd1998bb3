import type { Size } from '../edits/geometry.ts';

/** The formats that the engine reads, writes or both. */
export const FORMAT_IDS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'pdf', 'heic', 'bmp', 'svg'] as const;
export type FormatId = (typeof FORMAT_IDS)[number];

/** What a file of a format can carry. Shared code asks this and never compares a format's id. */
export interface Holdings {
  /** Transparency: by degrees, or all or nothing where there is a `palette`. */
  alpha: boolean;
  /** No more than 256 colours a frame, chosen for it, of which one may be transparent. */
  palette?: true;
  /** Several frames, each with a delay. */
  animation: boolean;
  /** Bits a sample; 16 where the format keeps more than 8. */
  depth: 8 | 16;
  /** An embedded ICC profile. */
  profile: boolean;
  /** EXIF, with date, camera and place. */
  metadata: boolean;
}

/** What an encoder is asked for. */
export interface EncodeOptions {
  /** 1 to 100; meaningless for a format without `quality`. */
  quality: number;
  /** Ask for exact pixels where the format can choose. */
  lossless: boolean;
  /**
   * How hard to look for a smaller file: `draft` is for measuring in a search, and its sizes predict the others';
   * `quick` is for a picture that someone waits for and that fewer pixels have made small already; `usual` is where
   * the bytes are what matters.
   */
  effort: 'draft' | 'quick' | 'usual' | 'best';
  /** `half` keeps colour at half the resolution even where the quality would keep it in full; default `auto`. */
  chroma?: 'auto' | 'half';
}

/** A libvips save operation: the suffix that chooses it and its arguments. */
export interface VipsSave {
  suffix: string;
  options: Record<string, string | number | boolean>;
}

export interface Format {
  id: FormatId;
  /** As visitors call it: JPG, PNG, WebP. */
  label: string;
  mediaType: `${string}/${string}`;
  /** Without dots; the first is the one that is written. */
  extensions: readonly [string, ...string[]];
  /** Judged by the first bytes alone, never by name: true for this format's files and no other's. */
  recognises(head: Uint8Array): boolean;
  holds: Holdings;
  /** The longest side, in pixels, that a file of this format can have. */
  maxSide: number;
  /** Absent where the format has no quality to choose. What less of it gives up: fine detail, or colours of the palette. */
  quality?: {
    default: number;
    reduces: 'detail' | 'colours';
    /** The quality from which colour is kept at full resolution, where that makes the file larger at a stroke. */
    fullChromaFrom?: number;
    /**
     * The quality at which a picture usually has a score of 80 (engine/score), what a point more of it takes, and by how
     * much the logarithm of the picture's activity moves it: where a search for a score begins.
     */
    looks?: { at80: number; perPoint: number; perActivity: number };
  };
  /** libvips's dynamic library without which this format is neither read nor written. */
  library?: 'vips-heif.wasm' | 'vips-resvg.wasm';
  /** Read by another decoder than libvips, loaded when the first such file arrives. */
  decoder?: 'heic' | 'bmp';
  /** How many frames a file holds of which only the first is read: an animated PNG. */
  unreadFrames?(bytes: Uint8Array): number;
  /** A file may hold several pages, of which the first is used. */
  paged?: boolean;
  /** Can be decoded at a half, a quarter or an eighth of its size for less work. */
  shrinksOnLoad?: boolean;
  /** A drawing without pixels of its own, rendered at the size that is asked for. */
  vector?: boolean;
  /** What `same` means for a format that is only read. */
  rewrittenAs?: FormatId;
  /** Absent where the format is only read. The size is the picture's, in pixels, of one frame. */
  save?(options: EncodeOptions, size: Size): VipsSave;
  /**
   * The same file without metadata and without a change to a pixel; absent where that takes a new encode.
   * Orientation, 1 to 8, is kept where the pixels are stored turned.
   */
  strip?(bytes: Uint8Array, orientation: number): Uint8Array<ArrayBuffer>;
  /** Does the file reach the end that its structure names? For a decoder that does not ask. */
  isComplete?(bytes: Uint8Array): boolean;
  /** A file of the same picture with exactly so many more bytes, where the format has room for comments. */
  pad?(bytes: Uint8Array, count: number): Uint8Array;
  /** Wrapped around a picture encoded in this other format (a PDF page around a JPEG). */
  container?: { of: FormatId; wrapper: 'pdf' };
}

/** How many leading bytes `recognises` needs at the most. */
export const HEAD_BYTES = 4096;

import type { HardToKeep } from '../metadata/hard-to-keep.ts';
import type { FormatId } from './index.ts';

/** What a format can store. Shared code reads this and never compares a format's id. */
export interface Holdings {
  /** Transparency: 1-bit in a format with a `palette`, otherwise 8-bit or more. */
  alpha: boolean;
  /** At most 256 colours per frame, one of which may be transparent. */
  palette?: true;
  /** Several frames, each with a delay. */
  animation: boolean;
  /** Bits per sample: 16 if the format holds more than 8. */
  depth: 8 | 16;
  /** An embedded ICC profile. */
  profile: boolean;
  /** EXIF, with date, camera and location. */
  metadata: boolean;
  /** IPTC in a block of its own. Where there is none, its datasets become XMP. */
  iptc?: true;
  /** Comments, or texts with keywords. Where there are none, those that other formats know become XMP. */
  texts?: true;
  /** EXIF's values move, so that the notes of a camera's maker, which refer to their place, cannot be kept. */
  movesExif?: true;
  /** A gain map: factors of brightness for HDR screens. */
  gainMap?: true;
  /** A resolution in dots per inch, as a field or as the size of a page. */
  resolution?: true;
}

/** Content of a file besides its picture. */
export interface Parts {
  /** `foreign`: of a kind or in a format from which it cannot be copied. */
  gainMap?: 'read' | 'foreign';
  /** The video of a motion photo. */
  video?: true;
  /** A depth map, further pictures and other data. */
  other?: true;
  /** Scripts and other code in a drawing. */
  scripts?: true;
  /** Extra samples per pixel that are neither colour nor alpha, such as a mask or a spot colour. */
  channels?: true;
  /** Metadata that an encode loses, or that not every format holds (engine/metadata/hard-to-keep.ts). */
  hardToKeep?: HardToKeep;
}

/** Chroma subsampling: chroma at half the resolution on both sides, or at full resolution. */
export type Subsampling = '4:2:0' | '4:4:4';

/** Options of encoders that a recipe may set. */
export interface AskedOptions {
  chroma?: Subsampling;
  /** Several scans, from coarse to fine, or one. If absent, the format decides. */
  progressive?: boolean;
}

/** What several pictures become in one file. */
export type Binding = 'pages' | 'frames';

export interface Format {
  id: FormatId;
  /** The name for visitors: JPG, PNG, WebP. */
  label: string;
  mediaType: `${string}/${string}`;
  /** Without dots. The first is the one of results. */
  extensions: readonly [string, ...string[]];
  /** Whether a file that begins with these bytes has this format. Exactly one format recognises each file. */
  recognises(head: Uint8Array): boolean;
  holds: Holdings;
  /** Whether a file may have several frames, by its first bytes. Absent if it never has, or if only one is read. */
  mayMove?(head: Uint8Array): boolean;
  /** Whether animations can be joined as bytes (`FileWork.joinFrames`). */
  joins?: true;
  /** The longest possible side, in pixels. */
  maxSide: number;
  /** Absent if the format has no quality. A lower one reduces detail, or the number of colours. */
  quality?: {
    default: number;
    reduces: 'detail' | 'colours';
    /** Below this quality the picture is blurred by half a pixel first, which makes block edges less visible. */
    blurredBelow?: number;
    /** Whether a score can be searched for (engine/compress/candidates/usual.ts). */
    scored?: true;
    /** Tiles that are encoded alone have the same pixels as in the whole picture, so their score is exact. */
    isProbeExact?: true;
  };
  /**
   * The format that compression may write instead, at low qualities or if this one saves almost nothing, unless the visitor
   * chose this format.
   */
  exchangedFor?: FormatId;
  /** The options that its encoder reads. */
  asks?: readonly (keyof AskedOptions)[];
  /** Whether pixels stay exact: always, or by choice. Absent if they never do. */
  lossless?: 'always' | 'choice';
  /** Whether the engine reads and writes it with its own kernels (engine/backends/jpeg). */
  ownCodec?: true;
  /** libvips's dynamic library that reads and writes this format. */
  library?: 'vips-heif.wasm' | 'vips-jxl.wasm' | 'vips-resvg.wasm';
  /** Whether a file may have several pages, of which the first is used. */
  paged?: boolean;
  /** Whether it can be decoded faster at 1/2, 1/4 or 1/8 of its size. */
  shrinksOnLoad?: boolean;
  /** Whether it is a vector drawing, rendered at the requested size. */
  vector?: boolean;
  /** Whether compression rewrites its files as text instead of pixels. Edits need pixels, so they need another format. */
  minifies?: true;
  /** The output format for `same`, if this one is only read, or cannot be rewritten. */
  rewrittenAs?: FormatId;
  /** Whether libvips's files can be packed losslessly (engine/codecs/png/packing). */
  packs?: true;
  /** Whether metadata can be removed without an encode. */
  strips?: true;
  /** Whether comments can fill a file up: to a least size that is asked for, or also towards a large target. */
  pads?: 'to-least' | 'to-target';
  /** What several pictures become if they are bound to one file. */
  binds?: Binding;
  /** The format of parts of its files, which the engine's own code joins (`FileWork.copies`). */
  writtenBy?: FormatId;
  /** The format of the picture inside of its files, with unchanged bytes (`FileWork.wrap`). */
  container?: FormatId;
}

/** The number of leading bytes that `recognises` needs: of a drawing all comments before its root element, which drawing programs write. */
export const HEAD_BYTES = 64 * 1024;

/** Returns a format for stills, which takes the first frame of an animation. */
export const stillOf = (format: Format): Format => ({ ...format, holds: { ...format.holds, animation: false } });

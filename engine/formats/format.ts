import type { Size } from '../geometry/steps.ts';
import type { JpegSettings } from '../jpeg/settings.ts';
import type { Rounding } from './rounded.ts';

/** The formats that the engine reads, writes or both. */
export const FORMAT_IDS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'jxl', 'pdf', 'heic', 'bmp', 'svg'] as const;
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
  /** A gain map: how much brighter each place is on a screen that can show more. */
  gainMap?: true;
  /** Dots per inch, in a field of its own or as the size of a page. */
  resolution?: true;
}

/** What a file holds besides its picture. */
export interface Parts {
  /** `foreign`: of a kind, or in a format, of which it cannot be carried on. */
  gainMap?: 'read' | 'foreign';
  /** The video of a motion photo. */
  video?: true;
  /** A map of depths, further pictures and other data. */
  other?: true;
  /** Extra samples per pixel that are neither colour nor alpha, such as a mask or a spot colour. */
  channels?: true;
}

/** Colour at half the resolution on both sides, or at full resolution (ITU-T T.871 and its kin write it so). */
export type Subsampling = '4:2:0' | '4:4:4';

/**
 * A change of a file's size at the same quality, in natural logarithms and approximate: 0.1 asks for about 10%. The
 * result of `larger` may jump; `smaller` changes the size almost continuously.
 */
export interface SizeCorrection {
  larger: number;
  smaller: number;
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
  /**
   * `half` keeps colour at half the resolution even where the quality would keep it in full; default `auto`. The ratios are
   * what a recipe asks for, and hold whatever else is said.
   */
  chroma?: 'auto' | 'half' | Subsampling;
  /** Several scans, from coarse to fine, or one; where absent, as the format sees fit. */
  progressive?: boolean;
  /** Which of the format's ways to write a quality: 0, the usual one, or 1 and on in the order of `nuances`. */
  nuance?: number;
  /** For a format that `corrects`. */
  correction?: SizeCorrection | undefined;
  /** What a quality that reduces colours makes of them: a palette, or all of them with fewer values each (`roundsAbove`). */
  colours?: 'palette' | 'rounded';
}

/** A libvips save operation: the suffix that chooses it and its arguments. */
export interface VipsSave {
  suffix: string;
  options: Record<string, string | number | boolean>;
  /** The same in other words, for a smaller file or a larger one as the picture has it: the smallest is kept. */
  or?: Record<string, string | number | boolean>;
  /** What colours are rounded to before. */
  rounding?: Rounding;
  /** For the encoder of engine/jpeg, which takes libvips's place where it can write the picture. */
  jpeg?: JpegSettings;
}

/** What pictures are of the one file that they are bound into. */
export type Binding = 'pages' | 'frames';

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
  /** May such a file have several frames, by its first bytes? Absent where it never has, or is read otherwise. */
  mayMove?(head: Uint8Array): boolean;
  /** Several animations can be joined to one as bytes (`FileWork.joinFrames`). */
  joins?: true;
  /** The longest side, in pixels, that a file of this format can have. */
  maxSide: number;
  /** Absent where the format has no quality to choose. What less of it gives up: fine detail, or colours of the palette. */
  quality?: {
    default: number;
    reduces: 'detail' | 'colours';
    /** The quality from which colour is kept at full resolution, where that makes the file larger at a stroke. */
    fullChromaFrom?: number;
    /** Below it half a pixel of blur comes before the encoder, whose blocks show least where the picture is soft. */
    blurredBelow?: number;
    /**
     * In a search for a size a picture keeps all its pixels down to a quality that its sharpness decides; below it,
     * fewer pixels of a better quality look better at equal bytes (docs/decisions/0013-target-search.md). That is
     * soft × e^(−sharpness / fall), from `least` to `most`. For a format whose quality reduces detail.
     */
    fullSizeDownTo?: { soft: number; fall: number; least: number; most: number };
    /** The same of a drawing of hard edges, for a format whose quality reduces colours. */
    drawingDownTo?: number;
    /**
     * Above this quality a picture that a palette cannot be true enough to keeps all its colours, each with fewer values
     * (`EncodeOptions.colours`), for a format that holds more than a palette.
     */
    roundsAbove?: number;
    /** Qualities from which on colours are rounded to other values, in their order; between two of them the finer ones spread. */
    roundings?: readonly number[];
    /**
     * Other ways to write the same quality, as good for their bytes, that land between the sizes of the usual one. Of
     * each how much the logarithm of its size usually is above the usual one's. A format that rounds colours has them of these.
     */
    nuances?: readonly number[];
    /** Whether the encoder takes a `SizeCorrection`. It has no nuances then. */
    corrects?: true;
    /**
     * How much the logarithm of a full encode's size usually is above its draft's, for a format that is unlike others of its
     * kind (engine/compress/quality-curve.ts).
     */
    overDraft?: number;
    /** A score can be searched for; how, `engine/compress/looks.ts` knows. */
    scored?: true;
  };
  /**
   * What compression may write instead, where the visitor did not choose this format: at low qualities, and where this
   * one saves next to nothing.
   */
  exchangedFor?: FormatId;
  /** What can be asked of how the file is written: how far colour is subsampled, and in how many scans it comes. */
  asks?: readonly ('chroma' | 'progressive')[];
  /** Can keep every pixel exactly as it is: it cannot do otherwise, or it can be asked to. Absent where it never does. */
  lossless?: 'always' | 'choice';
  /** libvips's dynamic library without which this format is neither read nor written. */
  library?: 'vips-heif.wasm' | 'vips-jxl.wasm' | 'vips-resvg.wasm';
  /** libvips reads some of its files wrongly or not at all, and a changed copy of them rightly. */
  detour?: 'tiff' | 'avif' | 'jxl';
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
  /** libvips leaves bytes in its files that are not needed; see engine/packing. */
  packs?: true;
  /** Metadata can be taken out of a file without a change to a pixel. */
  strips?: true;
  /** A file has room for comments, to be as long as is wanted. */
  pads?: true;
  /** The fraction of its target that may be comments, of a file that was converted from this format. */
  paddingOnceConverted?: number;
  /** What several pictures may be of one file. */
  binds?: Binding;
  /** Wrapped around a picture encoded in this other format (a PDF page around a JPEG). */
  container?: { of: FormatId; wrapper: 'pdf' };
}

/** How many leading bytes `recognises` needs at the most. */
export const HEAD_BYTES = 4096;

/** A format as it is for stills: of an animation its first frame is taken. */
export const stillOf = (format: Format): Format => ({ ...format, holds: { ...format.holds, animation: false } });

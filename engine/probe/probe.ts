import type { ColourFacts } from '../colour/colours.ts';
import type { DetailKind } from '../details/part.ts';
import type { Parts } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Loss } from '../report/losses.ts';

/** Facts about a file from its header, without decoding pixels. */
export interface Probe extends ColourFacts {
  format: FormatId;
  /** Width and height in pixels, after the orientation is applied. */
  width: number;
  height: number;
  /** 1 for a still picture; frames of an animation, not pages of a document. */
  frames: number;
  /** Whether the file is an animation of which only the first frame can be read. */
  stilled: boolean;
  /** Number of pages of a document (TIFF); only the first is used. */
  pages: number;
  /** Milliseconds of each frame; empty for a still picture. */
  delays: number[];
  /** Number of times that the animation plays; 0 is forever. */
  loop: number;
  alpha: boolean;
  /** Whether the file has a palette. */
  palette: boolean;
  /** The size of the palette, if all frames of an animation share one. */
  sharedColours?: number;
  /** The most colours that the pixels can have, if they are indices of a palette or have fewer than 8 bits. */
  colours?: number;
  /** Bits per sample. */
  depth: 8 | 16;
  /** Whether samples are floating-point numbers, which may be below black or above white. */
  float?: true;
  /** The colour model. CMYK and Lab are always converted. */
  colour: 'rgb' | 'grey' | 'cmyk' | 'lab';
  /** Whether the file has metadata, or other data that its picture does not need: whatever removing metadata removes. */
  metadata: boolean;
  /** What that is, in the order of the file; absent if there is none, or if the file cannot be parsed. */
  details?: DetailKind[];
  /** Whether metadata can be removed by an encode only. */
  metadataTakesEncode?: true;
  /** Whether some metadata cannot be read (compressed in JPEG XL, as some programs do), so an encode loses it. */
  metadataUnread?: true;
  /** What the backend loses when it decodes: a canvas returns 8-bit sRGB. */
  lostOnReading?: Loss[];
  /** Content of the file besides its picture; absent if there is none. */
  parts?: Parts;
  /** Dots per inch, rounded, if the file states a resolution. */
  dpi?: number;
  /** The EXIF orientation, 1 to 8, which width and height already include. */
  orientation: number;
  /**
   * The minimum coded unit of the stored picture in pixels, for a file whose coefficients can be copied: a usual JPEG. Damage,
   * which nobody has looked for yet, may still prevent that.
   */
  mcu?: Size;
  /**
   * What a file without its end lacks; absent if all of the picture is there. `missing`: the share of the picture, 0 to 1; undefined
   * if only detail is missing, or an unknown number of frames.
   */
  incomplete?: { missing?: number };
  /** The file's size. */
  bytes: number;
}

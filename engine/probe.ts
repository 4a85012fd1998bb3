import type { FormatId, Parts } from './formats/format.ts';
import type { Loss } from './losses.ts';

/** What a file is, read from its header: no pixel is decoded. */
export interface Probe {
  format: FormatId;
  /** Pixels, upright: orientation is already applied to width and height. */
  width: number;
  height: number;
  /** 1 for a still picture; frames of an animation, not pages of a document. */
  frames: number;
  /** The file moves, but only its first frame can be read (an animated PNG). */
  stilled: boolean;
  /** Pages of a document (TIFF); only the first is used. */
  pages: number;
  /** Milliseconds a frame; empty for a still picture. */
  delays: number[];
  /** How often the animation plays; 0 is forever. */
  loop: number;
  alpha: boolean;
  /** The file has a list of at most 256 colours. */
  palette: boolean;
  /** Bits a sample. */
  depth: 8 | 16;
  /** The samples are floating point: some may be below black or above white. */
  float?: true;
  /** What the samples mean; CMYK and Lab are converted whatever the recipe says. */
  colour: 'rgb' | 'grey' | 'cmyk' | 'lab';
  /** An ICC profile is embedded. */
  profile: boolean;
  /** The profile's colours reach outside sRGB, or are not RGB at all (CMYK, Lab). */
  wideGamut: boolean;
  /** EXIF, XMP or IPTC is embedded. */
  metadata: boolean;
  /** Some of the metadata is stored in a way that cannot be read here (compressed in JPEG XL, as some programs do): a new file is without it. */
  metadataUnread?: true;
  /** What the backend drops as it decodes, whatever format is written: a canvas gives 8 bits of sRGB. */
  lostOnReading?: Loss[];
  /** What the file holds besides its picture; absent where that is nothing. */
  parts?: Parts;
  /** Dots per inch, whole, where the file states them. */
  dpi?: number;
  /** EXIF orientation, 1 to 8, before it was applied. */
  orientation: number;
  /** The file's size. */
  bytes: number;
}

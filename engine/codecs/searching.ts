import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import { avifSearching } from './avif/search.ts';
import { gifSearching } from './gif/search.ts';
import { jpegSearching } from './jpeg/search.ts';
import { jxlSearching } from './jxl/search.ts';
import type { Rounding } from './png/rounded.ts';
import { pngSearching } from './png/search.ts';
import { webpSearching } from './webp/search.ts';
import type { Tweak } from './writing.ts';

/** Qualities in order, with a value of each, between which values lie on lines. */
export type Table = readonly (readonly [quality: number, value: number])[];

/** The usual scores of pictures in a format, with which a search for a score begins (engine/score). */
export interface UsualScores {
  /** The scores of a picture with an activity of 1 at qualities from 5 to 100. */
  scores: Table;
  /** The fall of the score per log activity, in points. */
  perActivity: number;
}

/** Log sizes, less that of the lowest quality in 4:2:0, from the quality on at which chroma has full resolution, where the size jumps. */
export interface UsualSizes {
  half: Table;
  full: Table;
}

export interface UsualTweak {
  tweak: Tweak;
  /** The usual log size, less that without it. */
  usually: number;
}

/** How a format rounds colours. */
export interface Rounds {
  /**
   * Above this quality, colours are rounded if no palette is accurate enough; up to it, only if a palette's score is too low
   * (engine/compress/aims/quality-in-colours.ts).
   */
  above: number;
  /** The qualities at which rounding changes to finer steps, in order. Between two, the share of finer steps grows. */
  finerFrom: readonly number[];
  /** Returns the rounding of a quality. */
  at(quality: number, tweak?: Tweak): Rounding;
}

/** What searches alone ask of a format (engine/compress). It is loaded with them, so that no page does. */
export interface Searching {
  /**
   * The lowest quality at which a search for a size keeps all pixels: soft × e^(−sharpness / fall), from `least` to `most`.
   * Below it, fewer pixels of a higher quality look better at equal bytes (docs/decisions/0013-target-search.md). For
   * formats whose quality reduces detail.
   */
  fullSizeDownTo?: { soft: number; fall: number; least: number; most: number };
  /** The lowest quality at which a search for a size keeps all pixels of crisp pictures with hard edges, in formats whose quality reduces colours. */
  crispDownTo?: number;
  /** For formats that hold more than a palette. */
  rounds?: Rounds;
  /**
   * Other ways to encode a quality, as efficient as the usual one, whose sizes are between those of two qualities. If a format rounds
   * colours, these apply to rounded colours.
   */
  tweaks?: readonly UsualTweak[];
  /** Whether the encoder takes a `SizeCorrection`. There are no tweaks then. */
  corrects?: true;
  /**
   * The usual log size of a full encode less its draft's, if it differs from that of similar formats
   * (engine/compress/candidates/usual.ts).
   */
  overDraft?: number;
  /** The largest share of padding in a file that was converted from this format. */
  paddingOnceConverted?: number;
  usualScores?: UsualScores;
  usualSizes?: UsualSizes;
}

const SEARCHING: Readonly<Partial<Record<FormatId, Searching>>> = {
  jpeg: jpegSearching,
  png: pngSearching,
  webp: webpSearching,
  gif: gifSearching,
  avif: avifSearching,
  jxl: jxlSearching,
};

/** Returns what searches ask of a format, or of the one inside. */
export const searchingIn = ({ id, container }: Pick<Format, 'id' | 'container'>): Searching =>
  SEARCHING[container ?? id] ?? {};

import type { FormatId } from './formats/format.ts';

/**
 * What really happened to a file, as closed codes with their facts; the app has the sentences. A result carries those
 * that apply, in this order.
 */
export type Note =
  /**
   * The file came back, every byte; or but for its metadata, where `metadata-removed` follows. `keepsMetadata`: it has some,
   * which a new encode would have left out.
   */
  | { code: 'left-as-it-is'; why: KeptBecause; insteadOf?: FormatId; keepsMetadata?: true }
  /** The same, since it would be larger, or hardly smaller, in the format that the page opened with; `offer` may do better. */
  | { code: 'left-as-it-is'; why: 'opened-format'; insteadOf: FormatId; offer: FormatId; keepsMetadata?: true }
  /** The same, since a result saves a smaller share of the file than the recipe asks for. */
  | {
      code: 'left-as-it-is';
      why: 'saves-too-little';
      saved: number;
      least: number;
      insteadOf?: FormatId;
      keepsMetadata?: true;
    }
  /** Its bytes without EXIF, XMP and IPTC: no pixel was encoded anew. */
  | { code: 'metadata-removed'; bytes: number }
  /** The format that was asked for or opened with, and the one that was written. */
  | { code: 'format-exchanged'; from: FormatId; to: FormatId; why: ExchangedBecause }
  /** Of an animation or document only the first picture is in the result. */
  | { code: 'first-frame'; of: number }
  /** The sides, in percent of those that were planned. */
  | { code: 'scaled'; percent: number }
  /** A lower quality than was asked for, since that took more bytes than it is worth. */
  | { code: 'quality-cut'; from: number; to: number }
  /** Comment bytes bring the file closer to its target. */
  | { code: 'padded'; bytes: number }
  /** At or below the target, by no more than the tolerance. `below` is a fraction of the target. */
  | { code: 'target-met'; below: number }
  /** At or below the target, but by more than the tolerance. */
  | { code: 'nearest'; below: number; why: NearestBecause }
  /** Nothing within the rules is as small as the target: the smallest that there is. `above` is a fraction of it. */
  | { code: 'above-target'; above: number }
  /** A fixed quality was taken, at which pictures of the format usually have the score that was asked for. */
  | { code: 'score-not-sought'; why: NotSoughtBecause }
  /** Nothing that the format can do looks as much like the original as was asked for: the best that there is. */
  | { code: 'below-score'; score: number }
  /** Larger than the file that came in, by so many bytes. */
  | { code: 'larger'; bytes: number; why: Growth | 'edits' };

/** Why a result may be larger than the file that came in: each is a choice of the visitor. */
export type Growth =
  /** Another format than the file's was chosen by hand. */
  | 'format'
  /** A resize that enlarges. */
  | 'dimensions'
  | 'lossless';

/** Why a file came back as it was. */
export type KeptBecause =
  /** Compression leaves files of 10 KB and less alone. */
  | 'small'
  /** It was at or below its target. */
  | 'fits'
  /** Everything that was tried is larger, or smaller by next to nothing. */
  | 'no-gain'
  /** The search for a size broke off. */
  | 'search-failed'
  /** A size was asked for of a damaged file. */
  | 'unreadable';

/** Why another format was written. */
export type ExchangedBecause =
  /** So low a quality was asked for. */
  | 'low-quality'
  /** The format saved next to nothing. */
  | 'no-gain'
  /** The format came nowhere near the target. */
  | 'target';

/** Why a result is not nearer to its target. */
export type NearestBecause =
  /** The next step of the format's quality, or of its colours, is above the target. */
  | 'steps'
  /** It is the best quality that there is. */
  | 'best-quality'
  /** It is the highest quality that a search for a size tries, one below the best. */
  | 'highest-tried'
  /** Nearer, it would not fit where a KB has 1,000 bytes. */
  | 'thousands'
  /** Nearer, it would be larger than the file that came in. */
  | 'file-size'
  /** The tries that a search may make were used up. */
  | 'tries';

/** Why no quality was sought by its score. */
export type NotSoughtBecause =
  /** The format keeps every pixel as it is. */
  | 'exact'
  /** The format has nothing to choose that a score would grow with. */
  | 'format'
  | 'animation'
  /** The metric does not run here. */
  | 'browser';

export type NoteCode = Note['code'];

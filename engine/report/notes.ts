import type { FormatId } from '../formats/index.ts';

/**
 * What happened to a file, as a closed list of codes with facts. The app has the sentences. A result has all that
 * apply, in this order.
 */
export type Note =
  /**
   * The result is the original: all bytes, or without its metadata if `metadata-removed` follows.
   */
  | { code: 'left-as-it-is'; why: KeptBecause; insteadOf?: FormatId }
  /** The same, since a result in the page's initial format would be larger or hardly smaller; `offer` may be better. */
  | { code: 'left-as-it-is'; why: 'opened-format'; insteadOf: FormatId; offer: FormatId }
  /** The same, since a result saves a smaller share than the recipe requires. */
  | {
      code: 'left-as-it-is';
      why: 'saves-too-little';
      saved: number;
      least: number;
      insteadOf?: FormatId;
    }
  /** The bytes of the file and of the result as servers send them, compressed with gzip. */
  | { code: 'gzipped'; before: number; after: number }
  /** Metadata was removed without encoding pixels: all, the location, or all but copyright and credit. */
  | { code: 'metadata-removed'; bytes: number; kept?: 'all-but-location' | 'credit' }
  /** The requested format or the page's initial one, and the output format. */
  | { code: 'format-exchanged'; from: FormatId; to: FormatId; why: ExchangedBecause }
  /** The file's quantised coefficients were kept, edited or only coded better: no pixel was encoded again. */
  | { code: 'lossless' }
  /** The result contains only the first picture of an animation or document. */
  | { code: 'first-frame'; of: number }
  /** The sides are smaller than planned, in percent of those. */
  | { code: 'scaled'; percent: number }
  /** The quality is lower than requested, since that one took too many bytes. */
  | { code: 'quality-cut'; from: number; to: number }
  /** Comment bytes pad the file towards its target, or up to the least size, in bytes. */
  | { code: 'padded'; bytes: number; least?: number }
  /** At or below the target, by no more than the tolerance. `below` is a fraction of the target. */
  | { code: 'target-met'; below: number }
  /** At or below the target, but by more than the tolerance. */
  | { code: 'nearest'; below: number; why: NearestBecause }
  /** The format has no comments that could fill the file up to the least size. `below` is a fraction of that size. */
  | { code: 'below-least'; below: number }
  /** No file can be as small as the target. This is the smallest one. `above` is a fraction of the target. */
  | { code: 'above-target'; above: number }
  /** The quality is one at which pictures in the format usually have the target score. */
  | { code: 'score-not-sought'; why: NotSoughtBecause }
  /** No quality of the format reaches the target score. This is the best one. */
  | { code: 'below-score'; score: number }
  /** The result is larger than the original, by `bytes`. */
  | { code: 'larger'; bytes: number; why: LargerBecause }
  /** The file ends early: the share of the picture that is missing, 0 to 1, if it is known. */
  | { code: 'incomplete'; missing?: number };

/** Why a result may be larger than the original: mostly choices of the visitor. */
export type Growth =
  /** The visitor chose another format. */
  | 'format'
  /** A resize enlarges the picture. */
  | 'dimensions'
  | 'lossless'
  /** Metadata that only an encode removes. */
  | 'metadata';

/** Why a result is larger than the original. */
export type LargerBecause =
  | Growth
  /** The edits make the picture harder to compress: new colours, or pixels that a lossless format keeps exactly. */
  | 'edits'
  /** The quality is higher than the file's. */
  | 'quality'
  /** The file was smaller than the least size. */
  | 'least'
  /** The original's format cannot be written, and the result's takes more bytes. */
  | 'rewritten';

/** Why the result is the original. */
export type KeptBecause =
  /** Compression skips files of 10 KB and less. */
  | 'small'
  /** It is at or below the target. */
  | 'fits'
  /** All tries are larger, or hardly smaller. */
  | 'no-gain'
  /** A rewritten drawing looks different. */
  | 'looks-different'
  /** The search for a size failed. */
  | 'search-failed';

/** Why the output format is another one. */
export type ExchangedBecause =
  /** The requested quality is low. */
  | 'low-quality'
  /** The format saved too little. */
  | 'no-gain'
  /** The format missed the target by far. */
  | 'target';

/** Why a result is not nearer to its target. */
export type NearestBecause =
  /** The next step of the format's quality, or of its colours, is above the target. */
  | 'steps'
  /** It is the best quality. */
  | 'best-quality'
  /** It is the highest quality that a search for a size tries, one below the best. */
  | 'highest-tried'
  /** A nearer file would not fit the target in KB of 1,000 bytes. */
  | 'thousands'
  /** A nearer file would be larger than the original. */
  | 'file-size'
  /** The search used all its tries. */
  | 'tries';

/** Why there was no search for a score. */
export type NotSoughtBecause =
  /** The format is lossless. */
  | 'exact'
  /** The format has no setting by which the score rises. */
  | 'format'
  | 'animation'
  /** The metric cannot run. */
  | 'browser';

export type NoteCode = Note['code'];

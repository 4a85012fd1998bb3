import type { EncodeOptions, Format, FormatId } from '../formats/format.ts';
import type { Growth, Note } from '../notes.ts';

/** What the decisions ask an encoder for. The picture itself is the encoder's: it is decoded and edited once. */
export interface EncodeRequest {
  format: Format;
  /** A whole number from 1 to 100. */
  quality: number;
  /** Exact pixels. */
  lossless: boolean;
  /** Factor on both sides of the picture: above 0, at most 1. */
  scale: number;
  /** Standard deviation of a Gaussian blur before encoding, in pixels; 0 for none. */
  blur: number;
  /** How carefully pixels are averaged where `scale` is below 1. */
  smoothing: Smoothing;
  effort: EncodeOptions['effort'];
  chroma: NonNullable<EncodeOptions['chroma']>;
  /** Which of the format's ways to write the quality; 0 is the usual one. */
  nuance: number;
  /** See `EncodeOptions`. */
  tuning?: EncodeOptions['tuning'];
  /** See `EncodeOptions`; a palette where absent. */
  colours?: EncodeOptions['colours'];
}

export type Smoothing = 'low' | 'medium' | 'high';

/** Everything of a request but the effort. */
export type Settings = Omit<EncodeRequest, 'effort'>;

/** What of a request concerns the encoder, rather than the picture that it gets. */
export function optionsOf({
  quality,
  effort,
  chroma,
  nuance,
  tuning,
  lossless,
  colours,
}: EncodeRequest): EncodeOptions {
  return { quality, effort, chroma, nuance, tuning, lossless, ...(colours && { colours }) };
}

/** Rejects where the work failed or was cancelled; a search passes that on at once. */
export type Encode = (request: EncodeRequest) => Promise<{ bytes: Uint8Array<ArrayBuffer> }>;

/** A finished file and how it was made. */
export interface Made {
  bytes: Uint8Array<ArrayBuffer>;
  request: EncodeRequest;
}

/** What compression knows of the picture and of the file that it came in. */
export interface Subject {
  /** The file's format. */
  format: FormatId;
  /** The file's size. */
  bytes: number;
  /** Pixels, after the edits. */
  width: number;
  height: number;
  /** Transparency is in use, or may be. */
  alpha: boolean;
  /** 1 for a still picture. */
  frames: number;
  /**
   * The file itself would be an answer: no edit changes the picture, no other format was chosen by hand, and what is to
   * go of its metadata can be taken out of it.
   */
  mayKeep: boolean;
  /** Why the result may be larger than the file; absent where it may not. */
  mayGrow?: Growth | undefined;
}

/** Low below quality 30, medium below 70, otherwise high. */
export function smoothingFor(quality: number): Smoothing {
  if (quality < 30) return 'low';
  return quality < 70 ? 'medium' : 'high';
}

/** Half a pixel below a quality that the format names; otherwise none. */
export function blurFor({ quality: scale }: Format, quality: number): number {
  return quality < (scale?.blurredBelow ?? 0) ? 0.5 : 0;
}

/** A picture with a side above 3000 pixels is first made smaller when quality is under 50. */
export function preScaleFor({ width, height }: Pick<Subject, 'width' | 'height'>, quality: number): number {
  if (Math.max(width, height) <= 3000 || quality >= 50) return 1;
  return Math.max(0.6, quality / 100 + 0.2);
}

/** What a compression came to. */
export interface Found {
  /** The encoded file; or the word that the original serves better. */
  bytes: Uint8Array<ArrayBuffer> | 'original';
  /** Format, quality, scale and the rest of what `bytes` was encoded with; absent for the original. */
  request?: EncodeRequest;
  notes: Note[];
  /** How much it looks like the edited original, where that was measured. */
  score?: number;
  /** Encodes at full effort. */
  encodes: number;
  /** Cheap encodes that only measured. */
  drafts: number;
}

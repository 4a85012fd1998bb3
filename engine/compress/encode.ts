import type { EncodeOptions, Format } from '../formats/format.ts';
import type { StopReason } from './stop-reason.ts';

/** What the decisions ask an encoder for. The picture itself is the encoder's: it is decoded and edited once. */
export interface EncodeRequest {
  format: Format;
  /** A whole number from 1 to 100. */
  quality: number;
  /** Factor on both sides of the picture: above 0, at most 1. */
  scale: number;
  /** Standard deviation of a Gaussian blur before encoding, in pixels; 0 for none. */
  blur: number;
  /** How carefully pixels are averaged where `scale` is below 1. */
  smoothing: Smoothing;
  effort: EncodeOptions['effort'];
  chroma: NonNullable<EncodeOptions['chroma']>;
}

export type Smoothing = 'low' | 'medium' | 'high';

/** Rejects where the work failed or was cancelled; a search passes that on at once. */
export type Encode = (request: EncodeRequest) => Promise<{ bytes: Uint8Array }>;

/** What a search knows of the picture. */
export interface Source {
  /** The original file's size. */
  bytes: number;
  /** Pixels, after the edits. */
  width: number;
  height: number;
  /** Transparency is in use, or may be. */
  alpha: boolean;
  /** 1 for a still picture. */
  frames: number;
  /**
   * The original file would be an answer: no edit changed the picture, and the original's format is the wanted one.
   * Without it a search always hands back bytes of its own.
   */
  mayKeep: boolean;
}

/** Where a search ended. */
export interface Outcome {
  /** The encoded file, or the original where nothing better was found (only with `mayKeep`). */
  bytes: Uint8Array | 'original';
  /** Format, quality, scale and the rest of what `bytes` was encoded with; absent for the original. */
  request?: EncodeRequest;
  stop: StopReason;
  /** Encodes at full effort. */
  encodes: number;
  /** Cheap encodes that only measured. */
  drafts: number;
  /** Comment bytes that were added to come closer to a target; 0 for none. */
  padding: number;
}

/** Low below quality 30, medium below 70, otherwise high. */
export function smoothingFor(quality: number): Smoothing {
  if (quality < 30) return 'low';
  return quality < 70 ? 'medium' : 'high';
}

/** Half a pixel below quality 20 for JPEG, whose blocks show least where the picture is soft; otherwise none. */
export function blurFor(format: Format, quality: number, jpeg: Format): number {
  return quality < 20 && format === jpeg ? 0.5 : 0;
}

/** A picture with a side above 3000 pixels is first made smaller when quality is under 50. */
export function preScaleFor(source: Pick<Source, 'width' | 'height'>, quality: number): number {
  if (Math.max(source.width, source.height) <= 3000 || quality >= 50) return 1;
  return Math.max(0.6, quality / 100 + 0.2);
}

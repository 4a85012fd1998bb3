import { searchingIn } from '../codecs/searching.ts';
import type { EncodeOptions } from '../codecs/writing.ts';
import type { Warn } from '../errors/warn.ts';
import type { Format } from '../formats/format.ts';
import type { FormatId } from '../formats/index.ts';
import type { Pixels } from '../pixels/pixels.ts';
import { LARGE_SIDE } from '../recipe/bounds.ts';
import type { Growth, Note } from '../report/notes.ts';
import type { Judged } from '../score/judge.ts';
import type { ColourTrials, PaletteCheck } from './picture-trials.ts';

/** The settings of an encode. The encoder holds the picture, which is decoded and edited once. */
export interface EncodeRequest {
  format: Format;
  /** An integer from 1 to 100. */
  quality: number;
  /** Exact pixels. */
  lossless: boolean;
  /** Factor on both sides of the picture: above 0, at most 1. */
  scale: number;
  /** Standard deviation of a Gaussian blur before encoding, in pixels; 0 for none. */
  blur: number;
  /** How carefully pixels are averaged if `scale` is below 1. */
  smoothing: Smoothing;
  effort: EncodeOptions['effort'];
  chroma: NonNullable<EncodeOptions['chroma']>;
  /** See `EncodeOptions`. */
  tweak?: EncodeOptions['tweak'];
  /** See `EncodeOptions`. */
  correction?: EncodeOptions['correction'];
  /** How the quality reduces colours; see `EncodeOptions`. */
  colours?: EncodeOptions['colours'] | 'rounded';
  /** See `EncodeOptions`. */
  mostColours?: EncodeOptions['mostColours'];
  /** Whether the file may be packed (engine/codecs/png/packing), which takes longer; default true. */
  packs?: boolean | undefined;
}

export type Smoothing = 'low' | 'medium' | 'high';

/** The highest quality that a search tries. If quality reduces colours, it is a palette with up to 256 of them. */
export const HIGHEST_QUALITY = 99;

/** All colours: exact pixels in PNG, the full palette in GIF. Also the quality of formats without one. */
export const EXACT_QUALITY = 100;

/** Returns a request at the usual effort that keeps all pixels, with careful smoothing if `changes` scale them. */
export function requestFor(format: Format, changes: Partial<EncodeRequest> & { quality: number }): EncodeRequest {
  const whole = { lossless: false, scale: 1, blur: 0, smoothing: 'high', chroma: 'auto' } as const;
  return { format, ...whole, effort: 'usual', ...changes };
}

/** Returns the part of a request that is for the codec. The rest changes the picture before. */
export function optionsOf(request: EncodeRequest): EncodeOptions {
  const { format, quality, effort, chroma, tweak, correction, lossless, colours, mostColours } = request;
  const options = { quality, effort, chroma, tweak, correction, lossless, mostColours };
  if (colours !== 'rounded') return { ...options, colours };
  return { ...options, rounding: searchingIn(format).rounds?.at(Math.round(quality), tweak) };
}

/** Encodes a picture. Rejects on failure and on cancellation, which a search propagates at once. */
export type Encode = (request: EncodeRequest) => Promise<{ bytes: Uint8Array<ArrayBuffer> }>;

/** A file and the request that it was encoded with. */
export interface Encoded {
  bytes: Uint8Array<ArrayBuffer>;
  request: EncodeRequest;
}

/** Encodes, and keeps the request with the file. */
export const make = async (encode: Encode, request: EncodeRequest): Promise<Encoded> => ({
  request,
  bytes: (await encode(request)).bytes,
});

/** The facts about a picture and its file that compression depends on. */
export interface Subject {
  /** The file's format. */
  format: FormatId;
  /** The file's size. */
  bytes: number;
  /** Pixels, after the edits. */
  width: number;
  height: number;
  /** Whether the picture has transparent pixels, or may have some. */
  alpha: boolean;
  /** 1 for a still picture. */
  frames: number;
  /**
   * Whether the original may be the result: no edit changes the picture, the visitor chose no other format, and
   * metadata can be removed without encoding.
   */
  mayKeep: boolean;
  /** Why the result may be larger than the file; absent if it must not be. */
  mayGrow?: Growth | undefined;
}

/** Returns low below quality 30, medium below 70, otherwise high. */
export function smoothingFor(quality: number): Smoothing {
  if (quality < 30) return 'low';
  return quality < 70 ? 'medium' : 'high';
}

/** Returns the blur of a quality: half a pixel below the format's `blurredBelow`, otherwise none. */
export function blurFor({ quality: scale }: Format, quality: number): number {
  return quality < (scale?.blurredBelow ?? 0) ? 0.5 : 0;
}

/** Returns the scale before encoding: below 1 for a side above 3,000 pixels with a quality below 50. */
export function preScaleFor({ width, height }: Pick<Subject, 'width' | 'height'>, quality: number): number {
  if (Math.max(width, height) <= LARGE_SIDE || quality >= 50) return 1;
  return Math.max(0.6, quality / 100 + 0.2);
}

/** How the results of a picture in a format are judged. */
export interface Scoring {
  /** Mean difference of neighbouring pixels; see `activityOf`. */
  activity: number;
  /** Judges a file of `encode` or `probe`, by the same tiles. */
  judge(bytes: Uint8Array<ArrayBuffer>, of: 'whole' | 'probe'): Promise<Judged>;
  /** Encodes the mosaic of tiles, at a fraction of the cost. Absent for a small picture, which is judged whole. */
  probe?: Encode | undefined;
  /**
   * Whether the score of a probe is exact, because tiles alone are encoded as in the whole picture. The result is not
   * judged then.
   */
  isProbeExact?: boolean;
  /** Scores pixels of the whole picture, as a result would show them. */
  scoreOfPixels?: (pixels: Pixels) => number;
}

/** What every aim needs to know of a picture, and what makes and judges its files. */
export interface Task {
  subject: Subject;
  /** The requested format, or the original's. */
  format: Format;
  encode: Encode;
  /** Absent, or resolves to undefined, if the metric cannot run: then files are not scored. */
  scoringIn?: ((format: Format) => Promise<Scoring | undefined>) | undefined;
  /** Without it, no file is predicted as pixels, and every picture counts as one of many colours. */
  trials?: ColourTrials | undefined;
  /** If absent, every palette that is not scored is good enough. */
  paletteCheck?: PaletteCheck | undefined;
  warn?: Warn | undefined;
}

/** A compression that may write another format, if it saves too little in the requested one. */
export interface SavingTask extends Task {
  /** Whether the format must not be exchanged. */
  preserveFormat: boolean;
  /** The smallest share of the file, 0 to 1, that a result must save. */
  leastSavings: number;
}

export const isIneffective = (bytes: number, { subject, leastSavings }: SavingTask): boolean =>
  bytes > subject.bytes * (1 - leastSavings);

/** The result of a compression. */
export interface Compressed {
  /** The encoded file, or `original` if the original is the better result. */
  bytes: Uint8Array<ArrayBuffer> | 'original';
  /** The request that `bytes` was encoded with; absent for the original. */
  request?: EncodeRequest;
  notes: Note[];
  /** The score against the edited original, if it was measured. */
  score?: number;
}

/** Returns the smaller file, or the first of two equal sizes. */
export const smallerOf = (one: Encoded, other: Encoded): Encoded =>
  one.bytes.length <= other.bytes.length ? one : other;

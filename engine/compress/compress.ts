import { isCodecFailure } from '../errors.ts';
import { fetchPart } from '../fetch-part.ts';
import type { Format } from '../formats/format.ts';
import type { Note } from '../notes.ts';
import type { Output } from '../recipe/index.ts';
import { leastSavings } from '../recipe/savings.ts';
import type { Warn } from '../warn.ts';
import { compressByQuality } from './by-quality.ts';
import type { Scoring } from './by-score.ts';
import { exchangeFormat } from './exchange.ts';
import type { PaletteCheck } from './palette-check.ts';
import type { Encode, Found, Subject } from './request.ts';
import { compressToSize, type SizeTask } from './to-size.ts';
import { whyKept } from './why-kept.ts';

/** Compression's quality where the recipe names none. */
export const USUAL_COMPRESSION_QUALITY = 75;

/** Files up to this size are handed back as they are. */
export const SMALL_BYTES = 10 * 1024;

export type CompressingOutput = Exclude<Output, { aim: 'encode' }>;

export interface CompressTask {
  subject: Subject;
  /** The format that was asked for, or the original's own, before any exchange. */
  format: Format;
  output: CompressingOutput;
  encode: Encode;
  /** What a search for a score sees by; see `ByScoreTask`. */
  scoringIn?: (format: Format) => Promise<Scoring | undefined>;
  paletteCheck?: PaletteCheck | undefined;
  /** See `Picture.sharpness`. */
  sharpness?: (() => number) | undefined;
  warn?: Warn | undefined;
}

/**
 * Whether a file needs no compression at all, as far as its size goes: known before the run, so that it can be said.
 * That nothing else was asked of it is for `plan` to see.
 */
export function smallEnough(bytes: number, output: Output): 'small' | 'fits' | undefined {
  switch (output.aim) {
    case 'encode':
      return undefined;
    case 'compress':
    case 'score':
      return bytes <= SMALL_BYTES ? 'small' : undefined;
    case 'size':
      return bytes <= output.bytes ? 'fits' : undefined;
  }
}

/**
 * Compression with any aim. Whatever the aim came to, this is the one place that lets a result pass: none is larger
 * than the file that came in, but for what a visitor chose by hand (`Subject.mayGrow`) and for an edited picture that
 * nothing makes smaller.
 * Rejects with what `encode` rejects with; a search for a size that breaks off hands the original back, where that may be.
 */
export async function compress(task: CompressTask): Promise<Found> {
  const { subject } = task;
  const found = await aimedAt(task);
  if (found.bytes === 'original') return found;
  const counts = { encodes: found.encodes, drafts: found.drafts };
  const kept = subject.mayKeep ? whyKept(found.bytes.length, subject, task.output) : undefined;
  if (kept) return { bytes: 'original', notes: [kept], ...counts };
  if (found.bytes.length <= subject.bytes) return found;
  if (subject.mayGrow) return { ...found, notes: [...found.notes, larger(found.bytes, subject, subject.mayGrow)] };
  return withinTheFile(task, found);
}

function larger(bytes: Uint8Array, subject: Subject, why: Extract<Note, { code: 'larger' }>['why']): Note {
  return { code: 'larger', bytes: bytes.length - subject.bytes, why };
}

async function aimedAt(task: CompressTask): Promise<Found> {
  const { output } = task;
  switch (output.aim) {
    case 'compress': {
      const { quality = USUAL_COMPRESSION_QUALITY, preserveFormat = false, lossless = false } = output;
      return compressByQuality({
        ...task,
        quality,
        preserveFormat: Boolean(preserveFormat),
        lossless,
        leastSavings: leastSavings(output),
      });
    }
    case 'score': {
      const { score: targetScore, preserveFormat = false } = output;
      const { compressByScore } = await fetchPart(() => import('./by-score.ts'));
      return compressByScore({
        ...task,
        targetScore,
        preserveFormat: Boolean(preserveFormat),
        leastSavings: leastSavings(output),
      });
    }
    case 'size': {
      const { bytes: targetBytes, tolerance, padding } = output;
      return sizeOrOriginal(task, { ...sizeTask(task), targetBytes, tolerance, padding });
    }
  }
}

function sizeTask({
  subject,
  format,
  output,
  encode,
  sharpness,
  paletteCheck,
  warn,
}: CompressTask): Omit<SizeTask, 'targetBytes'> {
  const { preserveFormat = false } = output;
  const exchange = exchangeFormat(subject, { format, preserveFormat: Boolean(preserveFormat) });
  return { subject, format, exchange, encode, sharpness, paletteCheck, warn };
}

/** A search for a size that breaks off loses nothing: the original stands in, unless it is what cannot be read. */
async function sizeOrOriginal({ subject, warn }: CompressTask, task: SizeTask): Promise<Found> {
  try {
    const found = await compressToSize(task);
    const { request } = found;
    if (!request || request.format === task.format) return found;
    const exchanged: Note = { code: 'format-exchanged', from: task.format.id, to: request.format.id, why: 'target' };
    return { ...found, notes: [exchanged, ...found.notes] };
  } catch (error) {
    if (!subject.mayKeep || !isCodecFailure(error)) throw error;
    warn?.(`The search for a size broke off: ${error.message}`);
    return { bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'search-failed' }], encodes: 0, drafts: 0 };
  }
}

/** An edited picture, made no larger than the file it was in; where nothing does that, the smallest there is. */
async function withinTheFile(task: CompressTask, tried: Found): Promise<Found> {
  const { subject } = task;
  const limits = { targetBytes: subject.bytes, padding: false, keepsPixels: true };
  const found = await compressToSize({ ...sizeTask(task), ...limits });
  const best = found.bytes.length < tried.bytes.length ? found : tried;
  const counts = { encodes: tried.encodes + found.encodes, drafts: tried.drafts + found.drafts };
  // How near this came to the file's size is nobody's concern.
  const notes = best.notes.filter(({ code }) => code === 'format-exchanged' || code === 'quality-cut');
  if (best.bytes !== 'original' && best.bytes.length > subject.bytes) {
    notes.push(larger(best.bytes, subject, 'edits'));
  }
  return { ...best, notes, ...counts };
}

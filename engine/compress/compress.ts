import { isCodecFailure } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import { USUAL_COMPRESSION_QUALITY } from '../recipe/bounds.ts';
import type { Output } from '../recipe/index.ts';
import { leastSavings } from '../recipe/savings.ts';
import type { Note } from '../report/notes.ts';
import { compressByQuality } from './aims/quality.ts';
import type { SizeTask } from './aims/size.ts';
import { whyKept } from './byte-limits.ts';
import { exchangeFormat } from './exchange.ts';
import type { Compressed, Task } from './request.ts';

export type CompressingOutput = Exclude<Output, { aim: 'encode' }>;

/** The format is the one before an exchange. */
export interface CompressTask extends Task {
  output: CompressingOutput;
  /** See `Picture.sharpness`. */
  sharpness?: (() => number) | undefined;
}

/**
 * Compresses with any aim. A result that saves too little is replaced by the original. An edited picture, which cannot be, may be larger
 * than the file: neither its quality nor its size in pixels is given up for bytes that nobody asked for
 * (docs/decisions/0060-what-a-compression-gives-up.md).
 * Rejects if `encode` rejects. A failed search for a size returns the original instead, if `Subject.mayKeep` allows it.
 */
export async function compress(task: CompressTask): Promise<Compressed> {
  const { subject } = task;
  const found = await aimedAt(task);
  if (found.bytes === 'original') return found;
  const kept = subject.mayKeep ? whyKept(found.bytes.length, subject, task.output) : undefined;
  return kept ? { bytes: 'original', notes: [kept] } : found;
}

async function aimedAt(task: CompressTask): Promise<Compressed> {
  const { output } = task;
  const terms = { ...task, preserveFormat: Boolean(output.preserveFormat), leastSavings: leastSavings(output) };
  switch (output.aim) {
    case 'compress': {
      const { quality = USUAL_COMPRESSION_QUALITY, lossless = false, budget } = output;
      return compressByQuality({ ...terms, quality, lossless, budget });
    }
    case 'score': {
      const { compressByScore } = await fetchPart(() => import('./aims/score.ts'));
      return compressByScore({ ...terms, targetScore: output.score });
    }
    case 'size': {
      const { bytes: targetBytes, min: least, tolerance, padding } = output;
      return sizeOrOriginal({
        ...terms,
        targetBytes,
        least,
        tolerance,
        padding,
        exchange: exchangeFormat(task.subject, terms),
      });
    }
  }
}

/** Searches for a size. If the codec fails, it returns the original, unless the picture was edited. */
async function sizeOrOriginal(task: SizeTask): Promise<Compressed> {
  const { subject, warn } = task;
  const { compressToSize } = await fetchPart(() => import('./aims/size.ts'));
  try {
    const found = await compressToSize(task);
    const { request } = found;
    if (!request || request.format === task.format) return found;
    const exchanged: Note = { code: 'format-exchanged', from: task.format.id, to: request.format.id, why: 'target' };
    return { ...found, notes: [exchanged, ...found.notes] };
  } catch (error) {
    if (!subject.mayKeep || !isCodecFailure(error)) throw error;
    warn?.(`The search for a size failed: ${error.message}`);
    return { bytes: 'original', notes: [{ code: 'left-as-it-is', why: 'search-failed' }] };
  }
}

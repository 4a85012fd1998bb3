import type { Backend, Source } from '../backends/backend.ts';
import { workOn } from '../codecs/work-on.ts';
import { ImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Format } from '../formats/format.ts';
import { openFile } from '../open/open-file.ts';
import { plannedResult } from '../plan/plan.ts';
import type { Recipe } from '../recipe/index.ts';
import { searches } from '../recipe/searches.ts';
import type { Note } from '../report/notes.ts';
import { resultName } from './file-name.ts';
import type { Noted } from './filled.ts';
import { type Input, type Job, openJob, type Producer, type RunOptions } from './job.ts';
import { largerNotes } from './larger.ts';
import { withKeptNotes } from './original.ts';
import { produceFromPixels } from './produce-from-pixels.ts';
import { produceLosslessly } from './produce-losslessly.ts';
import type { Produced } from './produced.ts';
import type { Result } from './result.ts';

/** A result before it is a file: its bytes, or `original` if the file is the result. */
export type RawResult = Omit<Result, 'blob'> & { data: Produced['data']; mediaType: string };

/** Rewrites a drawing as text. */
const produceDrawing: Producer = async (job) => {
  if (job.plan.unchanged || !job.plan.written.minifies) return undefined;
  return (await fetchPart(() => import('./produce-drawing.ts'))).produceDrawing(job);
};

/** In this order: the first that returns a file has made the result. */
const PRODUCERS: readonly Producer[] = [produceLosslessly, produceDrawing, produceFromPixels];

/**
 * Decodes, edits and encodes a file. The bytes stay unchanged.
 * @throws {ImageError}
 */
export async function runRecipe(
  backend: Backend,
  input: Input,
  recipe: Recipe,
  options?: RunOptions,
): Promise<RawResult> {
  const started = performance.now();
  using source = await openFile(backend, input.bytes);
  return runOpened(backend, source, input, recipe, { ...options, started });
}

/**
 * Runs a recipe on an open file, which stays open.
 * @throws {ImageError}
 */
export async function runOpened(
  backend: Backend,
  source: Source,
  { bytes, name }: Input,
  recipe: Recipe,
  { started = performance.now(), ...options }: RunOptions & { started?: number } = {},
): Promise<RawResult> {
  const job = await openJob(backend, source, bytes, recipe, options);
  const produced = await firstProduced(job);
  job.meter.at('encoding', 1);
  // A comparison of files continues without those that failed, but not in a codec whose memory may be corrupt.
  if (backend.heapBytes() === Number.POSITIVE_INFINITY)
    throw new ImageError('codec-failed', 'A codec failed in a comparison');
  const { format, width, height, quality, score, encodes } = produced;
  const { framesIn } = await workOn(format);
  const made = produced.data === 'original' ? bytes : produced.data;
  const { file, notes } = await filledUp(job, { file: made, notes: notesOn(job, produced, made.length) }, format);
  const { opened, edited } = job.times;
  return {
    data: file === bytes ? 'original' : file,
    mediaType: format.mediaType,
    name: resultName(name, format, suffixFor(recipe, format.id !== job.probe.format)),
    format: format.id,
    width,
    height,
    frames: framesIn?.(file) ?? produced.frames,
    bytes: file.length,
    originalBytes: bytes.length,
    plan: await plannedFor(job, produced),
    notes,
    quality,
    score,
    encodes,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

/** Fills a file up to the least size, which few recipes have. */
async function filledUp({ plan: { output }, probe }: Job, made: Noted, format: Format): Promise<Noted> {
  if (output.aim !== 'size' || output.min === undefined) return made;
  const { filled } = await fetchPart(() => import('./filled.ts'));
  return filled(made, format, { ...output, min: output.min }, probe.bytes);
}

async function firstProduced(job: Job): Promise<Produced> {
  for (const produce of PRODUCERS) {
    const produced = await produce(job);
    if (produced) return produced;
  }
  throw new TypeError('Nothing was produced');
}

/** Returns a suffix for the name; none if the extension already shows what happened. */
function suffixFor(recipe: Recipe, changedFormat: boolean): string | undefined {
  if (searches(recipe.output)) return 'compressed';
  if (recipe.edits.some((edit) => edit.do === 'resize')) return 'resized';
  return changedFormat ? undefined : 'processed';
}

/** Returns the plan, with what was found to be lost only when the metadata was read. */
async function plannedFor({ plan, embed }: Job, { format, returned }: Produced): Promise<RawResult['plan']> {
  const planned = plannedResult(plan);
  if (returned) return { ...planned, losses: returned.losses };
  const isPartial = format.holds.metadata && (await embed?.isPartialIn(format)) === true;
  if (!isPartial || planned.losses.includes('some-metadata')) return planned;
  return { ...planned, losses: [...planned.losses, 'some-metadata'] };
}

/** @param bytes the length of the result */
function notesOn({ probe, plan }: Job, { data, format, quality, notes, returned }: Produced, bytes: number): Note[] {
  return [
    ...withKeptNotes(notes, data, { probe, output: plan.output }),
    ...(returned ? [] : largerNotes({ format, quality, bytes }, { probe, plan })),
    ...(probe.incomplete ? [{ code: 'incomplete', ...probe.incomplete } as const] : []),
  ];
}

import { type EncodedFrames, type Stretch, slicesOf } from '../animation/slices.ts';
import type { Backend, RenderOptions, Source } from '../backends/backend.ts';
import { checkWritable } from '../backends/cannot-write.ts';
import type { LoadKernel } from '../compress/picture-scorer.ts';
import { ImageError, isUnreadable } from '../errors/errors.ts';
import type { Warn } from '../errors/warn.ts';
import { workOn } from '../formats/file-work.ts';
import type { FormatId } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { LoadTranscoder } from '../jpeg-lossless/load-once.ts';
import { openFile } from '../open/open-file.ts';
import { type LoadPacker, packWith } from '../packing/pack.ts';
import { type Plan, plan, plannedResult } from '../plan/plan.ts';
import { writtenAs } from '../plan/written-as.ts';
import type { Probe } from '../probe/probe.ts';
import { searches } from '../recipe/aims.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import type { KeptBecause, Note } from '../report/notes.ts';
import { resultName } from './file-name.ts';
import { JoinedAnimation } from './joined-animation.ts';
import { insideOf, originalOf, withKeptNotes } from './original.ts';
import { type Produced, plainOptions, produce } from './produce.ts';
import { produceLosslessly } from './produce-losslessly.ts';
import { ProgressMeter } from './progress.ts';
import type { Progress, Result } from './result.ts';

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for that many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
  /** Fetches the metric, for what is to have a score. */
  loadKernel?: LoadKernel;
  /** Fetches what packs the files of some formats. */
  loadPacker?: LoadPacker;
  /** Fetches what edits JPEGs losslessly; without it they are encoded again. */
  loadTranscoder?: LoadTranscoder;
  /** Called now and then in long work: @throws {ImageError} `cancelled` where it is not wanted any more */
  throwIfCancelled?: () => void;
  warn?: Warn | undefined;
  /** What has been made of an animation's frames already, in order. */
  parts?: readonly EncodedFrames[] | undefined;
}

/** A result before it is a file: bytes, or none where the original's are handed back. */
export type RunValue = Omit<Result, 'blob'> & { data: Uint8Array<ArrayBuffer> | 'original'; mediaType: string };

/** A search for a score holds the picture as it is encoded and as it is looked at, and the result as it is looked at. */
const HELD_TO_SCORE = 3;

/** Pixels that are held at once: those that are decoded, or those that are made. */
function pixelsHeld(probe: Probe, { format: id, decoded, width, height }: Plan, output: Output): number {
  const times = output.aim === 'score' ? HELD_TO_SCORE : 1;
  const format = writtenAs(id, output);
  const sliced = format.joins && !searches(output);
  const all = format.holds.animation ? probe.frames : 1;
  const frames = sliced ? Math.max(...slicesOf(all, probe).map(({ from, to }) => to - from)) : all;
  return Math.max(decoded.width * decoded.height, width * height) * frames * times;
}

/** The file as it came in. */
function untouched(
  { format, width, height, frames }: Size & { format: FormatId; frames: number },
  why: KeptBecause,
): Produced {
  const notes: Note[] = [{ code: 'left-as-it-is', why }];
  return { data: 'original', format: formatOf(format), width, height, frames, notes, encodes: 0 };
}

/** A changed format speaks for itself; otherwise the name tells what was done. */
function suffixFor(recipe: Recipe, changedFormat: boolean): string | undefined {
  if (searches(recipe.output)) return 'compressed';
  if (recipe.edits.some((edit) => edit.do === 'resize')) return 'resized';
  return changedFormat ? undefined : 'processed';
}

/** What a recipe is carried out on. */
export interface Input {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * Decode, edit, encode. The bytes are never written to.
 * @throws {ImageError}
 */
export async function runRecipe(
  backend: Backend,
  input: Input,
  recipe: Recipe,
  options?: RunOptions,
): Promise<RunValue> {
  const started = performance.now();
  using source = await openFile(backend, input.bytes);
  return runOpened(backend, source, input, recipe, { ...options, started });
}

/** For a file whose coefficients cannot be copied after all. */
const withoutMcu = ({ mcu: _, ...probe }: Probe): Probe => probe;

/** How an output has a picture rendered. */
function renderingOf(probe: Probe, output: Output, { format, steps, keepsProfile }: Plan) {
  return {
    steps,
    format: writtenAs(format, output),
    metadata: output.metadata ?? 'strip',
    keepProfile: keepsProfile,
    background: output.background ?? '#ffffff',
    dpi: output.dpi ?? probe.dpi,
  } satisfies Partial<RenderOptions>;
}

/**
 * A worker's share of an animation: these frames alone, as the recipe says.
 * @throws {ImageError}
 */
export async function runFrames(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { recipe, frames }: { recipe: Recipe; frames: Stretch },
  { onProgress, admit }: RunOptions = {},
): Promise<EncodedFrames[]> {
  const meter = new ProgressMeter(onProgress);
  using source = await openFile(backend, bytes);
  const { probe } = source;
  const planned = plan(probe, recipe);
  await admit?.(pixelsHeld(probe, planned, recipe.output));
  const rendering = renderingOf(probe, recipe.output, planned);
  const onEncoding = meter.within('encoding', 0.05, 1);
  using picture = await source.render({ ...rendering, frames, hold: false, onProgress: onEncoding });
  const parts = await picture.encodeSlices?.(rendering.format, plainOptions(recipe.output, planned));
  if (!parts) throw new ImageError('codec-failed', 'This backend works on all frames at once');
  return parts;
}

/**
 * The same with a file that is open already, and stays so.
 * @throws {ImageError}
 */
export async function runOpened(
  backend: Backend,
  source: Source,
  { bytes, name }: Input,
  recipe: Recipe,
  {
    onProgress,
    admit,
    loadKernel,
    loadPacker,
    loadTranscoder,
    throwIfCancelled,
    warn,
    parts,
    started = performance.now(),
  }: RunOptions & { started?: number } = {},
): Promise<RunValue> {
  const meter = new ProgressMeter(onProgress);
  const { probe } = source;
  const { output } = recipe;
  const firstPlan = plan(probe, recipe);
  if (!firstPlan.unchanged) checkWritable(backend, formatOf(firstPlan.format));
  await admit?.(pixelsHeld(probe, firstPlan, output));
  meter.at('reading', 0.05);

  const opened = performance.now();
  const lossless = await produceLosslessly({
    ...{ bytes, probe, output, plan: firstPlan },
    ...{ loadTranscoder, throwIfCancelled, warn },
  });
  const planned = firstPlan.lossless && !lossless ? plan(withoutMcu(probe), recipe) : firstPlan;

  const searching = searches(output);
  let edited = opened;
  const inside = planned.inside && insideOf(bytes, probe);
  const onEncoding = meter.within('encoding', 0.05, 0.98);
  const options: RenderOptions = {
    ...renderingOf(probe, output, planned),
    // A search encodes several times: decode once.
    // And what stays as it is is decoded to see that it is whole.
    hold: searching || (inside !== undefined && planned.inside === 'whatever-its-size'),
    onProgress: searching
      ? meter.within('editing', 0.05, 0.3)
      : (done) => {
          // Rows are decoded and edited as the encoder asks for them: the last one ends the stage.
          edited = performance.now();
          onEncoding(done);
        },
  };
  const rendered = lossless
    ? undefined
    : await source.render(options).catch((error: unknown) => {
        if (output.aim === 'size' && planned.mayStay && isUnreadable(error)) return undefined;
        throw error;
      });
  using picture = rendered && parts ? new JoinedAnimation(rendered, probe, parts) : rendered;
  edited = Math.max(edited, performance.now());
  // To take metadata out of a large file takes a while: only where the file itself may be the answer.
  const original = planned.mayStay ? await originalOf(bytes, probe, output) : undefined;
  let encodes = 0;
  const produced =
    lossless ??
    (!picture
      ? // A size was asked for of a damaged file: what cannot be made smaller comes back.
        untouched(probe, 'unreadable')
      : planned.unchanged && original
        ? // It has been decoded all the same, so that a broken one is found.
          untouched({ ...planned, frames: picture.frames }, planned.unchanged)
        : await produce({
            picture,
            probe,
            plan: planned,
            output,
            mayStay: original !== undefined,
            inside,
            sight: { backend, loadKernel },
            pack: packWith(loadPacker, warn),
            // How many encodes a search takes shows only at its end: each brings it a third nearer.
            onEncode: () => searching && meter.at('encoding', 1 - 0.7 * (2 / 3) ** encodes++),
            warn,
          }));
  meter.at('encoding', 1);

  const data = produced.data === 'original' ? original : produced.data;
  if (!data) throw new ImageError('codec-failed', 'The original cannot stand in: its metadata cannot be taken out');
  const written = produced.data === 'original' ? formatOf(probe.format) : produced.format;
  return {
    data,
    mediaType: written.mediaType,
    name: resultName(name, written, suffixFor(recipe, written.id !== probe.format)),
    format: written.id,
    width: produced.width,
    height: produced.height,
    frames: workOn(written).framesIn?.(data === 'original' ? bytes : data) ?? produced.frames,
    bytes: data === 'original' ? bytes.length : data.length,
    originalBytes: bytes.length,
    plan: plannedResult(planned),
    notes: withKeptNotes(produced.notes, data, { probe, output, plan: planned }),
    ...(produced.quality !== undefined && { quality: produced.quality }),
    ...(produced.score !== undefined && { score: produced.score }),
    encodes: produced.encodes,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

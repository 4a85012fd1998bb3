import { type EncodedFrames, type FrameRange, slicesOf } from '../animation/slices.ts';
import type { Backend, Picture, RenderOptions, Source } from '../backends/backend.ts';
import { checkWritable } from '../backends/cannot-write.ts';
import type { LoadTranscoder } from '../codecs/jpeg/lossless/kernels.ts';
import { bestOfWith } from '../codecs/jpeg/small/load-best-of.ts';
import { type LoadPacker, packsWith } from '../codecs/png/packing/pack.ts';
import type { LoadKernel } from '../compress/picture-scorer.ts';
import { ImageError } from '../errors/errors.ts';
import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import { workOn } from '../formats/file-work.ts';
import type { FormatId } from '../formats/format.ts';
import { formatOf } from '../formats/index.ts';
import type { Size } from '../geometry/steps.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import { openFile } from '../open/open-file.ts';
import { withSeenAlpha } from '../open/seen-alpha.ts';
import { metadataToKeep } from '../plan/kept-metadata.ts';
import { type Plan, type PlannedResult, plan, plannedResult } from '../plan/plan.ts';
import { lossesOfReturning } from '../plan/returned-losses.ts';
import { outputForSteps } from '../plan/target-format.ts';
import { becomesFrame, writtenAs } from '../plan/written-as.ts';
import type { Probe } from '../probe/probe.ts';
import type { Output, Recipe } from '../recipe/index.ts';
import { searches } from '../recipe/searches.ts';
import type { KeptBecause, Note } from '../report/notes.ts';
import { type Watermarks, withDrawn } from '../watermark/drawn.ts';
import { resultName } from './file-name.ts';
import { JoinedAnimation } from './joined-animation.ts';
import { largerNotes } from './larger.ts';
import { insideOf, isBetter, originalOf, withKeptNotes } from './original.ts';
import { isExactFirst } from './palette-again.ts';
import { comparesPalettes, type Produced, plainOptions, produce } from './produce.ts';
import { produceLosslessly } from './produce-losslessly.ts';
import { FRAME_MS, ProgressMeter } from './progress.ts';
import type { Progress, Result } from './result.ts';

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for this many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
  /** Fetches the metric, for searches for a score and for small JPEGs. */
  loadKernel?: LoadKernel;
  /** Fetches the packer, for the formats that need one. */
  loadPacker?: LoadPacker;
  /** Fetches the JPEG codec's kernels. Without them JPEGs are not edited losslessly, and small ones are not compared. */
  loadTranscoder?: LoadTranscoder;
  /** Called repeatedly during long work. @throws {ImageError} `cancelled` if the result is no longer needed */
  throwIfCancelled?: () => void;
  warn?: Warn | undefined;
  /** The frames of an animation that are already encoded, in order. */
  parts?: readonly EncodedFrames[] | undefined;
  /** The files of the recipe's watermarks. */
  watermarks?: Watermarks | undefined;
  /** Whether a file without its end is read as far as it goes. */
  readIncomplete?: boolean | undefined;
}

/** A result before it is a file: its bytes, or `original` if the file is the result. */
export type RunValue = Omit<Result, 'blob'> & { data: Uint8Array<ArrayBuffer> | 'original'; mediaType: string };

/** @throws {ImageError} `incomplete` */
function checkComplete({ incomplete }: Probe, readIncomplete: boolean | undefined): void {
  if (!incomplete || readIncomplete) return;
  throw new ImageError('incomplete', 'The end of the file is missing', { facts: incomplete });
}

/** A comparison by score holds the picture for the encoder and for the metric, and the result for the metric. */
const HELD_TO_SCORE = 3;

/** Returns the largest number of pixels in memory at once: the decoded or the resulting ones. */
function pixelsHeld(backend: Backend, probe: Probe, plan: Plan, output: Output): number {
  const { format: id, decoded, width, height } = plan;
  const times = output.aim === 'score' ? HELD_TO_SCORE : 1;
  const timesEdited = comparesPalettes(backend, probe, plan, output) ? HELD_TO_SCORE : times;
  const format = writtenAs(id, output);
  const sliced = format.joins && !searches(output) && !plan.sharedColours;
  const all = format.holds.animation ? probe.frames : 1;
  const frames = sliced ? Math.max(...slicesOf(all, probe).map(({ from, to }) => to - from)) : all;
  return Math.max(decoded.width * decoded.height * times, width * height * timesEdited) * frames;
}

/** Returns the file itself as the result. */
function untouched(
  { format, width, height, frames }: Size & { format: FormatId; frames: number },
  why: KeptBecause,
): Produced {
  const notes: Note[] = [{ code: 'left-as-it-is', why }];
  return { data: 'original', format: formatOf(format), width, height, frames, notes, encodes: 0 };
}

/** Returns a suffix for the name; none if the extension already shows what happened. */
function suffixFor(recipe: Recipe, changedFormat: boolean): string | undefined {
  if (searches(recipe.output)) return 'compressed';
  if (recipe.edits.some((edit) => edit.do === 'resize')) return 'resized';
  return changedFormat ? undefined : 'processed';
}

/** The file that a recipe runs on. */
export interface Input {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/**
 * Decodes, edits and encodes a file. The bytes stay unchanged.
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

/** Fetches the code that keeps metadata, if an output keeps any. */
async function embedFor(
  bytes: Uint8Array,
  probe: Probe,
  output: Output,
  { format: id, steps }: Plan,
): Promise<Embed | undefined> {
  const metadata = metadataToKeep(output, steps);
  const { container, writtenBy } = formatOf(id);
  if (metadata === 'strip' || becomesFrame(output) || container || writtenBy) return undefined;
  // What a backend does not read is reported as lost.
  if (probe.lostOnReading?.includes('metadata')) return undefined;
  const { embedOf } = await fetchPart(() => import('../metadata-kept/embed.ts'));
  const dropsColours = probe.coloursInMetadata === true;
  return embedOf(bytes, probe.format, { metadata, dpi: output.dpi ?? probe.dpi, dropsColours });
}

/** Adds to a plan's losses what was found when the metadata was read. */
function withLost(planned: PlannedResult, isPartial: boolean): PlannedResult {
  if (!isPartial || planned.losses.includes('some-metadata')) return planned;
  return { ...planned, losses: [...planned.losses, 'some-metadata'] };
}

/** Returns the render options of an output. */
function renderingOf(
  probe: Probe,
  output: Output,
  { format, keepsProfile, sharedColours }: Plan,
  { steps, embed }: Pick<RenderOptions, 'steps' | 'embed'>,
) {
  return {
    ...{ steps, embed, sharedColours },
    format: writtenAs(format, output),
    keepProfile: keepsProfile,
    background: output.background ?? '#ffffff',
    dpi: output.dpi ?? probe.dpi,
  } satisfies Partial<RenderOptions>;
}

/**
 * Encodes only these frames of an animation: a worker's share of it.
 * @throws {ImageError}
 */
export async function runFrames(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { recipe, frames }: { recipe: Recipe; frames: FrameRange },
  { onProgress, admit, watermarks, readIncomplete }: RunOptions = {},
): Promise<EncodedFrames[]> {
  const meter = new ProgressMeter(onProgress, FRAME_MS);
  using source = await openFile(backend, bytes);
  const { probe } = source;
  checkComplete(probe, readIncomplete);
  const planned = plan(probe, recipe);
  await admit?.(pixelsHeld(backend, probe, planned, recipe.output));
  const steps = await withDrawn(backend, probe, planned.steps, watermarks);
  const embed = await embedFor(bytes, probe, recipe.output, planned);
  const rendering = renderingOf(probe, recipe.output, planned, { steps, embed });
  const onEncoding = meter.within('encoding', 0.05, 1);
  using picture = await source.render({ ...rendering, frames, hold: false, onProgress: onEncoding });
  const parts = await picture.encodeSlices?.(rendering.format, plainOptions(recipe.output, planned));
  if (!parts) throw new ImageError('codec-failed', 'This backend works on all frames at once');
  return parts;
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
  {
    onProgress,
    admit,
    loadKernel,
    loadPacker,
    loadTranscoder,
    throwIfCancelled,
    warn,
    parts,
    watermarks,
    readIncomplete,
    started = performance.now(),
  }: RunOptions & { started?: number } = {},
): Promise<RunValue> {
  const meter = new ProgressMeter(onProgress, FRAME_MS);
  checkComplete(source.probe, readIncomplete);
  const declared = plan(source.probe, recipe);
  const output = outputForSteps(source.probe, recipe.output, declared.steps);
  const minifies = !declared.unchanged && formatOf(declared.format).minifies;
  if (!declared.unchanged && !minifies) checkWritable(backend, formatOf(declared.format));
  await admit?.(pixelsHeld(backend, source.probe, declared, output));
  // Where the result holds no alpha, a channel that is opaque everywhere counts as none: nothing is lost then.
  const probe = formatOf(declared.format).holds.alpha ? source.probe : await withSeenAlpha(source);
  const firstPlan = probe === source.probe ? declared : plan(probe, recipe);
  meter.at('reading', 0.05);

  const opened = performance.now();
  const embed = await embedFor(bytes, probe, output, firstPlan);
  const lossless = await produceLosslessly({
    ...{ bytes, probe, output, plan: firstPlan, embed },
    ...{ loadTranscoder, throwIfCancelled, warn },
  });
  const drawing = minifies
    ? await (await fetchPart(() => import('./produce-drawing.ts'))).produceDrawing({
        ...{ backend, bytes, probe, output, plan: firstPlan },
        ...{ loadKernel, throwIfCancelled },
      })
    : undefined;
  const planned = firstPlan.lossless && !lossless ? plan(withoutMcu(probe), recipe) : firstPlan;

  const steps = await withDrawn(backend, probe, planned.steps, watermarks);
  // A drawing may be encoded several times, too.
  const searching = searches(output) || comparesPalettes(backend, probe, planned, output);
  let edited = opened;
  const inside = planned.inside && (await insideOf(bytes, probe));
  const onEncoding = meter.within('encoding', 0.05, 0.98);
  const rendering = renderingOf(probe, output, planned, { steps, embed });
  const isEncodedAgain = searching || isExactFirst(rendering.format, { probe, plan: planned, output });
  const options: RenderOptions = {
    ...rendering,
    // A file that stays as it is is decoded once, to detect damage.
    hold: isEncodedAgain || (inside !== undefined && planned.inside === 'whatever-its-size'),
    onProgress: searching
      ? meter.within('editing', 0.05, 0.3)
      : (done) => {
          // The encoder requests rows, which are then decoded and edited. The last one ends the stage.
          edited = performance.now();
          onEncoding(done);
        },
  };
  const rendered = lossless || drawing ? undefined : await source.render(options);
  using picture = rendered && parts ? new JoinedAnimation(rendered, probe, parts) : rendered;
  edited = Math.max(edited, performance.now());
  // Stripping a large file takes time, so it happens only if the file may be the result.
  const original = drawing ? 'original' : planned.mayStay ? await originalOf(bytes, probe, output) : undefined;
  let encodes = 0;
  const fromPixels = (picture: Picture): Produced | Promise<Produced> =>
    planned.unchanged && original
      ? // It was decoded anyway, to detect damage.
        untouched({ ...planned, frames: picture.frames }, planned.unchanged)
      : produce({
          picture,
          probe,
          plan: planned,
          output,
          mayStay: original !== undefined,
          inside,
          scorer: { backend, loadKernel },
          findPack: packsWith(loadPacker, warn),
          loadBestOf: bestOfWith({ loadKernel, loadTranscoder, warn }),
          // The number of encodes is not known before, so each advances the progress by a third of the rest.
          onEncode: () => searching && meter.at('encoding', 1 - 0.7 * (2 / 3) ** encodes++),
          warn,
        });
  const made = lossless ?? drawing ?? (picture && (await fromPixels(picture)));
  if (!made) throw new TypeError('Nothing was decoded');
  const isMade = original !== undefined && original !== 'original' && made.data !== 'original' && !lossless;
  const produced =
    isMade && isBetter(original, made.data, output)
      ? {
          ...untouched({ ...probe, frames: made.frames }, output.aim === 'size' ? 'fits' : 'no-gain'),
          encodes: made.encodes,
        }
      : made;
  meter.at('encoding', 1);
  // A comparison of files continues without those that failed, but not in a codec whose memory may be corrupt.
  if (backend.heapBytes() === Number.POSITIVE_INFINITY)
    throw new ImageError('codec-failed', 'A codec failed in a comparison');

  const data = produced.data === 'original' ? original : produced.data;
  if (!data) throw new ImageError('codec-failed', 'The original cannot be the result: its metadata cannot be removed');
  const isOriginal = produced.data === 'original';
  const written = isOriginal ? formatOf(probe.format) : produced.format;
  // Optional edits were not made.
  const { width, height } = isOriginal ? probe : produced;
  const { framesIn } = await workOn(written);
  return {
    data,
    mediaType: written.mediaType,
    name: resultName(name, written, suffixFor(recipe, written.id !== probe.format)),
    format: written.id,
    ...{ width, height },
    frames: framesIn?.(data === 'original' ? bytes : data) ?? produced.frames,
    bytes: data === 'original' ? bytes.length : data.length,
    originalBytes: bytes.length,
    plan: withLost(
      produced.data === 'original' && !drawing
        ? { ...plannedResult(planned), losses: lossesOfReturning(probe, output) }
        : plannedResult(planned),
      data !== 'original' && !isOriginal && written.holds.metadata && embed?.isPartialIn(written) === true,
    ),
    notes: [
      ...withKeptNotes(produced.notes, data, { probe, output }),
      ...(isOriginal ? [] : largerNotes({ ...produced, bytes: data.length }, { probe, output, plan: planned })),
      ...(probe.incomplete ? [{ code: 'incomplete', ...probe.incomplete } as const] : []),
    ],
    ...(produced.quality !== undefined && { quality: produced.quality }),
    ...(produced.score !== undefined && { score: produced.score }),
    encodes: produced.encodes,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

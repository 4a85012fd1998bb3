import { type EncodedFrames, type Stretch, slicesOf } from './animation/slices.ts';
import type { Backend, Picture, RenderOptions, Source } from './backends/backend.ts';
import { checkWritable } from './backends/cannot-write.ts';
import type { LoadKernel } from './compress/picture-scorer.ts';
import { layOut } from './edits/index.ts';
import { ImageError, isImageError, isUnreadable } from './errors.ts';
import { fetchPart } from './fetch-part.ts';
import { resultName } from './file-name.ts';
import { workOn } from './formats/file-work.ts';
import { type Format, type FormatId, HEAD_BYTES } from './formats/format.ts';
import { formatOf } from './formats/index.ts';
import type { Step } from './geometry.ts';
import { JoinedAnimation } from './joined-animation.ts';
import type { Note } from './notes.ts';
import { type LoadPacker, packWith } from './packing/pack.ts';
import { growthOf, keepsProfile, mayKeepOriginal, type Plan, plan, staysInside, wantedFormat } from './plan.ts';
import type { Probe } from './probe.ts';
import { type Produced, type Production, plainOptions, produce } from './produce.ts';
import { ProgressMeter } from './progress.ts';
import { searches } from './recipe/aims.ts';
import type { Output, Recipe } from './recipe/index.ts';
import { recognise } from './recognise.ts';
import type { Progress, Result } from './result.ts';
import { decodedSize } from './shrink-on-load.ts';
import type { Warn } from './warn.ts';
import { writtenAs } from './written-as.ts';

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for that many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
  /** Fetches the metric, for what is to have a score. */
  loadKernel?: LoadKernel;
  /** Fetches what packs the files of some formats. */
  loadPacker?: LoadPacker;
  /** Called now and then in long work: @throws {ImageError} `cancelled` where it is not wanted any more */
  throwIfCancelled?: () => void;
  warn?: Warn | undefined;
  /** What has been made of an animation's frames already, in order. */
  parts?: readonly EncodedFrames[] | undefined;
}

/** A result before it is a file: bytes, or none where the original's are handed back. */
export type RunValue = Omit<Result, 'blob'> & { data: Uint8Array<ArrayBuffer> | 'original'; mediaType: string };

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function openFile(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return backend.open(bytes, recognise(bytes.subarray(0, HEAD_BYTES)));
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function probeBytes(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Probe> {
  using source = await openFile(backend, bytes);
  return source.probe;
}

/** A search for a score holds the picture as it is encoded and as it is looked at, and the result as it is looked at. */
const HELD_TO_SCORE = 3;

/** Pixels that are held at once: those that are decoded, or those that are made. */
function pixelsHeld(probe: Probe, planned: Plan, steps: readonly Step[], output: Output): number {
  const times = output.aim === 'score' ? HELD_TO_SCORE : 1;
  const format = writtenAs(planned.format, output);
  const sliced = format.joins && !searches(output);
  const all = format.holds.animation ? probe.frames : 1;
  const frames = sliced ? Math.max(...slicesOf(all, probe).map(({ from, to }) => to - from)) : all;
  const decoded = decodedSize(probe, formatOf(probe.format), steps);
  return Math.max(decoded.width * decoded.height, planned.width * planned.height) * frames * times;
}

/** The bytes that came in without metadata; nothing where it cannot be taken out without a new encode. */
function stripped(bytes: Uint8Array<ArrayBuffer>, { format, orientation }: Probe): Uint8Array<ArrayBuffer> | undefined {
  try {
    return workOn({ id: format }).strip?.(bytes, orientation);
  } catch (error) {
    // Decoders skip what stands between segments; stripping does not guess.
    if (isImageError(error)) return undefined;
    throw error;
  }
}

/**
 * The original, without its metadata where that was chosen. Where it was not, compression hands back every byte; what is
 * only written anew loses its metadata, where that can be taken out without a new encode.
 * @returns nothing where it cannot be taken out without a new encode
 */
async function originalOf(
  bytes: Uint8Array<ArrayBuffer>,
  probe: Probe,
  output: Output,
): Promise<RunValue['data'] | undefined> {
  const metadata = output.metadata ?? (searches(output) || !formatOf(probe.format).strips ? 'keep' : 'strip');
  if (!probe.metadata || metadata !== 'strip') return 'original';
  const plain = stripped(bytes, probe);
  if (!plain || probe.parts?.gainMap !== 'read') return plain;
  const { keepGainMap } = await fetchPart(() => import('./gain-map/keep.ts'));
  return keepGainMap(plain, bytes);
}

/** The picture that came in for the page of a container, without what it says of its making. */
function insideOf(
  bytes: Uint8Array<ArrayBuffer>,
  probe: Probe,
  output: Output,
  steps: readonly Step[],
): Production['inside'] {
  const stays = staysInside(probe, output, steps);
  if (!stays) return undefined;
  const data = probe.metadata ? stripped(bytes, probe) : bytes;
  if (!data) return undefined;
  return {
    bytes: data,
    size: probe,
    orientation: probe.orientation,
    whateverItsSize: stays === 'whatever-its-size',
  };
}

/** The format that was not written; and the file's own, where that is what a page opened with. */
function insteadOf(
  note: Extract<Note, { code: 'left-as-it-is' }>,
  asked: FormatId,
  { probe, output }: { probe: Probe; output: Output },
): Extract<Note, { code: 'left-as-it-is' }> {
  if (note.why !== 'no-gain' || output.preserveFormat !== 'opened') return { ...note, insteadOf: asked };
  const offer = wantedFormat(probe, { ...output, format: 'same' }).id;
  return offer === asked
    ? { ...note, insteadOf: asked }
    : { code: 'left-as-it-is', why: 'opened-format', insteadOf: asked, offer };
}

/** What the handing back of the original comes to: which format was meant, and that its metadata is gone. */
function keptNotes(
  notes: readonly Note[],
  data: RunValue['data'],
  probe: Probe,
  output: Output,
  planned: Plan,
): Note[] {
  const asked = wantedFormat(probe, output).id;
  return notes.flatMap((note): Note[] => {
    if (note.code !== 'left-as-it-is') return [note];
    const file = asked === probe.format ? note : insteadOf(note, asked, { probe, output });
    const keepsMetadata = data === 'original' && probe.metadata && !planned.unchanged && output.metadata !== 'keep';
    const kept: Note = keepsMetadata ? { ...file, keepsMetadata } : file;
    return data === 'original' ? [kept] : [kept, { code: 'metadata-removed', bytes: probe.bytes - data.length }];
  });
}

/** A file that is small enough has been decoded all the same: so a broken one is found. */
function unchanged({ format, unchanged: why = 'small' }: Plan, { width, height, frames }: Picture): Produced {
  const notes: Note[] = [{ code: 'left-as-it-is', why }];
  return { data: 'original', format: formatOf(format), width, height, frames, notes, encodes: 0 };
}

/** A damaged file, of which a size was asked for: what cannot be made smaller comes back. */
function unread({ format, width, height, frames }: Probe): Produced {
  const notes: Note[] = [{ code: 'left-as-it-is', why: 'unreadable' }];
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

/** How an output has a picture rendered. */
function renderingOf(probe: Probe, output: Output, format: Format, steps: readonly Step[]) {
  return {
    steps,
    format,
    metadata: output.metadata ?? 'strip',
    keepProfile: keepsProfile(probe, output, format),
    background: output.background ?? '#ffffff',
    dpi: output.dpi ?? probe.dpi,
  } satisfies Partial<RenderOptions>;
}

const isRescaled = (steps: readonly Step[]) => steps.some((step) => step.do === 'scale');

/**
 * A worker's share of an animation: these frames alone, as the recipe says.
 * @throws {ImageError}
 */
export async function runFrames(
  backend: Backend,
  bytes: Uint8Array<ArrayBuffer>,
  { recipe: { edits, output }, frames }: { recipe: Recipe; frames: Stretch },
  { onProgress, admit }: RunOptions = {},
): Promise<EncodedFrames[]> {
  const meter = new ProgressMeter(onProgress);
  using source = await openFile(backend, bytes);
  const { probe } = source;
  const planned = plan(probe, { edits, output });
  const format = writtenAs(planned.format, output);
  const { steps } = layOut(probe, edits);
  await admit?.(pixelsHeld(probe, planned, steps, output));
  const rendering = renderingOf(probe, output, format, steps);
  const onEncoding = meter.within('encoding', 0.05, 1);
  using picture = await source.render({ ...rendering, frames, hold: false, onProgress: onEncoding });
  const parts = await picture.encodeSlices?.(format, plainOptions({ output, format, rescaled: isRescaled(steps) }));
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
    warn,
    parts,
    started = performance.now(),
  }: RunOptions & { started?: number } = {},
): Promise<RunValue> {
  const meter = new ProgressMeter(onProgress);
  const { probe } = source;
  const { output } = recipe;
  const planned = plan(probe, recipe);
  if (!planned.unchanged) checkWritable(backend, formatOf(planned.format));
  const { steps } = layOut(probe, recipe.edits);
  await admit?.(pixelsHeld(probe, planned, steps, output));
  meter.at('reading', 0.05);

  const format = writtenAs(planned.format, output);
  const searching = searches(output);
  const opened = performance.now();
  let edited = opened;
  const inside = insideOf(bytes, probe, output, steps);
  const onEncoding = meter.within('encoding', 0.05, 0.98);
  const mayKeep = mayKeepOriginal(probe, output, steps);
  const options: RenderOptions = {
    ...renderingOf(probe, output, format, steps),
    // A search encodes several times: decode once.
    // And what stays as it is is decoded to see that it is whole.
    hold: searching || inside?.whateverItsSize === true,
    onProgress: searching
      ? meter.within('editing', 0.05, 0.3)
      : (done) => {
          // Rows are decoded and edited as the encoder asks for them: the last one ends the stage.
          edited = performance.now();
          onEncoding(done);
        },
  };
  const rendered = await source.render(options).catch((error: unknown) => {
    if (output.aim === 'size' && mayKeep && isUnreadable(error)) return undefined;
    throw error;
  });
  using picture = rendered && parts ? new JoinedAnimation(rendered, probe, parts) : rendered;
  edited = Math.max(edited, performance.now());
  // To take metadata out of a large file takes a while: only where the file itself may be the answer.
  const original = planned.unchanged || mayKeep ? await originalOf(bytes, probe, output) : undefined;
  let encodes = 0;
  const produced = !picture
    ? unread(probe)
    : planned.unchanged && original
      ? unchanged(planned, picture)
      : await produce({
          picture,
          format,
          output,
          sight: { backend, loadKernel },
          pack: packWith(loadPacker, warn),
          inside,
          rescaled: isRescaled(steps),
          probe,
          subject: {
            format: probe.format,
            bytes: bytes.length,
            width: picture.width,
            height: picture.height,
            alpha: probe.alpha,
            frames: picture.frames,
            mayKeep: mayKeep && original !== undefined,
            mayGrow: growthOf(probe, output, planned),
          },
          // How many encodes a search takes shows only at its end: each brings it a third nearer.
          onEncode: () => searching && meter.at('encoding', 1 - 0.7 * (2 / 3) ** encodes++),
          warn,
        });
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
    plan: planned,
    notes: keptNotes(produced.notes, data, probe, output, planned),
    ...(produced.quality !== undefined && { quality: produced.quality }),
    ...(produced.score !== undefined && { score: produced.score }),
    encodes: produced.encodes,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

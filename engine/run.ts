import type { Backend, Source } from './backends/backend.ts';
import { checkWritable } from './backends/cannot-write.ts';
import type { Step } from './edits/geometry.ts';
import { layOut } from './edits/index.ts';
import { ImageError, isImageError } from './errors.ts';
import { resultName } from './file-name.ts';
import { type Format, HEAD_BYTES } from './formats/format.ts';
import { formatOf, formatOfBytes } from './formats/index.ts';
import { keepsProfile, type Plan, plan } from './plan.ts';
import type { Probe } from './probe.ts';
import { produce } from './produce.ts';
import { ProgressMeter } from './progress.ts';
import { searches } from './recipe/aims.ts';
import type { Output, Recipe } from './recipe/index.ts';
import type { Progress, Result } from './result.ts';
import { decodedSize } from './shrink-on-load.ts';
import type { Warn } from './warn.ts';

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for that many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
  warn?: Warn | undefined;
}

/** A result before it is a file: bytes, or none where the original's are handed back. */
export type Outcome = Omit<Result, 'blob'> & { data: Uint8Array<ArrayBuffer> | 'original'; mediaType: string };

/**
 * Recognises a file by its bytes.
 * @throws {ImageError} `unreadable` for an empty file, `unsupported` for what is no picture that is known
 */
export function recognise(head: Uint8Array): Format {
  if (head.length === 0) throw new ImageError('unreadable', 'The file is empty');
  const format = formatOfBytes(head);
  if (!format || format.container) throw new ImageError('unsupported', 'The file given is not an image');
  return format;
}

async function open(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return backend.open(bytes, recognise(bytes.subarray(0, HEAD_BYTES)));
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function probeBytes(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Probe> {
  return (await open(backend, bytes)).probe;
}

/** Pixels that are held at once: those that are decoded, or those that are made. */
function pixelsHeld(probe: Probe, planned: Plan, steps: readonly Step[]): number {
  const frames = formatOf(planned.format).holds.animation ? probe.frames : 1;
  const decoded = decodedSize(probe, formatOf(probe.format), steps);
  return Math.max(decoded.width * decoded.height, planned.width * planned.height) * frames;
}

/** Could the original file be the answer? Then nothing may be asked of it that its bytes do not fulfil. */
function mayKeepOriginal(probe: Probe, format: Format, steps: readonly Step[], output: Output): boolean {
  const untouched = steps.length === 0 && format.id === probe.format;
  if (!untouched || output.lossless !== undefined) return false;
  return !probe.metadata || (output.metadata ?? 'strip') !== 'keep-but-location';
}

/**
 * The original, without its metadata where that is to go.
 * @returns nothing where it cannot be taken out without a new encode
 */
function originalOf(bytes: Uint8Array<ArrayBuffer>, probe: Probe, output: Output): Outcome['data'] | undefined {
  if (!probe.metadata || output.metadata === 'keep') return 'original';
  try {
    return formatOf(probe.format).strip?.(bytes, probe.orientation);
  } catch (error) {
    // Decoders skip what stands between segments; stripping does not guess.
    if (isImageError(error)) return undefined;
    throw error;
  }
}

/** A changed format speaks for itself; otherwise the name tells what was done. */
function suffixFor(recipe: Recipe, changedFormat: boolean): string | undefined {
  if (searches(recipe.output)) return 'compressed';
  if (recipe.edits.some((edit) => edit.do === 'resize')) return 'resized';
  return changedFormat ? undefined : 'processed';
}

/**
 * Decode, edit, encode. The bytes are never written to.
 * @throws {ImageError}
 */
export async function runRecipe(
  backend: Backend,
  { bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string },
  recipe: Recipe,
  { onProgress, admit, warn }: RunOptions = {},
): Promise<Outcome> {
  const meter = new ProgressMeter(onProgress);
  const started = performance.now();
  const source = await open(backend, bytes);
  const { probe } = source;
  const { output } = recipe;
  const planned = plan(probe, recipe);
  checkWritable(backend, formatOf(planned.format));
  const { steps } = layOut(probe, recipe.edits);
  await admit?.(pixelsHeld(probe, planned, steps));
  meter.at('reading', 0.05);

  const format = formatOf(planned.format);
  const searching = searches(output);
  const opened = performance.now();
  let edited = opened;
  const onEncoding = meter.within('encoding', 0.05, 0.98);
  using picture = await source.render({
    steps,
    format,
    metadata: output.metadata ?? 'strip',
    keepProfile: keepsProfile(probe, output, format),
    background: output.background ?? '#ffffff',
    // A search encodes several times: decode once.
    hold: searching,
    onProgress: searching
      ? meter.within('editing', 0.05, 0.3)
      : (done) => {
          // Rows are decoded and edited as the encoder asks for them: the last one ends the stage.
          edited = performance.now();
          onEncoding(done);
        },
  });
  edited = Math.max(edited, performance.now());
  const original = originalOf(bytes, probe, output);
  let encodes = 0;
  const produced = await produce({
    picture,
    format,
    output,
    rescaled: steps.some((step) => step.do === 'scale'),
    source: {
      bytes: bytes.length,
      width: picture.width,
      height: picture.height,
      alpha: probe.alpha,
      frames: picture.frames,
      mayKeep: original !== undefined && mayKeepOriginal(probe, format, steps, output),
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
    frames: written.framesIn?.(data === 'original' ? bytes : data) ?? produced.frames,
    bytes: data === 'original' ? bytes.length : data.length,
    originalBytes: bytes.length,
    plan: planned,
    stop: produced.stop,
    ...(produced.quality !== undefined && { quality: produced.quality }),
    encodes: produced.encodes,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

import type { Backend, Source } from './backends/backend.ts';
import { layOut } from './edits/index.ts';
import { encodePicture } from './encode.ts';
import { ImageError } from './errors.ts';
import { resultName } from './file-name.ts';
import { type EncodeOptions, type Format, HEAD_BYTES } from './formats/format.ts';
import { formatOf, formatOfBytes } from './formats/index.ts';
import { checkPixels } from './limits.ts';
import { keepsProfile, type Plan, plan } from './plan.ts';
import type { Probe } from './probe.ts';
import { ProgressMeter } from './progress.ts';
import type { Output, Recipe } from './recipe.ts';
import type { Progress, Result } from './result.ts';

export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for that many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
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
  if (!format || format.container) throw new ImageError('unsupported', 'The bytes are no picture that is known');
  return format;
}

async function open(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Source> {
  return backend.open(bytes, recognise(bytes.subarray(0, HEAD_BYTES)));
}

/** @throws {ImageError} `unreadable` or `unsupported` */
export async function probeBytes(backend: Backend, bytes: Uint8Array<ArrayBuffer>): Promise<Probe> {
  return (await open(backend, bytes)).probe;
}

/** Judges what will be decoded and what will be made, and waits until there is room for it. */
async function checkAndAdmit(probe: Probe, planned: Plan, admit: RunOptions['admit']): Promise<void> {
  const frames = formatOf(planned.format).holds.animation ? probe.frames : 1;
  if (!formatOf(probe.format).vector) checkPixels(probe, frames);
  checkPixels(planned, frames);
  await admit?.(Math.max(probe.width * probe.height, planned.width * planned.height) * frames);
}

/**
 * Decode, edit, encode. The bytes are never written to.
 * @throws {ImageError}
 */
export async function runRecipe(
  backend: Backend,
  { bytes, name }: { bytes: Uint8Array<ArrayBuffer>; name: string },
  recipe: Recipe,
  { onProgress, admit }: RunOptions = {},
): Promise<Outcome> {
  const meter = new ProgressMeter(onProgress);
  const started = performance.now();
  const source = await open(backend, bytes);
  const planned = plan(source.probe, recipe);
  await checkAndAdmit(source.probe, planned, admit);
  meter.at('reading', 0.05);

  const { output } = recipe;
  const format = formatOf(planned.format);
  const opened = performance.now();
  using picture = await source.render({
    steps: layOut(source.probe, recipe.edits).steps,
    format,
    metadata: output.metadata ?? 'strip',
    keepProfile: keepsProfile(source.probe, output, format),
    background: output.background ?? '#ffffff',
    hold: false,
    onProgress: meter.within('encoding', 0.05, 0.98),
  });
  const edited = performance.now();
  const data = await encodePicture(picture, format, encodeOptions(output, format));
  meter.at('encoding', 1);
  return {
    data,
    mediaType: format.mediaType,
    name: resultName(name, format),
    format: format.id,
    width: picture.width,
    height: picture.height,
    frames: picture.frames,
    bytes: data.length,
    originalBytes: bytes.length,
    plan: planned,
    stop: 'done',
    encodes: 1,
    backend: backend.id,
    timings: { read: opened - started, edit: edited - opened, encode: performance.now() - edited },
  };
}

function encodeOptions(output: Output, format: Format): EncodeOptions {
  return {
    quality: output.quality ?? format.quality?.default ?? 100,
    lossless: output.lossless ?? false,
    effort: 'fast',
  };
}

import type { EncodedFrames } from '../animation/slices.ts';
import type { Backend, Source } from '../backends/backend.ts';
import { checkWritable } from '../backends/cannot-write.ts';
import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import type { LoadPngKernel } from '../codecs/png/load-kernel.ts';
import { mayHavePalette } from '../codecs/work-on.ts';
import { ImageError } from '../errors/errors.ts';
import type { Warn } from '../errors/warn.ts';
import { formatOf } from '../formats/index.ts';
import type { Embed } from '../metadata-kept/embed.ts';
import { withSeenAlpha } from '../open/seen-alpha.ts';
import { type Plan, plan } from '../plan/plan.ts';
import type { Probe } from '../probe/probe.ts';
import type { Recipe } from '../recipe/index.ts';
import type { LoadKernel } from '../score/fetch-kernel.ts';
import type { Watermarks } from '../watermark/drawn.ts';
import { embedFor } from './embed-for.ts';
import { pixelsHeld } from './pixels-held.ts';
import type { Produced } from './produced.ts';
import { FRAME_MS, ProgressMeter } from './progress.ts';
import type { Progress } from './result.ts';

/** What a job may use besides a backend, and whom it reports to. */
export interface RunOptions {
  onProgress?: (progress: Progress) => void;
  /** Resolves when there is room for this many decoded pixels. */
  admit?: (pixels: number) => Promise<void>;
  /** Fetches the metric, for searches for a score and for small JPEGs. */
  loadKernel?: LoadKernel;
  /** Fetches the kernel of palettes and of the packer of PNGs. */
  loadPngKernel?: LoadPngKernel;
  /** Fetches the JPEG codec's kernels. Without them JPEGs are written by the backend, not edited losslessly, and small ones are not compared. */
  loadJpegKernels?: LoadJpegKernels;
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

/** The file that a recipe runs on. */
export interface Input {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/** One recipe on one open file: what its producers work with. */
export interface Job {
  readonly backend: Backend;
  readonly source: Source;
  readonly bytes: Input['bytes'];
  readonly recipe: Recipe;
  readonly probe: Probe;
  /** Planned again by a producer that cannot do its part. */
  plan: Plan;
  /** Adds the metadata that is kept. Absent if there is none. */
  readonly embed: Embed | undefined;
  readonly tools: Omit<RunOptions, 'onProgress' | 'admit'>;
  /** Whether the picture is also encoded in palettes, if it is a drawing. */
  readonly inPalettesToo: boolean;
  readonly meter: ProgressMeter;
  /** When the header had been read, and the last row was edited. See `performance.now`. */
  readonly times: { opened: number; edited: number };
}

/** Makes a job's file in one way. @returns undefined if the way is not this job's */
export type Producer = (job: Job) => Promise<Produced | undefined>;

/** @throws {ImageError} `incomplete` */
export function checkComplete({ incomplete }: Probe, readIncomplete: boolean | undefined): void {
  if (!incomplete || readIncomplete) return;
  throw new ImageError('incomplete', 'The end of the file is missing', { facts: incomplete });
}

/**
 * Plans a recipe on an open file, waits for memory, and reads the metadata that is kept.
 * @throws {ImageError}
 */
export async function openJob(
  backend: Backend,
  source: Source,
  bytes: Input['bytes'],
  recipe: Recipe,
  { onProgress, admit, ...tools }: RunOptions,
): Promise<Job> {
  const meter = new ProgressMeter(onProgress, FRAME_MS);
  checkComplete(source.probe, tools.readIncomplete);
  const declared = plan(source.probe, recipe);
  const format = formatOf(declared.format);
  if (!declared.unchanged && !format.minifies) checkWritable(backend, format);
  const inPalettesToo = await mayBeInPalettesToo(backend, source.probe, declared);
  await admit?.(pixelsHeld(source.probe, declared, inPalettesToo));
  // Where the result holds no alpha, a channel that is opaque everywhere counts as none: nothing is lost then.
  const probe = format.holds.alpha ? source.probe : await withSeenAlpha(source);
  const planned = probe === source.probe ? declared : plan(probe, recipe);
  meter.at('reading', 0.05);
  const opened = performance.now();
  const embed = await embedFor(bytes, probe, planned);
  return {
    backend,
    source,
    bytes,
    recipe,
    probe,
    plan: planned,
    embed,
    tools,
    inPalettesToo,
    meter,
    times: { opened, edited: opened },
  };
}

async function mayBeInPalettesToo({ palettes }: Backend, { frames }: Probe, { format, output, width, height }: Plan) {
  return palettes === true && !output.lossless && mayHavePalette(formatOf(format), { width, height, frames });
}

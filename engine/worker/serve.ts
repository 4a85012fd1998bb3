import type { Backend } from '../backends/backend.ts';
import { comparisonsWith } from '../codecs/jpeg/compared/load.ts';
import { isSmall } from '../codecs/jpeg/encoder/small.ts';
import type { LoadJpegKernels } from '../codecs/jpeg/load-kernels.ts';
import type { LoadPngKernel } from '../codecs/png/load-kernel.ts';
import { fetchPacker } from '../codecs/png/packing/pack.ts';
import type { DrawingSizes } from '../codecs/svg/drawing.ts';
import { ImageError, isImageError, toErrorMessage } from '../errors/errors.ts';
import { fetchPart, reportArrivals } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import { formatOf } from '../formats/index.ts';
import { HeldFile } from '../open/held-file.ts';
import { probeBytes } from '../open/open-file.ts';
import type { Probe } from '../probe/probe.ts';
import type { RunOptions } from '../run/job.ts';
import { runOpened, runRecipe } from '../run/run.ts';
import type { LoadKernel } from '../score/fetch-kernel.ts';
import { fileBytes } from './file-bytes.ts';
import type { FromWorker, Job, JobValues, Memory, Setup, ToWorker } from './protocol.ts';
import { selfTest } from './self-test.ts';
import { TINY_PICTURE } from './tiny-picture.ts';
import { warmUp } from './warm-up.ts';

/** Requests the page to draw a drawing. */
export type AskPage = (sizes: DrawingSizes, bytes: Uint8Array<ArrayBuffer>) => Promise<ImageBitmap | undefined>;

export type StartBackend = (askPage: AskPage) => Promise<Backend>;

/** The worker's side of the protocol, the same in a browser and in Node. */
export interface WorkerScope {
  post(message: FromWorker, transfer: ArrayBuffer[]): void;
  /**
   * Fetches all code that a backend needs to start, without running it.
   * @param throwIfCancelled for a backend that is called repeatedly during long work
   * @throws {TypeError} if it cannot be fetched, as `import()` does
   * @throws {DOMException} if nothing of it arrives for 20 seconds
   */
  loadBackend(setup: Setup, throwIfCancelled: () => void): Promise<StartBackend>;
  /** Fetches the metric, for searches for a score and for small JPEGs. */
  loadKernel?: LoadKernel;
  /** Fetches the kernel of palettes and of the packer of PNGs. */
  loadPngKernel?: LoadPngKernel;
  /** Fetches the JPEG codec's kernels. */
  loadJpegKernels?: LoadJpegKernels;
  /** Logs for developers. */
  warn?: Warn;
}

async function perform(backend: Backend, job: Job, options: RunOptions): Promise<JobValues[Job['kind']]> {
  const bytes = await fileBytes(job.file);
  switch (job.kind) {
    case 'probe':
      return probeBytes(backend, bytes, job);
    case 'run':
      return runRecipe(backend, { bytes, name: job.name }, job.recipe, { ...options, parts: job.parts });
    case 'frames': {
      const { runFrames } = await fetchPart(() => import('../run/run-frames.ts'));
      return { parts: await runFrames(backend, bytes, job, options) };
    }
    case 'preview': {
      const { makePreview } = await fetchPart(() => import('../run/preview.ts'));
      return makePreview(backend, bytes, job, options);
    }
    case 'judge': {
      const { judgeResult } = await fetchPart(() => import('../run/judge-result.ts'));
      const result = new Uint8Array(await job.result.arrayBuffer());
      return { judgement: await judgeResult(backend, { original: bytes, recipe: job.recipe, result }, options) };
    }
  }
}

function transferable(value: JobValues[Job['kind']]): ArrayBuffer[] {
  return 'data' in value && value.data !== 'original' ? [value.data.buffer] : [];
}

/** @returns the handler of the pool's messages */
export function serve({ post, loadBackend, ...beside }: WorkerScope): (message: ToWorker) => Promise<void> {
  let backend: Backend | undefined;
  let admitted = () => {};
  let drawn = (_bitmap: ImageBitmap | undefined) => {};
  let hasWorked = false;
  let stop: Int32Array | undefined;
  let held: HeldFile | undefined;

  reportArrivals((arrival) => post({ type: 'arrival', arrival }, []));

  const release = () => {
    held?.[Symbol.dispose]();
    held = undefined;
  };

  /** Runs a job on a file that stays open. At most one file is open. */
  async function performHeld(backend: Backend, job: Job & { kind: 'run' }, id: number, options: RunOptions) {
    if (held?.id !== id) {
      release();
      held = await HeldFile.open(backend, id, await fileBytes(job.file), { isSeries: job.series !== undefined });
    }
    return runOpened(backend, held, { bytes: held.bytes, name: job.name }, job.recipe, {
      ...options,
      parts: job.parts,
    });
  }

  const askPage: AskPage = (sizes, bytes) =>
    new Promise<ImageBitmap | undefined>((resolve) => {
      drawn = resolve;
      post({ type: 'draw', sizes, drawing: new Blob([bytes]) }, []);
    });

  const throwIfCancelled = () => {
    if (stop && Atomics.load(stop, 0) === 1) throw new ImageError('cancelled', 'The work was cancelled');
  };

  async function start(setup: Setup): Promise<void> {
    if ('stop' in setup) stop = setup.stop;
    let startBackend: StartBackend;
    try {
      startBackend = await loadBackend(setup, throwIfCancelled);
    } catch (error) {
      // `import()` throws a TypeError if it cannot fetch a module.
      const reason = error instanceof DOMException ? 'silent' : error instanceof TypeError ? 'not-loaded' : 'broken';
      return post({ type: 'start-failed', reason, message: String(error) }, []);
    }
    try {
      post({ type: 'loaded' }, []);
      const created = await startBackend(askPage);
      const speed = await selfTest(created, beside);
      backend = created;
      post({ type: 'started', speed, capabilities: created.capabilities }, []);
      // An error here occurs again, and is reported, with a real job.
      if (created.compiles) await warmUp(created, beside, () => hasWorked).catch(() => {});
    } catch (error) {
      post({ type: 'start-failed', reason: 'broken', message: String(error) }, []);
    }
  }

  /** Prefetches what the picture's result may need, since there may be no network later. A failure is reported with a job. */
  const prepareFor = (probe: Probe) => {
    fetchPacker(beside.loadPngKernel, formatOf(probe.format)).catch(() => {});
    if (isSmall(probe) && backend?.compiles) comparisonsWith({ ...beside, warn: undefined })?.forSmall();
  };

  async function work(job: Job): Promise<void> {
    hasWorked = true;
    const memory = (): Memory => ({ heapBytes: backend?.heapBytes() ?? 0, heldPixels: held?.pixels });
    try {
      if (!backend) throw new TypeError('A job came before the start');
      const options: RunOptions = {
        ...beside,
        onProgress: (progress) => post({ type: 'progress', progress }, []),
        admit: (pixels) =>
          new Promise((resolve) => {
            admitted = resolve;
            post({ type: 'admit', pixels }, []);
          }),
        throwIfCancelled,
        watermarks: 'watermarks' in job ? job.watermarks : undefined,
        readIncomplete: 'readIncomplete' in job && job.readIncomplete,
      };
      const value =
        job.kind === 'run' && job.held !== undefined
          ? await performHeld(backend, job, job.held, options)
          : await perform(backend, job, options);
      post({ type: 'done', value, ...memory() }, transferable(value));
      // The tiny picture is the engine's own, used to query capabilities.
      if (job.kind === 'probe' && job.file.size > TINY_PICTURE.length) void prepareFor(value as Probe);
    } catch (error) {
      // An unexpected error may result from memory that an earlier job corrupted.
      const broken = isImageError(error) ? {} : { heapBytes: Number.POSITIVE_INFINITY };
      post({ type: 'failed', error: toErrorMessage(error, 'codec-failed'), ...memory(), ...broken }, []);
    }
  }

  return async (message) => {
    switch (message.type) {
      case 'start':
        return start(message.setup);
      case 'job':
        return work(message.job);
      case 'admitted':
        return admitted();
      case 'drawn':
        return drawn(message.bitmap);
      case 'let-go':
        return release();
    }
  };
}

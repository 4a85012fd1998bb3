import type { EngineOptions } from '#engine';
import { createEngine } from '#engine';
import { browserImageCompressionPeer, optionsFor } from '#peers/browser-image-compression.ts';
import { canvasPeer } from '#peers/canvas.ts';
import { jsquashPeer } from '#peers/jsquash.ts';
import { can, type Peer, perform } from '#peers/peer.ts';
import { picwrightPeer } from '#peers/picwright.ts';
import { median } from '#peers/statistics.ts';
import { workerOrPage } from '#peers/worker-or-page.ts';
import { WorkerPool } from '#peers/worker-pool.ts';
import { site } from '#site';
import { benchmarkRunWords } from '#words/benchmark-run.ts';
import type { BenchmarkEntry, TrialOutcome } from './outcome.ts';
import { Scorer } from './scorer.ts';
import { type Trial, trialsFor } from './trials.ts';
import { verdicts } from './verdict.ts';

/** Measured rounds, after one warm-up round. */
export const ROUNDS = 3;

const ONE_WORKER: EngineOptions = { workers: 1 };

/** The participants, and a function that terminates them all. */
function openPeers(): { peers: Peer[]; close(): void } {
  // A separate engine: the end of a run must not terminate the workers of other tools.
  const engine = createEngine(ONE_WORKER);
  const compressionWorker = new WorkerPool(
    1,
    () =>
      new Worker(new URL('../../peers/browser-image-compression-worker.ts', import.meta.url), {
        type: 'module',
        name: 'browser-image-compression',
      }),
  );
  const compression = workerOrPage(compressionWorker, async (file, job) => {
    const { default: imageCompression } = await import('browser-image-compression');
    return imageCompression(file, { ...optionsFor(job), useWebWorker: false });
  });
  const peers = [
    picwrightPeer(engine, site.name),
    jsquashPeer({
      spawn: () =>
        new Worker(new URL('../../peers/jsquash-worker.ts', import.meta.url), {
          type: 'module',
          name: 'jsquash',
        }),
      kinds: ['resize', 'compress'],
    }),
    browserImageCompressionPeer(compression.run, compression.close),
    canvasPeer(),
  ];
  return {
    peers,
    close: () => {
      for (const peer of peers) peer.close();
      void engine[Symbol.asyncDispose]();
    },
  };
}

interface Progress {
  /** The current step. */
  label: string;
  /** 0 to 1 over all steps. */
  done: number;
}

interface RunOptions {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** Counts steps of equal weight. Rejects as soon as the run is cancelled, even if work is still running. */
class Steps {
  readonly #total: number;
  readonly #options: RunOptions;
  #made = 0;

  constructor(total: number, options: RunOptions) {
    this.#total = total;
    this.#options = options;
  }

  async make<T>(label: string, step: () => Promise<T>): Promise<T> {
    const { signal, onProgress } = this.#options;
    signal.throwIfAborted();
    onProgress({ label, done: this.#made / this.#total });
    const { promise: cancelled, reject } = Promise.withResolvers<never>();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await Promise.race([step(), cancelled]);
    } finally {
      signal.removeEventListener('abort', abort);
      this.#made++;
    }
  }
}

async function timed(peer: Peer, photo: File, { job }: Trial): Promise<{ ms: number; blob: Blob }> {
  const start = performance.now();
  const blob = await perform(peer, photo, job);
  return { ms: performance.now() - start, blob };
}

interface Taken {
  peer: Peer;
  times: number[];
  blob: Blob;
}

/** Runs all libraries in turn, round after round. Reports and leaves out one that fails. */
async function measure(
  all: readonly Peer[],
  photo: File,
  { trial, steps, signal }: { trial: Trial; steps: Steps; signal: AbortSignal },
): Promise<{ taken: Taken[]; failed: TrialOutcome['failed'] }> {
  const taken = new Map<Peer, Taken>();
  const failed = new Map<Peer, string>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const peer of all) {
      if (failed.has(peer)) continue;
      try {
        const { ms, blob } = await steps.make(benchmarkRunWords.measuring(trial.title, peer.label), () =>
          timed(peer, photo, trial),
        );
        const times = taken.get(peer)?.times ?? [];
        taken.set(peer, { peer, blob, times: round === 0 ? times : [...times, ms] });
      } catch (error) {
        signal.throwIfAborted();
        failed.set(peer, error instanceof Error ? error.message : String(error));
        taken.delete(peer);
      }
    }
  }
  return {
    taken: [...taken.values()],
    failed: [...failed].map(([{ label }, reason]) => ({ label, reason })),
  };
}

async function sizeOf(photo: File): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(photo);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
}

/**
 * The short form of the benchmark, in this page.
 * @param photo a JPEG
 * @throws the signal's reason once it is aborted; an `InvalidStateError` for a photo that the browser cannot read
 */
export async function runBenchmark(photo: File, options: RunOptions): Promise<TrialOutcome[]> {
  const { signal } = options;
  const trials = trialsFor({ ...(await sizeOf(photo)), bytes: photo.size });
  const { peers, close } = openPeers();
  const scorer = new Scorer();
  const able = (trial: Trial) => peers.filter((peer) => can(peer, trial.job.do));
  const turns = trials.map((trial) => able(trial).length * (ROUNDS + 1 + (trial.judged ? 1 : 0)));
  const steps = new Steps(
    turns.reduce((sum, count) => sum + count, 0),
    options,
  );
  try {
    const outcomes: TrialOutcome[] = [];
    for (const trial of trials) {
      const { taken, failed } = await measure(able(trial), photo, { trial, steps, signal });
      const entries: BenchmarkEntry[] = [];
      for (const { peer, times, blob } of taken) {
        const { id, label } = peer;
        const entry: BenchmarkEntry = {
          peer: id,
          label,
          ours: id === 'picwright',
          ms: median(times),
          bytes: blob.size,
        };
        if (trial.judged)
          entry.score = await steps.make(benchmarkRunWords.judging(trial.title, label), () =>
            scorer.score(photo, blob),
          );
        entries.push(entry);
      }
      const unable = peers.filter((peer) => !able(trial).includes(peer)).map(({ label }) => label);
      outcomes.push({ trial, entries, failed, unable, verdicts: verdicts({ trial, entries }) });
    }
    return outcomes;
  } finally {
    close();
    scorer.close();
  }
}

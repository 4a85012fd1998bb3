import type { EngineOptions } from '../engine.ts';
import type { Setup } from './protocol.ts';
import type { Lane, Needs } from './queued-job.ts';

type BackendId = Setup['backend'];

/** Why a worker did not start: its code failed, it is too slow, or its code could not be fetched or never arrived. */
export type StartFailure = 'broken' | 'slow' | 'not-loaded' | 'silent';

/** The part of a worker that this module needs. */
interface Starter {
  readonly backend: BackendId;
  readonly lane: Lane;
}

/** One failure may be a coincidence, so a start is attempted twice. */
const MAX_FAILED_STARTS = 2;

/**
 * Chooses the backend: libvips, until it has failed; then the canvas, unless the caller chose a backend. The engine's own codec is
 * tried before for the formats that it knows, until it has failed.
 */
export class BackendChoice {
  readonly #wanted: NonNullable<EngineOptions['backend']>;
  readonly #canRunVips: () => boolean;
  #hasOwnCodec: boolean;
  /** libvips cannot run here, so the canvas serves from now on. */
  #fallenBack = false;
  /** The only reason was that libvips is slow. */
  #isSlow = false;
  /** libvips has been fast here before, so a slow start means a busy machine, most likely busy with other jobs of this engine. */
  #provenFast = false;
  #failedStarts = 0;
  #failedLoads = 0;

  /** @param hasOwnCodec whether there are workers of the engine's own codec */
  constructor(wanted: NonNullable<EngineOptions['backend']>, canRunVips: () => boolean, hasOwnCodec = false) {
    this.#wanted = wanted;
    this.#canRunVips = canRunVips;
    this.#hasOwnCodec = hasOwnCodec && wanted === 'auto';
  }

  get isSharp(): boolean {
    return this.#wanted === 'sharp';
  }

  /** The first lane of a job. */
  laneOf({ ownCodec }: Pick<Needs, 'ownCodec'>): Lane {
    return this.#hasOwnCodec && ownCodec ? 'own' : 'chosen';
  }

  /** The lane of a job that the workers of one reject as unsupported; undefined if none is left. */
  laneAfter(lane: Lane): Lane | undefined {
    if (lane === 'own') return 'chosen';
    return lane === 'chosen' && (this.#isSlow || this.isSharp) ? 'vips' : undefined;
  }

  /** The backend of the next worker in a lane. */
  backendOf(lane: Lane): BackendId {
    if (lane === 'own') return 'jpeg';
    return lane === 'vips' ? 'vips' : this.current;
  }

  /** The chosen backend. */
  get current(): BackendId {
    if (this.#wanted !== 'auto') return this.#wanted;
    return this.#fallenBack || !this.#canRunVips() ? 'canvas' : 'vips';
  }

  /** Whether a slow libvips is available for jobs that the canvas cannot do. */
  get hasSlowVips(): boolean {
    return this.#isSlow;
  }

  isTooSlow(worker: Starter, speed: 'fast' | 'slow'): boolean {
    return speed === 'slow' && this.#mayFallBack(worker) && !this.#provenFast;
  }

  started({ backend, lane }: Starter, speed: 'fast' | 'slow'): void {
    if (lane === 'own') return;
    this.#failedStarts = 0;
    this.#failedLoads = 0;
    this.#provenFast ||= speed === 'fast' && backend === 'vips';
  }

  /**
   * Records a failed start. A failed download does not count against libvips, because the network may return.
   * @returns whether waiting jobs can still be served, by another attempt or another backend
   */
  startFailed(worker: Starter, reason: StartFailure): boolean {
    if (worker.lane === 'own') {
      // The chosen backend does its jobs, and reports why if it cannot be fetched either.
      this.#hasOwnCodec = this.#hasOwnCodec && (reason === 'not-loaded' || reason === 'silent');
      return reason !== 'silent';
    }
    // Visitors have waited long enough: they decide about another attempt.
    if (reason === 'silent') return false;
    if (reason === 'not-loaded') {
      this.#failedLoads += 1;
      return this.#failedLoads < MAX_FAILED_STARTS;
    }
    this.#failedStarts += 1;
    if (reason === 'broken' && this.#failedStarts < MAX_FAILED_STARTS) return true;
    if (!this.#mayFallBack(worker)) return false;
    this.#failedStarts = 0;
    this.#fallenBack = true;
    this.#isSlow = reason === 'slow';
    return true;
  }

  /** The waiting jobs were rejected: a later job may try as often again. Not before, or workers that fail in turns never end. */
  gaveUp(): void {
    this.#failedStarts = 0;
    this.#failedLoads = 0;
  }

  /** Only libvips falls back, to the canvas. */
  #mayFallBack({ backend, lane }: Starter): boolean {
    return this.#wanted === 'auto' && backend === 'vips' && lane === 'chosen';
  }
}

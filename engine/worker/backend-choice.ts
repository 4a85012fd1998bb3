import type { EngineOptions } from '../engine.ts';
import type { Setup } from './protocol.ts';

type BackendId = Setup['backend'];

/** Why a worker did not start: its code failed, it is too slow, or its code could not be fetched. */
export type StartFailure = 'broken' | 'slow' | 'not-loaded';

/** The part of a worker that this module needs. */
interface Starter {
  readonly backend: BackendId;
  /** A libvips worker beside another backend, only for jobs that the other one rejects. */
  readonly vipsOnly: boolean;
}

/** One failure may be a coincidence, so a start is attempted twice. */
const MAX_FAILED_STARTS = 2;

/** Chooses the backend: libvips, until it has failed; then the canvas, unless the caller chose a backend. */
export class BackendChoice {
  readonly #wanted: NonNullable<EngineOptions['backend']>;
  readonly #canRunVips: () => boolean;
  /** libvips cannot run here, so the canvas serves from now on. */
  #fallenBack = false;
  /** The only reason was that libvips is slow. */
  #isSlow = false;
  /** libvips has been fast here before, so a slow start means a busy machine, most likely busy with other jobs of this engine. */
  #provenFast = false;
  #failedStarts = 0;
  #failedLoads = 0;

  constructor(wanted: NonNullable<EngineOptions['backend']>, canRunVips: () => boolean) {
    this.#wanted = wanted;
    this.#canRunVips = canRunVips;
  }

  get isSharp(): boolean {
    return this.#wanted === 'sharp';
  }

  /** Whether libvips is available for jobs that the current backend rejects. */
  get hasVipsBeside(): boolean {
    return this.#isSlow || this.isSharp;
  }

  /** The backend of the next worker. */
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

  started({ backend }: Starter, speed: 'fast' | 'slow'): void {
    this.#failedStarts = 0;
    this.#failedLoads = 0;
    this.#provenFast ||= speed === 'fast' && backend === 'vips';
  }

  /**
   * Records a failed start. A failed download does not count against libvips, because the network may return.
   * @returns whether waiting jobs can still be served, by another attempt or another backend
   */
  startFailed(worker: Starter, reason: StartFailure): boolean {
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
  #mayFallBack({ backend, vipsOnly }: Starter): boolean {
    return this.#wanted === 'auto' && backend === 'vips' && !vipsOnly;
  }
}

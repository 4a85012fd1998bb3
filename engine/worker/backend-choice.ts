import type { EngineOptions } from '../engine.ts';
import type { Setup } from './protocol.ts';

type BackendId = Setup['backend'];

/** Why a worker did not start: its code broke, it works but crawls, or it could not be fetched. */
export type StartFailure = 'broken' | 'slow' | 'not-loaded';

/** A worker as far as it matters here. */
interface Starter {
  readonly backend: BackendId;
  /** A libvips beside another backend, for nothing but what that gives back. */
  readonly vipsOnly: boolean;
}

/** One failure may be chance, so a start is tried twice. */
const MOST_FAILED_STARTS = 2;

/** Which backend serves here: libvips, until it has been seen that it cannot; then, where nobody chose, the canvas. */
export class BackendChoice {
  readonly #wanted: NonNullable<EngineOptions['backend']>;
  readonly #canRunVips: () => boolean;
  /** libvips cannot run here: from then on the canvas serves. */
  #fallenBack = false;
  /** It did so for slowness alone. */
  #crawls = false;
  /** libvips has been quick here: a later start that is slow tells of a busy machine, most likely of its other jobs. */
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

  /** Is there a libvips for what the backend that serves gives back? */
  get hasVipsBeside(): boolean {
    return this.#crawls || this.isSharp;
  }

  /** For the next worker. */
  get current(): BackendId {
    if (this.#wanted !== 'auto') return this.#wanted;
    return this.#fallenBack || !this.#canRunVips() ? 'canvas' : 'vips';
  }

  /** Is there a libvips for what the canvas does not know? Better slowly than not at all. */
  get hasSlowVips(): boolean {
    return this.#crawls;
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
   * What could not be fetched says nothing of libvips: the next job may find the network again.
   * @returns is there hope for the jobs that wait, by another try or another backend?
   */
  startFailed(worker: Starter, reason: StartFailure): boolean {
    if (reason === 'not-loaded') {
      this.#failedLoads += 1;
      if (this.#failedLoads < MOST_FAILED_STARTS) return true;
      this.#failedLoads = 0;
      return false;
    }
    this.#failedStarts += 1;
    if (reason === 'broken' && this.#failedStarts < MOST_FAILED_STARTS) return true;
    this.#failedStarts = 0;
    if (!this.#mayFallBack(worker)) return false;
    this.#fallenBack = true;
    this.#crawls = reason === 'slow';
    return true;
  }

  /** Only from libvips to the canvas. */
  #mayFallBack({ backend, vipsOnly }: Starter): boolean {
    return this.#wanted === 'auto' && backend === 'vips' && !vipsOnly;
  }
}

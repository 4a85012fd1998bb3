import { expect, vi } from 'vitest';
import { fixtureFile } from '../../fixtures/index.ts';
import type { Capabilities } from '../backends/backend.ts';
import type { ErrorMessage } from '../errors/errors.ts';
import { READABLE_IDS, WRITABLE_IDS } from '../formats/index.ts';
import { Pool, type PoolOptions } from './pool.ts';
import type { FromWorker, ToWorker, WorkerEvents } from './protocol.ts';

/** A worker that posts only the messages that a test sends. */
export class FakeWorker {
  readonly received: ToWorker[] = [];
  readonly events: WorkerEvents;
  terminated = false;
  /** Messages that cannot be posted to it. */
  refuses: (message: ToWorker) => boolean = () => false;

  constructor(events: WorkerEvents) {
    this.events = events;
  }

  answer(message: FromWorker): void {
    this.events.onMessage(message);
  }

  done(value = { name: 'made' }): void {
    this.answer({ type: 'done', value: value as never, heapBytes: 0 });
  }

  fails(code: ErrorMessage['code'], { message = '', heapBytes = 0 } = {}): void {
    this.answer({ type: 'failed', error: { code, message }, heapBytes });
  }

  doesNotStart(reason: Extract<FromWorker, { type: 'start-failed' }>['reason'] = 'broken'): void {
    this.answer({ type: 'start-failed', reason, message: 'no' });
  }

  get jobs(): ToWorker[] {
    return this.received.filter(({ type }) => type === 'job');
  }
}

export function makePool(options: Partial<PoolOptions> = {}) {
  const workers: FakeWorker[] = [];
  const pool = new Pool({
    spawn: (events) => {
      const worker = new FakeWorker(events);
      workers.push(worker);
      return {
        post: (message) => {
          if (worker.refuses(message)) throw new DOMException('kept to itself', 'DataCloneError');
          worker.received.push(message);
        },
        terminate: () => {
          worker.terminated = true;
        },
      };
    },
    loadModule: async () => ({}) as WebAssembly.Module,
    canRunVips: () => true,
    workers: 2,
    pixelBudget: 100,
    backend: 'auto',
    ...options,
  });
  /** Waits for the n-th worker. */
  const worker = (n: number) => vi.waitFor(() => workers[n] ?? expect.fail(`no worker ${n}`));
  return { pool, workers, worker };
}

export const file = await fixtureFile('quadrants.png');
export const probe = { kind: 'probe', file } as const;
export const svgProbe = { kind: 'probe', file: await fixtureFile('quadrants.svg') } as const;

export const CAPABILITIES: Capabilities = { reads: READABLE_IDS, writes: WRITABLE_IDS, ignores: [] };
export const ON_CANVAS: Capabilities = { reads: ['jpeg', 'png'], writes: ['jpeg'], ignores: [] };

export async function started(fake: FakeWorker, capabilities = CAPABILITIES): Promise<FakeWorker> {
  fake.answer({ type: 'started', speed: 'fast', capabilities });
  return fake;
}

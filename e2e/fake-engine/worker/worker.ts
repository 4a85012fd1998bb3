import { ImageError } from '../../../engine/errors/errors.ts';
import { BLOCK } from '../../../engine/score/pool.ts';
import type { FromWorker, Job, ToWorker } from '../../../engine/worker/protocol.ts';
import { serve } from '../../../engine/worker/serve.ts';
import { whileHeld } from '../../../engine/worker/worker-lock.ts';
import { CHANNEL, type Control, type Prepared, SCORE } from '../control.ts';
import { createFakeBackend } from './backend.ts';

declare const self: DedicatedWorkerGlobalScope;
/** Set by the line that Playwright inserts before this script. */
declare const PREPARED: Prepared;

/** How often a held job checks whether it was cancelled, in milliseconds. */
const LOOK_MS = 10;

const channel = new BroadcastChannel(CHANNEL);
let held: boolean | undefined;
channel.onmessage = ({ data }: MessageEvent<Control>) => {
  if (data !== 'held?') held = data.held;
};

let stop: Int32Array | undefined;
let working: Job['kind'] | undefined;

/** Previews and probes are never held. */
async function enter(onProgress?: (done: number) => void): Promise<void> {
  if (working !== 'run' && working !== 'frames') return;
  channel.postMessage('held?' satisfies Control);
  onProgress?.(0.3);
  while (held !== false) {
    if (stop && Atomics.load(stop, 0) === 1) throw new ImageError('cancelled', 'The work was given up');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => self.postMessage(message, transfer);

const handle = serve({
  post,
  loadBackend: async (setup) => {
    if (setup.backend === 'vips') stop = setup.stop;
    return () => createFakeBackend(PREPARED, enter);
  },
});

/** Every block of a result has the same score. */
async function judge(result: Blob): Promise<void> {
  using bitmap = Object.assign(await createImageBitmap(result), {
    [Symbol.dispose](this: ImageBitmap) {
      this.close();
    },
  });
  const [columns, rows] = [Math.ceil(bitmap.width / BLOCK), Math.ceil(bitmap.height / BLOCK)];
  const scores = new Float32Array(columns * rows).fill(SCORE);
  post({ type: 'done', value: { judgement: { columns, rows, scores, score: SCORE } }, heapBytes: 0 });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type !== 'job') return handle(data);
  const { job } = data;
  working = job.kind;
  return whileHeld(self, () => (job.kind === 'judge' ? judge(job.result) : handle(data)));
};

import type { Backend } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import type { RunOptions } from '../run/job.ts';
import { runRecipe } from '../run/run.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/**
 * A working backend takes under 50 ms, on a busy machine up to two seconds. Safari 26.5 runs libvips 160 times slower, according
 * to wasm-vips issue 121.
 */
const MAX_MS = 4000;

/** @returns milliseconds of a tiny job with decoder, resampler and encoder */
async function timeTinyJob(backend: Backend, tools: RunOptions): Promise<number> {
  const started = performance.now();
  const result = await runRecipe(
    backend,
    { bytes: TINY_PICTURE, name: 'self-test.jpg' },
    { edits: [{ do: 'resize', width: 16 }], output: { aim: 'encode', format: 'jpeg', quality: 80 } },
    tools,
  );
  if (result.data === 'original' || !formatOf('jpeg').recognises(result.data) || result.height !== 16) {
    throw new Error('The self-test made no JPEG of the right size');
  }
  return performance.now() - started;
}

/**
 * Tests whether a backend works. A slow result is measured again, since the machine may be busy for a moment.
 * @throws if it does not work
 */
export async function selfTest(backend: Backend, tools: RunOptions): Promise<'fast' | 'slow'> {
  if ((await timeTinyJob(backend, tools)) <= MAX_MS) return 'fast';
  return (await timeTinyJob(backend, tools)) <= MAX_MS ? 'fast' : 'slow';
}

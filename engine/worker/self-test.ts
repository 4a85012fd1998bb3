import type { Backend } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import { runRecipe } from '../run.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/**
 * A healthy backend takes under 50 ms; Safari 26.5 was reported to run libvips 160 times slower (wasm-vips issue 121).
 * A busy machine has been seen to take two seconds.
 */
const LONGEST_MS = 4000;

/** @returns milliseconds of a tiny job through decoder, resampler and encoder */
async function timeTinyJob(backend: Backend): Promise<number> {
  const started = performance.now();
  const result = await runRecipe(
    backend,
    { bytes: TINY_PICTURE, name: 'self-test.png' },
    { edits: [{ do: 'resize', width: 16 }], output: { aim: 'encode', format: 'jpeg', quality: 80 } },
  );
  if (result.data === 'original' || !formatOf('jpeg').recognises(result.data) || result.height !== 16) {
    throw new Error('The self-test made no JPEG of the right size');
  }
  return performance.now() - started;
}

/**
 * Does this backend work at all? A slow answer is asked for once more, since a machine may be busy for a moment.
 * @throws where it does not
 */
export async function selfTest(backend: Backend): Promise<'fast' | 'slow'> {
  if ((await timeTinyJob(backend)) <= LONGEST_MS) return 'fast';
  return (await timeTinyJob(backend)) <= LONGEST_MS ? 'fast' : 'slow';
}

import type { Backend } from '../backends/backend.ts';
import { runRecipe } from '../run.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/** Rows and columns of the practice photo: a few milliseconds of work, so that a real job never waits long for it. */
const SIDE = 256;
/** Just above the factor from which a JPEG is shrunk while it is decoded, as in nearly all resizes of photos. */
const FACTOR = 3.1;
/** After so many a first real photo is within a sixth of its later speed; without, it takes nearly twice as long. */
const ROUNDS = 12;
/** A job that has waited for the start is given before. */
const BEGIN_AFTER_MS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resizes a made photo again and again: a browser compiles WebAssembly function by function as they are first called,
 * and well only after they have been called often. All workers share what is compiled.
 * @param isWanted is there a real job? Then it ends; asked between rounds, when messages have been received
 */
export async function warmUp(backend: Backend, isWanted: () => boolean): Promise<void> {
  await pause(BEGIN_AFTER_MS);
  let photo: Uint8Array<ArrayBuffer> | undefined;
  for (let round = 0; round <= ROUNDS && !isWanted(); round++) {
    const { data } = await runRecipe(
      backend,
      { bytes: photo ?? TINY_PICTURE, name: 'warm-up' },
      {
        edits: [{ do: 'resize', width: photo ? Math.round(SIDE / FACTOR) : SIDE }],
        output: { aim: 'encode', format: 'jpeg', quality: 80 },
      },
    );
    if (data === 'original') return;
    photo ??= data;
    await pause(0);
  }
}

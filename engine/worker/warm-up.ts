import type { Backend } from '../backends/backend.ts';
import { runRecipe } from '../run/run.ts';
import { TINY_PICTURE } from './tiny-picture.ts';

/** Width and height of the generated photo: a few milliseconds of work, so that a real job never waits long. */
const SIDE = 256;
/** Just above the factor from which libvips shrinks a JPEG on load, as in nearly all resizes of photos. */
const FACTOR = 3.1;
/** After these rounds a first real photo takes at most a sixth longer than later ones; without them, nearly twice as long. */
const ROUNDS = 12;
/** A job that waited for the start arrives within this time. */
const BEGIN_AFTER_MS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resizes a generated photo repeatedly. Browsers compile each WebAssembly function on its first call, and optimise it only
 * after many calls. All workers share the compiled code.
 * @param isWanted whether a real job has arrived, which ends the warm-up; called between rounds, after messages are received
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

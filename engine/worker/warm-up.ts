import { AS_IT_IS, type Backend } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import type { Recipe } from '../recipe/index.ts';
import type { RunOptions } from '../run/job.ts';
import { runRecipe } from '../run/run.ts';
import { PictureWriter } from '../writers/picture-writer.ts';
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

/** Colours that change in both directions, with some noise. */
function paint(): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < data.length; i++) data[i] = (i % (SIDE * 3)) / 6 + i / SIDE / 9 + ((i * i) % 23);
  return data;
}

/** Encodes a generated photo. */
async function makePhoto(backend: Backend, tools: RunOptions): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = formatOf('jpeg');
  using source = await backend.open(TINY_PICTURE, jpeg);
  using tiny = await source.render({ ...AS_IT_IS, format: jpeg, hold: false });
  using photo = tiny.withPixels({ data: paint(), width: SIDE, height: SIDE, channels: 3 });
  // Awaited, since the picture is disposed of at the end.
  return await new PictureWriter(tools).write(photo, jpeg, { quality: 80, lossless: false, effort: 'quick' });
}

/**
 * Resizes a generated photo repeatedly. Browsers compile each WebAssembly function on its first call, and optimise it only
 * after many calls. All workers share the compiled code.
 * @param isWanted whether a real job has arrived, which ends the warm-up; called between rounds, after messages are received
 */
export async function warmUp(backend: Backend, tools: RunOptions, isWanted: () => boolean): Promise<void> {
  await pause(BEGIN_AFTER_MS);
  if (isWanted()) return;
  const bytes = await makePhoto(backend, tools);
  const recipe: Recipe = {
    edits: [{ do: 'resize', width: Math.round(SIDE / FACTOR) }],
    output: { aim: 'encode', format: 'jpeg', quality: 80 },
  };
  for (let round = 0; round < ROUNDS && !isWanted(); round++) {
    await runRecipe(backend, { bytes, name: 'warm-up' }, recipe, tools);
    await pause(0);
  }
}

import type { Backend } from '../backends/backend.ts';
import { formatOf } from '../formats/index.ts';
import { runRecipe } from '../run.ts';

/** A healthy backend takes under 50 ms; Safari 26.5 was reported to run libvips 160 times slower (wasm-vips issue 121). */
const LONGEST_MS = 1500;

/** A 64 × 64 PNG: red grows from left to right, green and blue are half. */
const PICTURE = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAvElEQVRo3u3PWQ5DUBiAUWvuXEovNcUURIghBLHPJn9yn/rQDXxnB8c4aecfF+2q3bS7eIinME3TsqyXsG3bcZy3UEq5rut53kf4vh8EQRiGURTFcZwkSZqmWZbleV4URVmWVVXVdd2Itm27ruv7fhiGcRynaZrneVmWdV23bdv3/TgOgwABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECBAgAABAgQIECDwL/AFHtK7aboHWoEAAAAASUVORK5CYII=',
  ),
  (character) => character.charCodeAt(0),
);

/** @returns milliseconds of a tiny job through decoder, resampler and encoder */
async function timeTinyJob(backend: Backend): Promise<number> {
  const started = performance.now();
  const result = await runRecipe(
    backend,
    { bytes: PICTURE, name: 'self-test.png' },
    { edits: [{ do: 'resize', width: 16 }], output: { format: 'jpeg', quality: 80 } },
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

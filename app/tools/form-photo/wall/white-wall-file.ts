import type { Engine, Size } from '#engine';
import { FOR_PIXELS, LONGEST_PHOTO } from '../pixels/for-pixels.ts';
import type { WorkOn } from '../pixels/work-on.ts';
import type { CannotWhiten } from './whitened.ts';

/**
 * Makes a picture with a white wall of a photo, in the photo's proportions.
 * @returns a PNG with its size, or the reason why the wall stays
 * @throws {ImageError} as the engine does
 */
export async function whiteWallFile(
  engine: Pick<Engine, 'run'>,
  workOn: WorkOn,
  { file }: { file: File },
  signal: AbortSignal,
): Promise<{ file: File; size: Size } | CannotWhiten> {
  const { blob, width, height } = await engine.run(
    file,
    { edits: [{ do: 'resize', longestEdge: LONGEST_PHOTO, enlarge: false }], output: FOR_PIXELS },
    { signal },
  );
  const result = await workOn(blob, [{ do: 'whiten' }], signal);
  if (result === 'no-ink') throw new TypeError('Only writing is ink');
  return typeof result === 'string'
    ? result
    : { file: new File([result], file.name, { type: result.type }), size: { width, height } };
}

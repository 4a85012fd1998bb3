import { cropEdit } from '#app/tools/adjust/crop.ts';
import { orientationEdits, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { Engine, Size } from '#engine';
import type { WorkOn } from '../pixels/work-on.ts';
import type { Placing } from '../recipe.ts';
import type { InkPaint } from './painted.ts';

/** Pixels of the longer side: strokes of a signature that fills a tenth of it are still three of them wide. */
const LONGEST = 1600;

/**
 * Makes a picture of the ink in the frame alone.
 * @returns a PNG, or undefined if nothing is written there
 * @throws {ImageError} as the engine does
 */
export async function inkFile(
  engine: Pick<Engine, 'run'>,
  workOn: WorkOn,
  { file, picture, placing, paint }: { file: File; picture: Size; placing: Placing; paint: InkPaint },
  signal: AbortSignal,
): Promise<File | undefined> {
  const part = cropEdit(placing.crop, orientedSize(picture, placing.orientation));
  const edits = [...orientationEdits(placing.orientation), part];
  const { blob } = await engine.run(
    file,
    {
      edits: [...edits, { do: 'resize', longestEdge: LONGEST, enlarge: false }],
      output: { aim: 'encode', format: 'png', lossless: true },
    },
    { signal },
  );
  const ink = await workOn(blob, { do: 'ink', paint }, signal);
  return typeof ink === 'string' ? undefined : new File([ink], 'ink.png', { type: ink.type });
}

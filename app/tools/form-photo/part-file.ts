import { cropEdit } from '#app/tools/adjust/crop.ts';
import { orientationEdits, orientedSize } from '#app/tools/adjust/orientation.ts';
import type { Engine, Size } from '#engine';
import type { InkPaint } from './ink/painted.ts';
import { FOR_PIXELS, LONGEST_PHOTO } from './pixels/for-pixels.ts';
import type { CannotWork, PixelWork } from './pixels/work.ts';
import type { WorkOn } from './pixels/work-on.ts';
import type { Placing } from './recipe.ts';
import type { Fit } from './settings.ts';
import { partOf } from './turned-canvas.ts';

/** Pixels of the longer side of a sheet: strokes of a signature that fills a tenth of it are still three of them wide. */
const LONGEST_INK = 1600;

export interface FramedPart {
  file: File;
  /** The picture's size. */
  picture: Size;
  placing: Placing;
  fit: Fit;
  /** For a picture of the ink in the frame alone. */
  paint: InkPaint | undefined;
  isGrey: boolean;
}

/**
 * Makes a picture of what is in the frame, with what the engine's edits do not do.
 * @returns a PNG, a TIFF if it is grey, or the reason why there is none
 * @throws {ImageError} as the engine does
 */
export async function partFile(
  engine: Pick<Engine, 'run'>,
  workOn: WorkOn,
  { file, picture, placing, fit, paint, isGrey }: FramedPart,
  signal: AbortSignal,
): Promise<File | CannotWork> {
  const { orientation, degrees } = placing;
  const standing = orientedSize(picture, orientation);
  const { crop, keeps } = partOf(placing, standing, fit);
  const { blob } = await engine.run(
    file,
    {
      edits: [
        ...orientationEdits(orientation),
        cropEdit(crop, standing),
        { do: 'resize', longestEdge: paint ? LONGEST_INK : LONGEST_PHOTO, enlarge: false },
      ],
      output: FOR_PIXELS,
    },
    { signal },
  );
  const works: PixelWork[] = [
    ...(degrees === 0 ? [] : [{ do: 'turn', degrees, keeps } as const]),
    ...(paint ? [{ do: 'ink', paint } as const] : []),
    ...(isGrey ? [{ do: 'grey' } as const] : []),
  ];
  const made = await workOn(blob, works, signal);
  return typeof made === 'string' ? made : new File([made], 'part', { type: made.type });
}

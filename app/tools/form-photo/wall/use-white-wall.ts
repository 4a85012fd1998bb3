import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import type { Size } from '#engine';
import { workOn } from '../pixels/work-on.ts';
import { whiteWallFile } from './white-wall-file.ts';
import type { CannotWhiten } from './whitened.ts';

/** A picture as it lies in the frame and is saved. */
export interface Shown {
  file: File;
  size: Size;
}

export interface WhiteWall {
  /** The picture with a white wall if it is wanted and possible, otherwise the original. */
  shown: Shown;
  isWorking: boolean;
  cannot?: CannotWhiten | undefined;
  error?: unknown;
}

interface Made {
  of: File;
  shown?: Shown;
  cannot?: CannotWhiten;
  error?: unknown;
}

/** Makes the wall of a picture white once that is wanted. What was made stays, so that both can be compared. */
export function useWhiteWall(original: Shown, isWanted: boolean): WhiteWall {
  const [made, setMade] = useState<Made>();
  const { file } = original;
  const isMade = made?.of === file;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size belongs to the file
  useEffect(() => {
    if (!isWanted || isMade) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      const { engine } = await loadEngine();
      const result = await whiteWallFile(engine, workOn, original, signal);
      return typeof result === 'string' ? { of: file, cannot: result } : { of: file, shown: result };
    };
    run()
      .catch((error: unknown) => ({ of: file, error }))
      .then((made) => signal.aborted || setMade(made));
    return () => controller.abort();
  }, [file, isWanted, isMade]);
  if (!isWanted) return { shown: original, isWorking: false };
  if (!isMade) return { shown: original, isWorking: true };
  return { shown: made.shown ?? original, isWorking: false, cannot: made.cannot, error: made.error };
}

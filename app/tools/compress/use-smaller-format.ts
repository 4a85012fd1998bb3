import { useEffect, useState } from 'react';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { Recipe, Result } from '#engine';
import { lookLater } from './look-later.ts';
import type { SmallerFormat } from './smaller-format.ts';

/** Looks for a format with fewer bytes once a result is there; undefined while none is found. */
export function useSmallerFormat(
  { formatOf }: Pick<Loaded['api'], 'formatOf'>,
  { file, probe }: Pick<OpenedPicture, 'file' | 'probe'>,
  recipe: Recipe,
  result: Result | undefined,
): SmallerFormat | undefined {
  const [found, setFound] = useState<{ of: Result; smaller: SmallerFormat | undefined }>();
  useEffect(() => {
    // A format that reduces detail takes few bytes already.
    if (!result || formatOf(result.format).quality?.reduces !== 'colours') return undefined;
    return lookLater(
      file,
      async (run) => {
        const { findSmallerFormat } = await import('./smaller-format.ts');
        return findSmallerFormat(result, recipe, { probe, formatOf, run });
      },
      (smaller) => setFound({ of: result, smaller }),
    );
  }, [formatOf, file, probe, recipe, result]);
  return found?.of === result ? found?.smaller : undefined;
}

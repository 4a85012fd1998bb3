import { useEffect, useState } from 'react';
import { type Loaded, loadEngine } from '#app/engine/load-engine.ts';
import type { OpenedPicture } from '#app/tools/shared/opened-picture.ts';
import type { Recipe, Result } from '#engine';
import type { SmallerFormat } from './smaller-format.ts';

/** The result's own score comes first. */
const AFTER_MS = 1000;

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
    if (!result || formatOf(result.format).quality?.reduces !== 'colours') return;
    const stopping = new AbortController();
    const { signal } = stopping;
    const run = async (changed: Recipe) => (await loadEngine()).engine.run(file, changed, { signal });
    const look = async () => {
      const { findSmallerFormat } = await import('./smaller-format.ts');
      const smaller = await findSmallerFormat(result, recipe, { probe, formatOf, run });
      if (!signal.aborted) setFound({ of: result, smaller });
    };
    // An offer that fails is not missed.
    const timer = setTimeout(() => look().catch(() => {}), AFTER_MS);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [formatOf, file, probe, recipe, result]);
  return found?.of === result ? found?.smaller : undefined;
}

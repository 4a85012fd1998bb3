import { type ComponentType, useEffect } from 'react';
import { usePart } from '#app/tools/options/use-part.ts';

/**
 * Returns a component that few lists need, once it is loaded; undefined before, and if it is not needed.
 * @param load the same function in each render
 * @param instead what replaces it if it cannot be loaded
 */
export function useNeededPart<P>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
  instead?: ComponentType<P>,
): ComponentType<P> | undefined {
  const { Fields, failed, fetch } = usePart(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is needed
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded]);
  if (!isNeeded) return undefined;
  return Fields ?? (failed ? instead : undefined);
}

import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component that few lists need, once it is fetched; undefined before, and if it is not needed.
 * @param load the same function in each render
 * @param instead what replaces it if it cannot be fetched
 */
export function usePart<P>(
  isNeeded: boolean,
  load: () => Promise<ComponentType<P>>,
  instead?: ComponentType<P>,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>();
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (component) => setPart(() => component),
      () => setPart(() => instead),
    );
  }, [isNeeded, load, instead]);
  return isNeeded ? part : undefined;
}

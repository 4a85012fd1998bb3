import { useEffect, useSyncExternalStore } from 'react';
import { engineSnapshot, type Loaded, loadEngine, subscribeToEngine } from './load-engine.ts';

/** Fetches the engine and starts its first worker. What fails here is met again, and told, when a file arrives. */
export function warmEngine(): void {
  loadEngine().then(
    ({ engine }) => engine.warm(),
    () => {},
  );
}

/** The engine's facts for drawing, once it is loaded; undefined until then and while a page is prerendered. */
export function useEngine(): Loaded | undefined {
  return useSyncExternalStore(subscribeToEngine, engineSnapshot, () => undefined);
}

/** Warms the engine as soon as a visitor seems to need it: never before the page has been painted and is at rest. */
export function useWarmEngine(): void {
  useEffect(() => {
    const idle = whenIdle(warmEngine);
    // A file that is being dragged in from outside is on its way here.
    window.addEventListener('dragenter', warmEngine, { once: true });
    return () => {
      idle();
      window.removeEventListener('dragenter', warmEngine);
    };
  }, []);
}

/** Calls back once the page is at rest. @returns what takes the call back */
function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

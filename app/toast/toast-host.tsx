import { type ComponentType, useEffect, useState } from 'react';
import { useEngine } from '#app/engine/loaded-engine.ts';
import { useSource } from '#app/use-source.ts';
import { latestToast, type Toast } from './toast.ts';

/**
 * Loads the toast component together with the engine, in case there is no network at the end of a job, or with the
 * first toast.
 */
export function ToastHost() {
  const latest = useSource(latestToast, undefined);
  const [Surface, setSurface] = useState<ComponentType<{ latest: Toast }>>();
  const engine = useEngine();

  useEffect(() => {
    if (!engine && !latest) return;
    // If this fails, only the message is lost: the page itself shows the job's result.
    import('./toast-surface.tsx').then(
      (module) => setSurface(() => module.ToastSurface),
      () => {},
    );
  }, [engine, latest]);

  return Surface && latest ? <Surface latest={latest} /> : null;
}

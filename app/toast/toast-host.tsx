import { type ComponentType, useEffect, useState } from 'react';
import { useEngine } from '#app/engine/use-engine.ts';
import { onToast, type Toast } from './toast.ts';

/**
 * Loads the toast component together with the engine, in case there is no network at the end of a job, or with the
 * first toast.
 */
export function ToastHost() {
  const [latest, setLatest] = useState<Toast>();
  const [Surface, setSurface] = useState<ComponentType<{ latest: Toast }>>();
  const engine = useEngine();

  useEffect(() => {
    // Without it only the message is lost: the page itself shows the result.
    const load = () =>
      import('./toast-surface.tsx').then(
        (module) => setSurface(() => module.ToastSurface),
        () => {},
      );
    if (engine) load();
    return onToast((toast) => {
      setLatest(toast);
      load();
    });
  }, [engine]);

  return Surface && latest ? <Surface latest={latest} /> : null;
}

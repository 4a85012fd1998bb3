import { type ComponentType, useEffect, useState } from 'react';
import { onToast, type Toast } from './toast.ts';

/** Waits for the first toast before it loads what draws them. */
export function ToastHost() {
  const [latest, setLatest] = useState<Toast>();
  const [Surface, setSurface] = useState<ComponentType<{ latest: Toast }>>();

  useEffect(
    () =>
      onToast(async (toast) => {
        setLatest(toast);
        const module = await import('./toast-surface.tsx');
        setSurface(() => module.ToastSurface);
      }),
    [],
  );

  return Surface && latest ? <Surface latest={latest} /> : null;
}

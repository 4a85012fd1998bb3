import { useEffect, useState } from 'react';
import type { TabProgress } from './tab-progress.ts';

/** A shorter run does not need the attention of another tab. */
const LONG_MS = 2000;

interface Run {
  /** The current activity, such as `Compressing…`. */
  label: string;
  /** 0 to 1. */
  done: number;
}

/** Shows a long run in the tab's title and icon, for a visitor in another tab. Both are restored after it. */
export function useTabProgress(run: Run | undefined): void {
  const running = run !== undefined;
  const [tab, setTab] = useState<TabProgress>();

  useEffect(() => {
    if (!running) return;
    let isOver = false;
    const show = async () => {
      const { TabProgress } = await import('./tab-progress.ts');
      if (!isOver) setTab(new TabProgress());
    };
    // If it cannot be fetched, the tab stays as it is.
    const timer = setTimeout(() => show().catch(() => {}), LONG_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setTab(undefined);
    };
  }, [running]);

  useEffect(() => tab && (() => tab.end()), [tab]);

  const percent = Math.floor((run?.done ?? 0) * 100);
  const label = run?.label;
  useEffect(() => {
    if (label) tab?.show(percent, label);
  }, [tab, percent, label]);
}

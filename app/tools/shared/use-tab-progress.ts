import { useEffect, useState } from 'react';
import { progressIcon } from './progress-icon.ts';

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
  const [long, setLong] = useState(false);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [running]);

  useEffect(() => {
    if (!long) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const before = { title: document.title, icon: icon?.href };
    return () => {
      // Meanwhile another page may have set its own.
      if (told.has(document.title)) document.title = before.title;
      if (icon && before.icon) icon.href = before.icon;
      told.clear();
    };
  }, [long]);

  const percent = Math.floor((run?.done ?? 0) * 100);
  const label = run?.label;
  useEffect(() => {
    if (!long || !label) return;
    const title = `${percent}% · ${label}`;
    told.add(title);
    document.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = progressIcon(percent);
  }, [long, percent, label]);
}

/** Titles that a run has set. */
const told = new Set<string>();

import { useSyncExternalStore } from 'react';
import { keep } from '#app/device-storage.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the page's head before anything is drawn, so that a remembered theme never flashes the other one. If storage
 * is forbidden, the system's theme stays.
 */
export const themeScript = `try{var t=localStorage.getItem('${KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;

function system(): Theme {
  return matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
}

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : system();
}

/** A choice that equals the system's is forgotten: from then on the page follows the system again. */
function choose(theme: Theme): void {
  const follows = theme === system();
  if (follows) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(KEY, follows ? undefined : theme);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(SYSTEM_IS_DARK);
  const observer = new MutationObserver(onChange);
  media.addEventListener('change', onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    media.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The current theme, and a function that switches to the other one. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(subscribe, current, () => 'light' as const);
  return [theme, choose];
}

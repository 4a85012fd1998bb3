import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { RECEIVED_HASH } from './protocol.ts';

type SiteWorker = typeof import('./site-worker.ts');

let started: Promise<SiteWorker> | undefined;

/** Fetches what talks to the service worker once the page has loaded and the browser has nothing better to do. */
function startAtRest(): void {
  const start = () => {
    started ??= import('./site-worker.ts').then(async (module) => {
      await module.startSiteWorker();
      if (location.hash === RECEIVED_HASH || 'launchQueue' in window)
        (await import('./received-files.ts')).takeReceivedFiles();
      return module;
    });
    // It did not arrive: the site works without it, and the next page tries again.
    started.catch(() => {});
  };
  // Safari has no idle callbacks; and a busy page may have no idle moment for a long time.
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 5000 }) : setTimeout(start, 1000);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/** Starts the service worker and tells it each page that is shown. Not while developing: it would show yesterday's pages. */
export function useSiteWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (started)
      started.then(
        ({ visit }) => visit(pathname),
        () => {},
      );
    else startAtRest();
  }, [pathname]);
}

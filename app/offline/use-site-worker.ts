import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { firstJobDone, onFirstJob } from '#app/engine/first-job.ts';
import { RECEIVED_HASH } from './protocol.ts';

type SiteWorker = typeof import('./site-worker.ts');

let started: Promise<SiteWorker> | undefined;

/** Whether the site runs in a window of its own, where the system opens files with it. */
const isInstalled = () => matchMedia('not all and (display-mode: browser)').matches;

/** Takes files that the system has passed to the site, with or without a network. */
function receive(): void {
  if (location.hash !== RECEIVED_HASH && !('launchQueue' in window && isInstalled())) return;
  import('./received-files.ts').then(
    ({ takeReceivedFiles }) => takeReceivedFiles(),
    () => {},
  );
}

/** Loads the service worker's client once the page has loaded, its first job is done, and the browser is idle. */
function startAtRest(): void {
  const start = () => {
    // The next page tries again.
    if (!navigator.onLine) return;
    started ??= import('./site-worker.ts').then(async (module) => {
      onFirstJob(() => module.hold(firstJobDone(0)));
      await module.startSiteWorker();
      return module;
    });
    // It did not arrive. The site works without it, and the next page tries again.
    started.catch(() => {});
  };
  // Safari has no idle callbacks, and a busy page may not be idle for a long time.
  const atRest = (then: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 5000 }) : setTimeout(then, 1000);
  // Downloads for later visits must not delay this one.
  const rest = () => atRest(() => void firstJobDone().then(() => atRest(start)));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

/**
 * Starts the service worker and reports each page to it. Not during development, where it would show outdated pages.
 */
export function useSiteWorker(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (started)
      started.then(
        ({ visit }) => visit(pathname),
        () => {},
      );
    else {
      receive();
      startAtRest();
    }
  }, [pathname]);
}

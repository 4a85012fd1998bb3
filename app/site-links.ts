import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { HOME } from '#app/navigation.ts';
import { onEvents } from '#app/store.ts';
import { notify } from '#app/toast/toast.ts';
import { carryInHand } from '#app/upload/hand-over.ts';
import { useSource } from '#app/use-source.ts';
import { entryAt } from '#pages/entry-paths.ts';
import { isInLanguage } from '#pages/paths.ts';
import { ALL_TOOLS } from '#pages/tools.ts';
import { offlineWords } from '#words/offline.ts';

const OFFLINE = {
  title: offlineWords.title,
  description: offlineWords.notHere,
  tone: 'destructive',
} as const;

/**
 * Navigates plain links within the site without a reload. Long lists use plain links: a `Link` has a dozen hooks, and a
 * hundred of them below every page took half of the hydration time.
 */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !leadsToPage(link, location)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Passes the open picture on to the next page, for links to another tool or to a list of tools. */
export function useCarriedPictures(): void {
  useEffect(() => {
    const carry = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !leadsToPage(link, location)) return;
      if (link.pathname !== location.pathname && leadsToTool(link.pathname)) carryInHand();
    };
    // In the capture phase, before React asks whether a result may be lost.
    document.addEventListener('click', carry, true);
    return () => document.removeEventListener('click', carry, true);
  }, []);
}

const leadsToTool = (path: string) =>
  path === HOME.path ||
  ALL_TOOLS.some((tool) => tool.path === path) ||
  path.startsWith('/tools/') ||
  entryAt(path) !== undefined;

/**
 * Blocks links to pages that are not on this device while there is no network. React Router answers a missing script
 * with a reload, which would replace a batch with the browser's error page.
 */
export function useOfflineLinks(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const visited = useRef(new Set<string>());
  useEffect(() => void visited.current.add(pathname), [pathname]);
  useEffect(() => {
    const hold = async (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || !isPlainClick(event) || !leadsToPage(link, location) || visited.current.has(link.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      if (await isKept(link.pathname)) navigate(link.pathname + link.search + link.hash);
      else notify({ ...OFFLINE });
    };
    // In the capture phase, before React's handlers.
    document.addEventListener('click', hold, true);
    return () => document.removeEventListener('click', hold, true);
  }, [navigate]);
}

const prefetch = {
  get: () => (navigator.onLine ? 'intent' : 'none'),
  subscribe: onEvents(() => window, 'online', 'offline'),
} as const;

/**
 * When links prefetch their page: before they are pressed, and never without a network, where a failed attempt would
 * cause a reload.
 */
export const usePrefetch = (): 'intent' | 'none' => useSource<'intent' | 'none'>(prefetch, 'intent');

/** Whether the site's service worker has the page. Access to caches may be forbidden. */
async function isKept(path: string): Promise<boolean> {
  try {
    return (await caches.match(path)) !== undefined;
  } catch {
    return false;
  }
}

/**
 * False for a click that opens another tab or window, or that another handler has already handled, as a `Link` does.
 */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/**
 * A link to another page of this site: not a place on this page, a download, or another kind of address (mail, blob).
 */
function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  if (!link.protocol.startsWith('http') || link.origin !== here.origin) return false;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  // A page in another language, which its link names, is a document with scripts of its own.
  if (link.lang || !isInLanguage(link.pathname)) return false;
  return !(link.hash && link.pathname === here.pathname && link.search === here.search);
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/**
 * Follows plain links within the site without a reload. Lists of many links are plain ones: a `Link` has a dozen hooks,
 * and the hundred of them below every page took half of what hydrating it costs.
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

/** Not one that asks for another tab or window, nor one that something else has answered, as a `Link` does. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

/** Another page of this site: not a place on this one, a file to save, or an address of another kind (mail, blob). */
function leadsToPage(link: HTMLAnchorElement, here: Location): boolean {
  if (!link.protocol.startsWith('http') || link.origin !== here.origin) return false;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  return !(link.hash && link.pathname === here.pathname && link.search === here.search);
}

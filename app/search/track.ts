import { hasServer } from '#app/server-presence.ts';

/** Counts a search. Nothing waits for it, and the page works the same if it fails. */
export function trackSearch(query: string): void {
  if (!hasServer()) return;
  fetch('/api/search/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
    keepalive: true,
  }).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: reports an uncounted search to developers
    console.debug('The search was not counted:', error);
  });
}

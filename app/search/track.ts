import { hasServer } from '#app/server-presence.ts';

/** Counts a search. Nobody waits for it, and the page works the same where it fails. */
export function trackSearch(query: string): void {
  if (!hasServer()) return;
  fetch('/api/search/track', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
    keepalive: true,
  }).catch((error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: a search that was not counted is worth a line for who looks for it
    console.debug('The search was not counted:', error);
  });
}

/**
 * Bypasses the router: a change of settings is not a navigation, and must not load data or render the page again. The
 * router's own state in the history entry is kept.
 */
export function writeQuery(query: string): void {
  const { pathname, search, hash } = window.location;
  const wanted = query && `?${query}`;
  // Browsers take milliseconds for it also if nothing changes, as at each page's start.
  if (search === wanted) return;
  window.history.replaceState(window.history.state, '', pathname + wanted + hash);
}

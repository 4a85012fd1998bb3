/**
 * Bypasses the router: a change of settings is not a navigation, and must not load data or render the page again. The
 * router's own state in the history entry is kept.
 */
export function writeQuery(query: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`);
}

/**
 * Past the router on purpose: a change of settings is no navigation, and must neither load data nor draw the page anew.
 * Its own state in the history entry is handed on as it is.
 */
export function writeQuery(query: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`);
}

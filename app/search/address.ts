/** What stands in the history entry of a search that was counted where it was typed. */
export interface SearchState {
  counted: true;
}

/** The address of a search. A name of dots alone would be read as a way up the folders, so it goes into the query. */
export function searchAddress(query: string): string {
  return /^\.+$/.test(query) ? `/search?${new URLSearchParams({ q: query })}` : `/search/${encodeURIComponent(query)}`;
}

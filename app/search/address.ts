import { addressOf } from '#pages/paths.ts';

export const SEARCH = addressOf('/search');

/** The state in the history entry of a search that was counted where it was typed. */
export interface SearchState {
  counted: true;
}

/** The address of a search. A path segment of dots alone would mean a parent folder, so it goes into the query. */
export function searchAddress(query: string): string {
  return /^\.+$/.test(query)
    ? `${SEARCH}?${new URLSearchParams({ q: query })}`
    : `${SEARCH}/${encodeURIComponent(query)}`;
}

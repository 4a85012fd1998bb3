import type { Searching } from '../searching.ts';

export const gifSearching: Searching = { crispDownTo: 35 };

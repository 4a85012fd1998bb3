import type { Searching } from '../searching.ts';

export const gifSearching: Searching = { drawingDownTo: 35 };

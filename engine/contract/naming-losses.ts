import type { Loss } from '../report/losses.ts';

/** Losses that name metadata. */
export const NAMING: ReadonlySet<Loss> = new Set([
  ...(['metadata', 'location', 'all-but-credit', 'other-details', 'some-metadata', 'credentials'] as const),
  ...(['video', 'attached', 'hdr'] as const),
]);

import type { Recipe } from '../recipe/index.ts';
import type { Loss } from '../report/losses.ts';

/* What the tests of secrets do with each file, in Node and in a page. */

/** An output that any file fits, so that it comes back. */
export const FITS = { aim: 'size', bytes: 1e7, format: 'same' } as const;
/** An edit that no result can leave out. */
export const SMALLER: Recipe['edits'] = [{ do: 'resize', width: 16 }];

const NAMING: ReadonlySet<Loss> = new Set([
  ...(['metadata', 'location', 'all-but-credit', 'other-details', 'some-metadata', 'credentials'] as const),
  ...(['video', 'attached', 'hdr'] as const),
]);

/** Returns the losses that name metadata. */
export const named = (losses: readonly Loss[]) => losses.filter((loss) => NAMING.has(loss));

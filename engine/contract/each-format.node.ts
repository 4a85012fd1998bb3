import { it } from 'vitest';
import type { FormatId } from '../formats/format.ts';

/** Formats whose encoder takes about a second for a thumbnail: `npm run test:all` tests all of their contract. */
const SLOW: ReadonlySet<FormatId> = new Set(['avif', 'jxl']);

/** One test for each format; those of slow encoders are left to `npm run test:all`. */
export const eachFormat =
  <Id extends FormatId>(ids: readonly Id[]) =>
  (name: string, test: (id: Id) => Promise<void>): void => {
    it.each(ids.filter((id) => !SLOW.has(id)))(name, test);
    it.each(ids.filter((id) => SLOW.has(id)))(name, { tags: ['all'] }, test);
  };

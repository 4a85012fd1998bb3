import { it } from 'vitest';
import type { FormatId } from '../formats/index.ts';

/** Formats whose encoder takes about a second for a thumbnail: `npm run test:all` tests all of their contract. */
const SLOW: ReadonlySet<FormatId> = new Set(['avif', 'jxl']);

/** One test per format; slow encoders are tested only by `npm run test:all`. */
export const eachFormat =
  <Id extends FormatId>(ids: readonly Id[]) =>
  (name: string, test: (id: Id) => Promise<void>): void => {
    it.each(ids.filter((id) => !SLOW.has(id)))(name, test);
    it.each(ids.filter((id) => SLOW.has(id)))(name, { tags: ['all'] }, test);
  };

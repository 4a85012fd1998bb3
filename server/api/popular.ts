import { setImmediate } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** Number of pages returned, days covered, and distinct queries considered. */
const PAGES = 12;
const DAYS = 30;
const QUERIES = 500;
/** Cache lifetime of a response, in milliseconds. */
const KEPT = 60_000;

const DAY = 86_400_000;

/** The UTC day of a time in milliseconds since 1970: "2026-11-30". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * The most searched landing pages of the last thirty days, most searched first. Queries never leave the server: each counts for
 * the page that it matches, if any.
 */
export function createPopular(
  store: Pick<Store, 'topSearches'>,
  matchQuery: (query: string) => string | null,
  now: () => number,
): () => Promise<string[]> {
  const count = async (): Promise<string[]> => {
    const wanted = new Map<string, number>();
    for (const [i, { query, count }] of (await store.topSearches(dayOf(now() - (DAYS - 1) * DAY), QUERIES)).entries()) {
      // Matching takes half a millisecond per query, so yield to other requests now and then.
      if (i % 10 === 9) await setImmediate();
      const slug = matchQuery(query);
      if (slug !== null) wanted.set(slug, (wanted.get(slug) ?? 0) + count);
    }
    return [...wanted]
      .sort(([, a], [, b]) => b - a)
      .slice(0, PAGES)
      .map(([slug]) => slug);
  };

  let kept: { slugs: Promise<string[]>; until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.slugs;
    const slugs = count();
    const fresh = { slugs, until: now() + KEPT };
    kept = fresh;
    slugs.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return slugs;
  };
}

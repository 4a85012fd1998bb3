import { type Check, wordsOf } from './check.ts';

/**
 * Two pages may share at most this part of their runs of four words. Pages that differ in a word or two share 0.8 and
 * more; pages with facts of their own that name the same controls stay near 0.2.
 */
const BOUND = 0.3;

export const distinctTexts: Check = {
  name: 'no two pages say nearly the same',
  problems: ({ pages }) => {
    const main = pages.filter((page) => page.canonicalUrl.endsWith(page.path));
    const sets = main.map((page) => ({ slug: page.slug, runs: shingles(wordsOf(page)) }));
    return sets.flatMap((a, index) =>
      sets.slice(index + 1).flatMap((b) => {
        const alike = similarity(a.runs, b.runs);
        return alike > BOUND ? [`${a.slug} and ${b.slug} share ${Math.round(alike * 100)}%`] : [];
      }),
    );
  },
};

/** Runs of four words, without case and punctuation. */
export function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
}

/** The Jaccard index: what both have, as a part of what either has. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const run of a) if (b.has(run)) both++;
  return both / (a.size + b.size - both || 1);
}

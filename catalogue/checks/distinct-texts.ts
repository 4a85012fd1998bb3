import { type Check, wordsOf } from './check.ts';

/** At most this part of a page's runs of five words may stand on any other page, in whole numbers of percent. */
const MOST_PERCENT = 33;
const RUN = 5;

export const distinctTexts: Check = {
  name: `every page has at most ${MOST_PERCENT}% of its runs of ${RUN} words in common with others`,
  problems: ({ pages }) => {
    // A twin is canonical to its main page, and says the same.
    const main = pages.filter((page) => page.canonicalUrl.endsWith(page.path));
    return sharesOf(main.map((page) => ({ slug: page.slug, text: wordsOf(page) })))
      .filter(({ percent }) => percent > MOST_PERCENT)
      .map(({ slug, percent }) => `${slug} has ${percent}% in common with other pages`);
  },
};

/** Of each text, which part of its runs stands in any of the others too. */
export function sharesOf(texts: readonly { slug: string; text: string }[]): { slug: string; percent: number }[] {
  const pages = texts.map(({ slug, text }) => ({ slug, runs: runsOf(text) }));
  const pagesWith = new Map<string, number>();
  for (const { runs } of pages) for (const run of runs) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  return pages.map(({ slug, runs }) => {
    const shared = [...runs].filter((run) => (pagesWith.get(run) ?? 0) > 1).length;
    return { slug, percent: Math.round((100 * shared) / (runs.size || 1)) };
  });
}

/** Runs of five words without case and punctuation, none of them across the end of a paragraph or a table's row. */
export function runsOf(text: string): Set<string> {
  const runs = text.split('\n').flatMap((line) => {
    const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
  });
  return new Set(runs);
}

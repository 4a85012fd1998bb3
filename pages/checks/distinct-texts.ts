import { type Check, wordsOf } from './check.ts';

/** The largest share of a page's runs of five words that may occur on other pages, in whole percent. */
const MOST_PERCENT = 33;
const RUN = 5;

export const distinctTexts: Check = {
  name: `every page has at most ${MOST_PERCENT}% of its runs of ${RUN} words in common with others`,
  problems: ({ pages }) => {
    // A twin's canonical page is its main page, with the same text.
    const main = pages.filter((page) => page.canonicalUrl.endsWith(page.path));
    return sharesOf(main.map((page) => ({ slug: page.slug, text: wordsOf(page) })))
      .filter(({ percent }) => percent > MOST_PERCENT)
      .map(({ slug, percent }) => `${slug} has ${percent}% in common with other pages`);
  },
};

/** For each text, the share of its runs that occur in other texts. */
export function sharesOf(texts: readonly { slug: string; text: string }[]): { slug: string; percent: number }[] {
  const pages = texts.map(({ slug, text }) => ({ slug, runs: runsOf(text) }));
  const pagesWith = new Map<string, number>();
  for (const { runs } of pages) for (const run of runs) pagesWith.set(run, (pagesWith.get(run) ?? 0) + 1);
  return pages.map(({ slug, runs }) => {
    const shared = [...runs].filter((run) => (pagesWith.get(run) ?? 0) > 1).length;
    return { slug, percent: Math.round((100 * shared) / (runs.size || 1)) };
  });
}

/** Runs of five words without case and punctuation, within a paragraph or a table row. */
export function runsOf(text: string): Set<string> {
  const runs = text.split('\n').flatMap((line) => {
    const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
  });
  return new Set(runs);
}

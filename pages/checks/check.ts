import type { Hub, LandingPage } from '../landing-page.ts';

export interface Catalogue {
  pages: readonly LandingPage[];
  hubs: readonly Hub[];
}

/** A rule for the catalogue. Returns the violations, as sentences. */
export interface Check {
  name: string;
  problems(catalogue: Catalogue): string[];
}

/** @returns a sentence for each value that occurs several times */
export function repeated<T>(items: readonly T[], value: (item: T) => string, who: (item: T) => string): string[] {
  const groups = Map.groupBy(items, (item) => value(item).toLowerCase());
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.map(who).join(', ')} share "${text}"`);
}

/** All text that a page shows, with one line per paragraph or table row. */
export function wordsOf(page: LandingPage): string {
  return [
    page.h1,
    page.description,
    page.toolDescription,
    ...page.steps.map(({ text }) => text),
    ...page.facts.flatMap(({ heading, paragraphs, table }) => [
      heading,
      ...paragraphs,
      ...(table ? [table.columns, ...table.rows].map((row) => row.filter(Boolean).join(' ')) : []),
    ]),
    ...page.faqs.flatMap(({ question, answer }) => [question, answer]),
  ].join('\n');
}

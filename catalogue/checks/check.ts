import type { Hub, LandingPage } from '../landing-page.ts';

export interface Catalogue {
  pages: readonly LandingPage[];
  hubs: readonly Hub[];
}

/** A statement about the catalogue that must hold; what it returns are the places where it does not, as sentences. */
export interface Check {
  name: string;
  problems(catalogue: Catalogue): string[];
}

/** @returns a sentence for each value that several have */
export function repeated<T>(items: readonly T[], value: (item: T) => string, who: (item: T) => string): string[] {
  const groups = Map.groupBy(items, (item) => value(item).toLowerCase());
  return [...groups]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${same.map(who).join(', ')} share "${text}"`);
}

/** Everything that a page shows as text: a paragraph a line, and so a row of a table. */
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

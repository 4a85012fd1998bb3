import { type Check, wordsOf } from './check.ts';

export const substance: Check = {
  name: 'every page has steps, questions and facts of its own, 150 words at least',
  problems: ({ pages }) =>
    pages.flatMap((page) => {
      const words = wordsOf(page).split(/\s+/).length;
      return [
        ...(words >= 150 ? [] : [`${page.slug} has ${words} words`]),
        ...(page.steps.length >= 3 ? [] : [`${page.slug} has ${page.steps.length} steps`]),
        ...(page.faqs.length >= 2 ? [] : [`${page.slug} answers ${page.faqs.length} questions`]),
        ...(page.facts.length >= 2 ? [] : [`${page.slug} has ${page.facts.length} facts`]),
        ...page.facts
          .filter(({ paragraphs, table }) => paragraphs.length === 0 && !table)
          .map(({ heading }) => `${page.slug}: nothing under "${heading}"`),
        ...page.facts
          .filter(({ table }) => table?.rows.some((row) => row.length !== table.columns.length))
          .map(({ heading }) => `${page.slug}: ragged table under "${heading}"`),
      ];
    }),
};

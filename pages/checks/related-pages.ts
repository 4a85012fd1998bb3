import { ENTRIES } from '#catalogue/entries/index.ts';
import { RELATED_LIMIT } from '#catalogue/related.ts';
import { nameOf } from '#choose/name-of.ts';
import { pathOf } from '../entry-paths.ts';
import type { Check } from './check.ts';

export const relatedPages: Check = {
  name: `related pages exist, are no twins, and are 3 to ${RELATED_LIMIT} other ones`,
  problems: ({ pages }) => {
    const main = new Map<string, string>(
      ENTRIES.filter(({ twinOf }) => !twinOf).map((entry) => [pathOf(entry), nameOf(entry)] as const),
    );
    return pages.flatMap(({ slug, path, canonicalUrl, related }) => [
      ...related.filter((link) => main.get(link.path) !== link.name).map((link) => `${slug} leads to ${link.path}`),
      ...(related.some((link) => link.path === path || canonicalUrl.endsWith(link.path))
        ? [`${slug} leads to itself`]
        : []),
      ...(new Set(related.map((link) => link.path)).size === related.length ? [] : [`${slug} repeats a page`]),
      ...(related.length >= 3 && related.length <= RELATED_LIMIT
        ? []
        : [`${slug} has ${related.length} related pages`]),
    ]);
  },
};

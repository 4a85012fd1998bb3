import { RELATED_LIMIT } from '#catalogue/related.ts';
import type { Check } from './check.ts';

export const relatedPages: Check = {
  name: `related pages exist, are no twins, and are 3 to ${RELATED_LIMIT} other ones`,
  problems: ({ pages }) => {
    const main = new Map(
      pages.filter((page) => page.canonicalUrl.endsWith(page.path)).map((page) => [page.path, page]),
    );
    return pages.flatMap(({ slug, path, canonicalUrl, related }) => [
      ...related
        .filter((link) => main.get(link.path)?.name !== link.name)
        .map((link) => `${slug} leads to ${link.path}`),
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

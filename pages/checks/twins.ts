import type { Check } from './check.ts';

export const twins: Check = {
  name: 'a canonical address is a page that is canonical itself, and only jpeg pages have another one',
  problems: ({ pages }) => {
    const byUrl = new Map(pages.map((page) => [new URL(page.canonicalUrl).origin + page.path, page]));
    return pages.flatMap((page) => {
      const main = byUrl.get(page.canonicalUrl);
      if (!main) return [`${page.slug}: ${page.canonicalUrl} is no page`];
      if (main === page) return page.slug.includes('jpeg') ? [`${page.slug} should point at its jpg twin`] : [];
      const same = JSON.stringify(main.preset) === JSON.stringify(page.preset) && main.kind === page.kind;
      return [
        ...(main.slug === page.slug.replaceAll('jpeg', 'jpg') ? [] : [`${page.slug} points at ${main.slug}`]),
        ...(same ? [] : [`${page.slug} does something else than ${main.slug}`]),
        ...(main.canonicalUrl.endsWith(main.path) ? [] : [`${main.slug} points on`]),
      ];
    });
  },
};

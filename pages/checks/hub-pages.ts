import type { Check } from './check.ts';

export const hubPages: Check = {
  name: 'every page that is not a twin stands in exactly one hub',
  problems: ({ pages, hubs }) => {
    const listed = hubs.flatMap(({ popular }) => popular.map(({ path }) => path));
    return pages.flatMap(({ slug, path, canonicalUrl }) => {
      const times = listed.filter((other) => other === path).length;
      const expected = canonicalUrl.endsWith(path) ? 1 : 0;
      return times === expected ? [] : [`${slug} stands in ${times} hubs`];
    });
  },
};

import { findLandingPage } from '../search/index.ts';
import type { Check } from './check.ts';

export const findable: Check = {
  name: 'search leads to every page by its name and by each of its keywords',
  problems: ({ pages, hubs }) => [
    ...pages.flatMap(({ slug, name, keywords }) =>
      [name, ...keywords]
        .filter((query) => findLandingPage(query) !== slug)
        .map((query) => `"${query}" leads to ${findLandingPage(query)}, not ${slug}`),
    ),
    ...hubs
      .filter(({ slug, name }) => findLandingPage(name) !== slug)
      .map(({ name }) => `"${name}" does not lead to its hub`),
  ],
};

import { type Check, repeated } from './check.ts';

export const slugs: Check = {
  name: 'slugs are unique and plain',
  problems: ({ pages, hubs }) => {
    const all = [...pages, ...hubs];
    return [
      ...repeated(
        all,
        ({ slug }) => slug,
        ({ name }) => name,
      ),
      ...repeated(
        all,
        ({ name }) => name,
        ({ slug }) => slug,
      ),
      ...all
        .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
        .map(({ slug }) => `${slug} has odd characters`),
    ];
  },
};

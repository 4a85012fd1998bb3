import { type Check, repeated } from './check.ts';

const [SHORTEST, LONGEST] = [50, 160];

export const descriptions: Check = {
  name: `meta descriptions are different and of ${SHORTEST} to ${LONGEST} characters`,
  problems: ({ pages, hubs }) => {
    const all = [...pages, ...hubs];
    return [
      ...repeated(
        all,
        ({ metaDescription }) => metaDescription,
        ({ slug }) => slug,
      ),
      ...all
        .filter(({ metaDescription: { length } }) => length < SHORTEST || length > LONGEST)
        .map(({ slug, metaDescription }) => `${slug}: ${metaDescription.length} characters in "${metaDescription}"`),
    ];
  },
};

import { type Check, repeated } from './check.ts';

/** Search engines cut longer titles. */
const LONGEST = 60;

export const titles: Check = {
  name: `titles are different and at most ${LONGEST} characters long`,
  problems: ({ pages, hubs }) => {
    const all = [...pages, ...hubs];
    return [
      ...repeated(
        all,
        ({ title }) => title,
        ({ slug }) => slug,
      ),
      ...repeated(
        all,
        ({ h1 }) => h1,
        ({ slug }) => slug,
      ),
      ...all
        .filter(({ title }) => title.length > LONGEST || title.length < 15)
        .map(({ slug, title }) => `${slug}: ${title.length} characters in "${title}"`),
    ];
  },
};

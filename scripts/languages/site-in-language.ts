/** What the checks of a language need of the site, imported with its words. */
import { ENTRIES, HUB_ENTRIES, pathOf } from '#catalogue/entries/index.ts';
import { hub, landingPage } from '#catalogue/landing-page.ts';
import { addressOf, isInLanguage, type Path } from '#catalogue/paths.ts';

export { resolveQuery, suggest } from '#catalogue/search/index.ts';

/** Its landing pages and hubs. */
export const pages = [
  ...ENTRIES.filter((entry) => isInLanguage(pathOf(entry))).flatMap(({ slug }) => landingPage(slug) ?? []),
  ...HUB_ENTRIES.flatMap(({ slug }) => hub(slug) ?? []),
];

/** The language's address of an English one, with its query. */
export function addressIn(english: string): string {
  const [path = '', query] = english.split('?');
  const entry = ENTRIES.find(({ slug }) => `/tools/${slug}` === path);
  const address = entry ? pathOf(entry) : addressOf(path as Path);
  return query ? `${address}?${query}` : address;
}

/** What the checks of a language need of the site, imported with its words. */
import { ENTRIES, HUB_ENTRIES } from '#catalogue/entries/index.ts';
import type { Path } from '#catalogue/paths.ts';
import { pathOf } from '#pages/entry-paths.ts';
import { hub, landingPage } from '#pages/landing-page.ts';
import { addressOf, isInLanguage } from '#pages/paths.ts';

export { resolveQuery, suggest } from '#pages/search/index.ts';

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

import type { Entry, HubEntry } from '#catalogue/entries/entry.ts';
import { ENTRIES, HUB_ENTRIES } from '#catalogue/entries/index.ts';
import type { Path } from '#catalogue/paths.ts';
import { LANDING_PATHS } from '#words/catalogue/paths.ts';
import { addressOf } from './paths.ts';

/** The address of a landing page in the site's language, or of the English one if it is not translated. */
export function pathOf({ slug }: Pick<Entry, 'slug'>): Path {
  return LANDING_PATHS[slug] ?? `/tools/${slug}`;
}

/** @param path as `pathOf` returns it */
export function entryAt(path: string): Entry | undefined {
  return ENTRIES.find((entry) => pathOf(entry) === path);
}

/** The canonical address for search engines. */
export function canonicalPathOf(entry: Entry): string {
  return pathOf({ slug: entry.twinOf ?? entry.slug });
}

export function hubPathOf(hub: HubEntry): Path {
  return addressOf(`/tools/hubs/${hub.slug}`);
}

/** @param path its canonical address in the site's language, or its second English one */
export function hubEntryAt(path: string): HubEntry | undefined {
  return HUB_ENTRIES.find((hub) => hubPathOf(hub) === path || `/tools/${hub.slug}` === path);
}

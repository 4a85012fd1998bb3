import { LANDING_PATHS } from '#words/catalogue/paths.ts';
import { addressOf, type Path } from '../paths.ts';
import { BATCH } from './batch.ts';
import { COMPRESSORS } from './compressors.ts';
import { CONVERTERS } from './converters.ts';
import type { Entry, EntryKind, HubEntry } from './entry.ts';
import { HUB_ENTRIES } from './hubs.ts';
import { RESIZERS } from './resizers.ts';

/** Every landing page, in the order of the site's lists. */
export const ENTRIES: readonly Entry[] = [...CONVERTERS, ...COMPRESSORS, ...RESIZERS, ...BATCH];

const bySlug = new Map(ENTRIES.map((entry) => [entry.slug, entry]));
const hubsBySlug = new Map(HUB_ENTRIES.map((hub) => [hub.slug, hub]));

export { HUB_ENTRIES };

export function entryOf(slug: string): Entry | undefined {
  return bySlug.get(slug);
}

export function hubEntryOf(slug: string): HubEntry | undefined {
  return hubsBySlug.get(slug);
}

/** @param path its canonical address in the site's language, or its second English one */
export function hubEntryAt(path: string): HubEntry | undefined {
  return HUB_ENTRIES.find((hub) => hubPathOf(hub) === path || `/tools/${hub.slug}` === path);
}

export function hubOfKind(kind: EntryKind): HubEntry {
  const hub = HUB_ENTRIES.find(({ category }) => category === kind);
  if (!hub) throw new Error(`Expected a hub for ${kind}`);
  return hub;
}

/** Its address in the site's language, or the English one if it is not translated. */
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

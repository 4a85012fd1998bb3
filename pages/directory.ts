import type { EntryKind } from '#catalogue/entries/entry.ts';
import { ENTRIES, HUB_ENTRIES } from '#catalogue/entries/index.ts';
import { directoryNames } from '#words/catalogue/groups.ts';
import { HUB_NAMES } from '#words/catalogue/names.ts';
import { linkTo } from './entry-link.ts';
import { hubPathOf } from './entry-paths.ts';
import type { Link } from './link.ts';

export interface DirectoryGroup {
  kind: EntryKind | 'hub';
  name: string;
  links: Link[];
}

/**
 * Every page by group, without the current one and without other spellings of the same format.
 * @param currentSlug of a landing page or a hub
 */
export function directory(currentSlug?: string): DirectoryGroup[] {
  return [
    ...HUB_ENTRIES.map(({ category: kind }) => ({
      kind,
      name: directoryNames[kind],
      links: ENTRIES.filter((entry) => entry.kind === kind && !entry.twinOf && entry.slug !== currentSlug).map(linkTo),
    })),
    {
      kind: 'hub',
      name: directoryNames.hub,
      links: HUB_ENTRIES.filter(({ slug }) => slug !== currentSlug).map((hub) => ({
        name: HUB_NAMES[hub.category],
        path: hubPathOf(hub),
      })),
    },
  ];
}

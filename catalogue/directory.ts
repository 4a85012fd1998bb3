import type { EntryKind } from './entries/entry.ts';
import { ENTRIES, HUB_ENTRIES, hubPathOf } from './entries/index.ts';
import { type Link, linkTo } from './related.ts';

export interface DirectoryGroup {
  name: 'Converters' | 'Compressors' | 'Resizers' | 'Batch Tools' | 'Tool Categories';
  links: Link[];
}

const GROUPS: readonly { name: DirectoryGroup['name']; kind: EntryKind }[] = [
  { name: 'Converters', kind: 'converter' },
  { name: 'Compressors', kind: 'compressor' },
  { name: 'Resizers', kind: 'resizer' },
  { name: 'Batch Tools', kind: 'batch' },
];

/**
 * Every page by group, without the current one.
 * @param currentSlug of a landing page or a hub
 */
export function directory(currentSlug?: string): DirectoryGroup[] {
  return [
    ...GROUPS.map(({ name, kind }) => ({
      name,
      links: ENTRIES.filter((entry) => entry.kind === kind && entry.slug !== currentSlug).map(linkTo),
    })),
    {
      name: 'Tool Categories' as const,
      links: HUB_ENTRIES.filter(({ slug }) => slug !== currentSlug).map((hub) => ({
        name: hub.name,
        path: hubPathOf(hub),
      })),
    },
  ];
}

import type { EntryKind, HubEntry } from './entry.ts';

const hub = (slug: string, category: EntryKind): HubEntry => ({ kind: 'hub', slug, category });

export const HUB_ENTRIES: readonly HubEntry[] = [
  hub('image-converters', 'converter'),
  hub('image-compressors', 'compressor'),
  hub('image-resizers', 'resizer'),
  hub('batch-image-tools', 'batch'),
];

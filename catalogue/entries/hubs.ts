import { pageNames } from '../text/names.ts';
import type { HubEntry } from './entry.ts';

export const HUB_ENTRIES: readonly HubEntry[] = [
  { kind: 'hub', slug: 'image-converters', name: pageNames.hubs.converter, category: 'converter' },
  { kind: 'hub', slug: 'image-compressors', name: pageNames.hubs.compressor, category: 'compressor' },
  { kind: 'hub', slug: 'image-resizers', name: pageNames.hubs.resizer, category: 'resizer' },
  { kind: 'hub', slug: 'batch-image-tools', name: pageNames.hubs.batch, category: 'batch' },
];

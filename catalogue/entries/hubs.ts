import { HUB_NAMES } from '../text/names.ts';
import type { HubEntry } from './entry.ts';

export const HUB_ENTRIES: readonly HubEntry[] = [
  { kind: 'hub', slug: 'image-converters', name: HUB_NAMES.converter, category: 'converter' },
  { kind: 'hub', slug: 'image-compressors', name: HUB_NAMES.compressor, category: 'compressor' },
  { kind: 'hub', slug: 'image-resizers', name: HUB_NAMES.resizer, category: 'resizer' },
  { kind: 'hub', slug: 'batch-image-tools', name: HUB_NAMES.batch, category: 'batch' },
];

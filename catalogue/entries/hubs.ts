import type { HubEntry } from './entry.ts';

export const HUB_ENTRIES: readonly HubEntry[] = [
  { kind: 'hub', slug: 'image-converters', name: 'All Image Converters', category: 'converter' },
  { kind: 'hub', slug: 'image-compressors', name: 'All Image Compressors', category: 'compressor' },
  { kind: 'hub', slug: 'image-resizers', name: 'All Image Resizers', category: 'resizer' },
  { kind: 'hub', slug: 'batch-image-tools', name: 'Batch Image Tools', category: 'batch' },
];

import type { BatchEntry } from './entry.ts';

export const BATCH: readonly BatchEntry[] = [
  { kind: 'batch', slug: 'batch-image-compression', name: 'Batch Image Compression', action: 'compress' },
  { kind: 'batch', slug: 'batch-image-resizer', name: 'Batch Image Resizer', action: 'resize' },
  { kind: 'batch', slug: 'batch-image-converter', name: 'Batch Image Converter', action: 'convert' },
];

import type { BatchEntry } from './entry.ts';

const batch = (slug: string, action: BatchEntry['action']): BatchEntry => ({ kind: 'batch', slug, action });

export const BATCH: readonly BatchEntry[] = [
  batch('batch-image-compression', 'compress'),
  batch('batch-image-resizer', 'resize'),
  batch('batch-image-converter', 'convert'),
  { ...batch('gif-maker', 'convert'), task: 'gif' },
];

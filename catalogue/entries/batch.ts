import { BATCH_NAMES } from '#words/catalogue/names.ts';
import type { BatchEntry } from './entry.ts';

const batch = (slug: string, action: BatchEntry['action']): BatchEntry => ({
  kind: 'batch',
  slug,
  name: BATCH_NAMES[action],
  action,
});

export const BATCH: readonly BatchEntry[] = [
  batch('batch-image-compression', 'compress'),
  batch('batch-image-resizer', 'resize'),
  batch('batch-image-converter', 'convert'),
];

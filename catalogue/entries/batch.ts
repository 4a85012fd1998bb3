import { pageNames } from '../text/names.ts';
import type { BatchEntry } from './entry.ts';

export const BATCH: readonly BatchEntry[] = [
  { kind: 'batch', slug: 'batch-image-compression', name: pageNames.batch.compress, action: 'compress' },
  { kind: 'batch', slug: 'batch-image-resizer', name: pageNames.batch.resize, action: 'resize' },
  { kind: 'batch', slug: 'batch-image-converter', name: pageNames.batch.convert, action: 'convert' },
];

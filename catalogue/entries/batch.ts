import { BATCH_NAMES } from '../text/names.ts';
import type { BatchEntry } from './entry.ts';

export const BATCH: readonly BatchEntry[] = [
  { kind: 'batch', slug: 'batch-image-compression', name: BATCH_NAMES.compress, action: 'compress' },
  { kind: 'batch', slug: 'batch-image-resizer', name: BATCH_NAMES.resize, action: 'resize' },
  { kind: 'batch', slug: 'batch-image-converter', name: BATCH_NAMES.convert, action: 'convert' },
];

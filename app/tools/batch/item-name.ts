import { batchWords } from '#words/batch.ts';
import type { BatchItem } from './batch.ts';

/** A file's name in the list. */
export const nameOf = ({ file }: Pick<BatchItem, 'file'>) => file.name || batchWords.nameless;

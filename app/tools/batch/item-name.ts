import type { BatchItem } from './batch.ts';
import { SENTENCES } from './sentences.ts';

/** What a file is called in the list. */
export const nameOf = ({ file }: Pick<BatchItem, 'file'>) => file.name || SENTENCES.nameless;

import type { FileWork } from '../file-work.ts';
import { statedInBmp } from './colours.ts';
import { openBmp } from './reader.ts';

export const bmpWork: FileWork = { statedColours: statedInBmp, open: async () => openBmp };

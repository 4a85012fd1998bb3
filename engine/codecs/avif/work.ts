import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { heifWork } from '../heif/work.ts';
import { avifFrames } from './frames.ts';
import { avifWriting } from './settings.ts';

export const avifWork: FileWork = {
  ...heifWork,
  unreadFrames: avifFrames,
  writing: avifWriting,
  joinAlpha: async () => (await fetchPart(() => import('./alpha.ts'))).withAlphaOf,
};

import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { endOfGif } from './blocks.ts';
import { gifDetails } from './details.ts';
import { gifWriting } from './settings.ts';

export const gifWork: FileWork = {
  details: gifDetails,
  prepared: async (bytes) => (await fetchPart(() => import('./prepare.ts'))).prepareGif(bytes),
  // Whether the last block of data is whole. Every reader does without the trailer.
  isComplete: (bytes) => endOfGif(bytes) <= bytes.length,
  // libvips reads up to the end of the bytes. The rest of the last frame is transparent, and how many frames follow is unknown.
  ending: (bytes) => ({ bytes, incomplete: {} }),
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: gifWriting,
  joinFrames: async () => (await fetchPart(() => import('./join.ts'))).joinGifs,
};

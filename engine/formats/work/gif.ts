import { endOfGif } from '../../animation/gif-file.ts';
import { gifDetails } from '../../details/gif.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';

export const gifWork: FileWork = {
  details: gifDetails,
  prepared: async (bytes) => (await fetchPart(() => import('../../animation/prepare-gif.ts'))).prepareGif(bytes),
  // Whether the last block of data is whole. Every reader does without the trailer.
  isComplete: (bytes) => endOfGif(bytes) <= bytes.length,
  joinFrames: async () => (await fetchPart(() => import('../../animation/join-gif.ts'))).joinGifs,
};

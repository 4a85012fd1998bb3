import { endOfGif } from '../../codecs/gif/blocks.ts';
import { gifDetails } from '../../details/gif.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';

export const gifWork: FileWork = {
  details: gifDetails,
  prepared: async (bytes) => (await fetchPart(() => import('../../codecs/gif/prepare.ts'))).prepareGif(bytes),
  // Whether the last block of data is whole. Every reader does without the trailer.
  isComplete: (bytes) => endOfGif(bytes) <= bytes.length,
  joinFrames: async () => (await fetchPart(() => import('../../codecs/gif/join.ts'))).joinGifs,
};

import { fetchPart } from '../../errors/fetch-part.ts';
import { hardInBoxes } from '../../metadata/hard-in-boxes.ts';
import { avifFrames } from '../avif/frames.ts';
import type { FileWork } from '../file-work.ts';
import { heifDetails } from './details.ts';
import { metadataOfHeif } from './metadata.ts';
import { partsOfBoxes } from './parts.ts';

const OF_BOTH: FileWork = { details: heifDetails, parts: partsOfBoxes, hardToKeep: hardInBoxes };

export const avifWork: FileWork = {
  ...OF_BOTH,
  unreadFrames: avifFrames,
  joinAlpha: async () => (await fetchPart(() => import('../avif/alpha.ts'))).withAlphaOf,
};

export const heicWork: FileWork = { ...OF_BOTH, readMetadata: metadataOfHeif };

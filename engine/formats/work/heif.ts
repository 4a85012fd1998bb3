import { avifFrames } from '../../codecs/avif/frames.ts';
import { heifDetails } from '../../details/heif.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import { partsOfBoxes } from '../../gain-map/boxes.ts';
import { hardInBoxes } from '../../metadata/hard-in-boxes.ts';
import type { FileWork } from '../file-work.ts';
import { metadataOfHeif } from '../heif-metadata.ts';

const OF_BOTH: FileWork = { details: heifDetails, parts: partsOfBoxes, hardToKeep: hardInBoxes };

export const avifWork: FileWork = {
  ...OF_BOTH,
  unreadFrames: avifFrames,
  joinAlpha: async () => (await fetchPart(() => import('../../codecs/avif/alpha.ts'))).withAlphaOf,
};

export const heicWork: FileWork = { ...OF_BOTH, readMetadata: metadataOfHeif };

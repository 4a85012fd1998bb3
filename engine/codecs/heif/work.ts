import { fetchPart } from '../../errors/fetch-part.ts';
import { hardInBoxes } from '../../metadata/hard-in-boxes.ts';
import type { FileWork } from '../file-work.ts';
import { statedInBoxes } from './colours.ts';
import { heifDetails } from './details.ts';
import { partsOfBoxes } from './parts.ts';

/** What is done to AVIF and HEIC. */
export const heifWork: FileWork = {
  details: heifDetails,
  parts: partsOfBoxes,
  hardToKeep: hardInBoxes,
  statedColours: statedInBoxes,
  carried: () => fetchPart(() => import('./carried.ts')),
};

import type { FileWork } from '../file-work.ts';
import { tiffDetails } from './details.ts';
import { metadataOfTiff } from './exif.ts';
import { hardInTiff } from './hard-to-keep.ts';
import { statedInTiff } from './resolution.ts';

export const tiffWork: FileWork = {
  details: tiffDetails,
  hardToKeep: hardInTiff,
  readMetadata: metadataOfTiff,
  withResolution: statedInTiff,
};

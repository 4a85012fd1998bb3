import { tiffDetails } from '../../details/tiff.ts';
import { hardInTiff } from '../../metadata/hard-in-tiff.ts';
import { metadataOfTiff } from '../../metadata/tiff-exif.ts';
import { statedInTiff } from '../../metadata/tiff-resolution.ts';
import type { FileWork } from '../file-work.ts';

export const tiffWork: FileWork = {
  details: tiffDetails,
  hardToKeep: hardInTiff,
  readMetadata: metadataOfTiff,
  withResolution: statedInTiff,
};

import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { refuseCameraRaw } from './camera-raw.ts';
import { tiffDetails } from './details.ts';
import { metadataOfTiff } from './exif.ts';
import { hardInTiff } from './hard-to-keep.ts';
import { tiffWithDpi } from './resolution.ts';
import { tiffWriting } from './settings.ts';

export const tiffWork: FileWork = {
  check: refuseCameraRaw,
  details: tiffDetails,
  hardToKeep: hardInTiff,
  readMetadata: metadataOfTiff,
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: tiffWriting,
  withResolution: tiffWithDpi,
};

import { fetchPart } from '../../errors/fetch-part.ts';
import type { Parts } from '../../formats/format.ts';
import type { FileWork } from '../file-work.ts';
import { statedInJpeg } from './colours.ts';
import { isCompleteJpeg } from './complete.ts';
import { jpegDetails } from './details.ts';
import { readJpegFrame } from './frame-header.ts';
import { partsOfJpeg } from './gain-map/parts.ts';
import { sealed } from './gain-map/seal.ts';
import { hardInJpeg } from './hard-to-keep.ts';
import { padJpeg, SEGMENT_HEAD } from './pad.ts';
import { dpiOfJpeg, jpegWithDpi } from './resolution.ts';
import { jpegWriting } from './settings.ts';

export const jpegWork: FileWork = {
  parts: partsInJpeg,
  hardToKeep: hardInJpeg,
  mcu: (bytes) => readJpegFrame(bytes)?.mcu,
  gainMap: (bytes) => partsOfJpeg(bytes).map,
  details: jpegDetails,
  dpi: dpiOfJpeg,
  statedColours: statedInJpeg,
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: jpegWriting,
  withResolution: jpegWithDpi,
  isComplete: isCompleteJpeg,
  pad: (bytes, count) => sealed(padJpeg(bytes, Math.max(count, SEGMENT_HEAD))),
};

function partsInJpeg(bytes: Uint8Array): Parts {
  const { map, foreignMap, video, other } = partsOfJpeg(bytes);
  return {
    ...(map ? { gainMap: 'read' } : foreignMap && { gainMap: 'foreign' }),
    ...(video && { video }),
    ...(other && { other }),
  };
}

import { isCompleteJpeg } from '../../codecs/complete.ts';
import { readJpegFrame } from '../../codecs/jpeg/frame-header.ts';
import { padJpeg } from '../../codecs/jpeg/pad.ts';
import { jpegDetails } from '../../details/jpeg.ts';
import { partsOfJpeg } from '../../gain-map/parts.ts';
import { sealed } from '../../gain-map/seal.ts';
import { hardInJpeg } from '../../metadata/hard-to-keep.ts';
import { dpiOfJpeg, statedInJpeg } from '../../metadata/resolution.ts';
import type { FileWork } from '../file-work.ts';
import type { Parts } from '../format.ts';

export const jpegWork: FileWork = {
  parts: partsInJpeg,
  hardToKeep: hardInJpeg,
  mcu: (bytes) => readJpegFrame(bytes)?.mcu,
  gainMap: (bytes) => partsOfJpeg(bytes).map,
  details: jpegDetails,
  dpi: dpiOfJpeg,
  withResolution: statedInJpeg,
  isComplete: isCompleteJpeg,
  pad: (bytes, count) => sealed(padJpeg(bytes, count)),
};

function partsInJpeg(bytes: Uint8Array): Parts {
  const { map, foreignMap, video, other } = partsOfJpeg(bytes);
  return {
    ...(map ? { gainMap: 'read' } : foreignMap && { gainMap: 'foreign' }),
    ...(video && { video }),
    ...(other && { other }),
  };
}

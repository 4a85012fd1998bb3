import { fetchPart } from '../../errors/fetch-part.ts';
import { hardInBoxes } from '../../metadata/hard-in-boxes.ts';
import type { FileWork } from '../file-work.ts';
import { hasBox } from './boxes.ts';
import { jxlDetails } from './details.ts';
import { jxlWriting } from './settings.ts';

/** The box of a gain map in JPEG XL (ISO/IEC 18181-2:2024, section 9.10), which libvips does not read. */
const GAIN_MAP_BOX = 'jhgm';

export const jxlWork: FileWork = {
  hardToKeep: hardInBoxes,
  parts: (bytes) => (hasBox(bytes, GAIN_MAP_BOX) ? { gainMap: 'foreign' } : {}),
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: jxlWriting,
  details: jxlDetails,
};

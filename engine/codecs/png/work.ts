import { fetchPart } from '../../errors/fetch-part.ts';
import { hasBytes } from '../../formats/magic.ts';
import type { FileWork } from '../file-work.ts';
import { apngFrames, isApng } from './animation/control.ts';
import { pngChunks } from './chunks.ts';
import { statedInPng } from './colours.ts';
import { pngDetails } from './details.ts';
import { hardInPng } from './hard-to-keep.ts';
import { padPng } from './pad.ts';
import { dpiOfPng, pngWithDpi } from './resolution.ts';
import { pngWriting } from './settings.ts';
import { pngColours, pngPalette } from './stored-palette.ts';

export const pngWork: FileWork = {
  prepared: async (bytes) =>
    isCgbi(bytes) ? { bytes: await (await fetchPart(() => import('./cgbi.ts'))).withoutCgbi(bytes) } : { bytes },
  hardToKeep: hardInPng,
  palette: pngPalette,
  colours: pngColours,
  details: pngDetails,
  dpi: dpiOfPng,
  statedColours: statedInPng,
  ending: async (bytes) => (await fetchPart(() => import('./ending.ts'))).endingOfPng(bytes),
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: pngWriting,
  withResolution: pngWithDpi,
  isComplete,
  animation: { isIn: isApng, fetch: () => fetchPart(() => import('./animation/index.ts')) },
  framesIn: apngFrames,
  pad: padPng,
};

/** Whether a PNG has Apple's form, which no other software reads. */
const isCgbi = (bytes: Uint8Array) => hasBytes(bytes, 12, 'CgBI');

function isComplete(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

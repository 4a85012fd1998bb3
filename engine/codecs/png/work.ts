import { fetchPart } from '../../errors/fetch-part.ts';
import { hasBytes } from '../../formats/magic.ts';
import type { FileWork } from '../file-work.ts';
import { apngFrames, isApng } from './animation/control.ts';
import { pngChunks } from './chunks.ts';
import { pngDetails } from './details.ts';
import { hardInPng } from './hard-to-keep.ts';
import { dpiOfPng, statedInPng } from './resolution.ts';
import { pngColours, pngPalette } from './stored-palette.ts';

export const pngWork: FileWork = {
  prepared: async (bytes) =>
    isCgbi(bytes) ? { bytes: await (await fetchPart(() => import('./cgbi.ts'))).withoutCgbi(bytes) } : { bytes },
  hardToKeep: hardInPng,
  palette: pngPalette,
  colours: pngColours,
  details: pngDetails,
  dpi: dpiOfPng,
  withResolution: statedInPng,
  isComplete,
  animation: { isIn: isApng, fetch: () => fetchPart(() => import('./animation/index.ts')) },
  framesIn: apngFrames,
};

/** Whether a PNG has Apple's form, which no other software reads. */
const isCgbi = (bytes: Uint8Array) => hasBytes(bytes, 12, 'CgBI');

function isComplete(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

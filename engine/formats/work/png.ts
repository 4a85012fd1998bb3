import { apngFrames, isApng } from '../../codecs/png/animation/control.ts';
import { pngChunks } from '../../codecs/png/chunks.ts';
import { pngColours, pngPalette } from '../../codecs/png/stored-palette.ts';
import { pngDetails } from '../../details/png.ts';
import { fetchPart } from '../../errors/fetch-part.ts';
import { hardInPng } from '../../metadata/hard-in-png.ts';
import { dpiOfPng, statedInPng } from '../../metadata/png-resolution.ts';
import type { FileWork } from '../file-work.ts';
import { hasBytes } from '../magic.ts';

export const pngWork: FileWork = {
  prepared: async (bytes) =>
    isCgbi(bytes)
      ? { bytes: await (await fetchPart(() => import('../../codecs/png/cgbi.ts'))).withoutCgbi(bytes) }
      : { bytes },
  hardToKeep: hardInPng,
  palette: pngPalette,
  colours: pngColours,
  details: pngDetails,
  dpi: dpiOfPng,
  withResolution: statedInPng,
  isComplete,
  animation: { isIn: isApng, fetch: () => fetchPart(() => import('../../codecs/png/animation/index.ts')) },
  framesIn: apngFrames,
};

/** Whether a PNG has Apple's form, which no other software reads. */
const isCgbi = (bytes: Uint8Array) => hasBytes(bytes, 12, 'CgBI');

function isComplete(bytes: Uint8Array): boolean {
  for (const { type } of pngChunks(bytes)) if (type === 'IEND') return true;
  return false;
}

import { fetchPart } from '../../errors/fetch-part.ts';
import type { FileWork } from '../file-work.ts';
import { webpFrames } from './chunks.ts';
import { statedInWebp } from './colours.ts';
import { webpDetails } from './details.ts';
import { hardInWebp } from './hard-to-keep.ts';
import { webpWriting } from './settings.ts';

const RIFF_HEADER = 8;

export const webpWork: FileWork = {
  hardToKeep: hardInWebp,
  details: webpDetails,
  isComplete,
  statedColours: statedInWebp,
  ending: async (bytes) => (await fetchPart(() => import('./ending.ts'))).endingOfWebp(bytes),
  carried: () => fetchPart(() => import('./carried.ts')),
  writing: webpWriting,
  framesIn: webpFrames,
  joinFrames: async () => (await fetchPart(() => import('./join.ts'))).joinWebps,
};

/** Whether the file has the length in the RIFF header. */
function isComplete(bytes: Uint8Array): boolean {
  if (bytes.length < RIFF_HEADER) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return RIFF_HEADER + view.getUint32(4, true) <= bytes.length;
}

import { boxes } from '../bytes/boxes.ts';
import { type HardToKeep, latin1, STORE, STORE_WITHIN } from './hard-to-keep.ts';

/** The box of a manifest in ISO media files (C2PA 2.1, annex A.5). */
const C2PA_UUID = 'd8fec3d61b0e483c92975828877ec481';

export function hardInBoxes(file: Uint8Array): HardToKeep {
  if (file[0] === 0xff) return {};
  for (const { type, content } of boxes(file)) {
    const start = file.subarray(content, content + STORE_WITHIN);
    const isJumbf = type === 'jumb' && latin1(start).includes(STORE);
    if (isJumbf || (type === 'uuid' && hex(start.subarray(0, 16)) === C2PA_UUID)) return { credentials: true };
  }
  return {};
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

import { boxes } from '../../bytes/boxes.ts';
import { isCodestream } from '../../codecs/jxl/boxes.ts';
import { behindOffset, utf8 } from '../../metadata/blocks.ts';
import { addExif, addTrailer, addUnknown, addXmp } from '../blocks.ts';
import { decompressed } from '../decompressed.ts';
import type { Found, ReadFile } from '../inspection.ts';

/* The boxes of a JPEG XL (ISO/IEC 18181-2, section 9). */

const PICTURE = new Set(['JXL ', 'ftyp', 'jxlc', 'jxlp', 'jxll', 'jxli']);

const READERS: Readonly<Record<string, (data: Uint8Array, found: Found) => void>> = {
  Exif: (data, found) => addExif(behindOffset(data), found),
  'xml ': (data, found) => addXmp(utf8(data.slice()), found),
  jumb: (data, found) => found.credentials.push(data),
  jhgm: (data, found) => found.hidden.push({ kind: 'gain-map', bytes: data, isNeeded: true }),
};

async function readCompressed(data: Uint8Array, found: Found): Promise<void> {
  const type = String.fromCharCode(...data.subarray(0, 4));
  const reader = READERS[type];
  const content = reader && (await decompressed(data.subarray(4), 'brotli'));
  if (content && reader) reader(content, found);
  else found.unknown.push({ name: `brob ${type}`, bytes: data.length });
}

export const readJxl: ReadFile = async (bytes, found) => {
  if (isCodestream(bytes)) return;
  let read = 0;
  for (const { type, content, end } of boxes(bytes)) {
    read = end;
    const data = bytes.subarray(content, end);
    if (PICTURE.has(type)) continue;
    const reader = READERS[type];
    if (type === 'brob') await readCompressed(data, found);
    else if (reader) reader(data, found);
    else addUnknown(found, type, data);
  }
  addTrailer(found, bytes.subarray(read));
};

import { gifDetails } from '../../codecs/gif/details.ts';
import { bytesOfBlocks } from '../../codecs/gif/lzw.ts';
import { decoded, utf8 } from '../../metadata/blocks.ts';
import { addProfile, addText, addUnknown, addXmp } from '../blocks.ts';
import type { ReadFile } from '../inspection.ts';

/* A GIF's extensions (GIF89a, sections 24 to 26). */

const PROFILE = 'ICCRGBG1012';
/** Introducer, label, length, identifier and code. */
const APPLICATION_HEADER = 14;

export const readGif: ReadFile = (bytes, found) => {
  for (const { name, kind, start, end, block } of gifDetails.parts(bytes)) {
    const content = bytes.subarray(block?.from ?? start, block?.to ?? end);
    const inside = () => Uint8Array.from(bytesOfBlocks(bytes.subarray(start + APPLICATION_HEADER, end)));
    if (name === PROFILE) addProfile(inside(), found);
    else if (kind === 'text' && block) {
      const text = decoded(Uint8Array.from(bytesOfBlocks(content)));
      if (text.trim() !== '') addText({ directory: 'GIF', name: 'Comment', text }, found);
    } else if (kind === 'xmp' && block) addXmp(utf8(content.slice()), found);
    else if (kind === 'credentials') found.credentials.push(inside());
    else if (kind) addUnknown(found, name, content);
  }
};

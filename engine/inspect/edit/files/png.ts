import { concatenate } from '../../../bytes/concatenate.ts';
import { read, write } from '../../../codecs/png/carried.ts';
import { pngDetails } from '../../../codecs/png/details.ts';
import { pngWithDpi } from '../../../codecs/png/resolution.ts';
import { latin1 } from '../../../metadata/blocks.ts';
import type { Changes } from '../changes.ts';
import { blocksOf, type EditFiles, withoutBlocks } from './file.ts';

/** Keywords of texts with the same meaning (PNG, third edition, section 11.3.3.1). */
const KEYWORDS: Readonly<Record<string, keyof Changes>> = {
  Author: 'author',
  Copyright: 'copyright',
  Description: 'caption',
};
/** ImageMagick's blocks in hexadecimal, which its files have in place of `eXIf` and XMP. */
const PROFILE = /^Raw profile type (?:exif|xmp|APP1)$/i;

export const pngFiles: EditFiles = {
  read: async (bytes) => blocksOf(await read(bytes)),
  replace: (bytes, { exif, xmp }, changes) => {
    const isObsolete = (keyword: string) => {
      const name = KEYWORDS[keyword];
      return (name !== undefined && changes[name] !== undefined) || PROFILE.test(keyword);
    };
    const { file, trailer } = withoutBlocks(bytes, pngDetails.parts(bytes), { exif, xmp }, ({ kind, content }) => {
      if (kind !== 'text' || !content) return false;
      const end = bytes.indexOf(0, content.from);
      return isObsolete(latin1(bytes.subarray(content.from, end)));
    });
    return concatenate([write(file, { exif, xmp }), trailer]);
  },
  holdsIptc: false,
  withDpi: pngWithDpi,
};

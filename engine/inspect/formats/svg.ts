import { svgDetails } from '../../codecs/svg/details.ts';
import { decoded } from '../../metadata/blocks.ts';
import { addField, addText, addXmp } from '../blocks.ts';
import { groupOf } from '../group-of.ts';
import type { ReadFile } from '../inspection.ts';
import { shortened } from '../readable.ts';
import { unescaped } from '../xmp-tags.ts';

/* A drawing's comments, metadata, and the data of drawing programs. */

const QUOTED = /=\s*["']([\s\S]*)["']$/;

export const readSvg: ReadFile = (bytes, found) => {
  for (const { name, kind, start, end, block } of svgDetails.parts(bytes)) {
    const text = decoded(bytes.subarray(start, end)).trim();
    const content = decoded(bytes.subarray(block?.from ?? start, block?.to ?? end));
    if (kind === 'text') addText({ directory: 'SVG', name: 'Comment', text: content }, found);
    else if (kind === 'xmp') addXmp(content, found);
    else {
      const value = shortened(unescaped(QUOTED.exec(text)?.[1] ?? text));
      addField(found, { directory: 'SVG', name, value, bytes: end - start, group: groupOf(name, 'software') });
    }
  }
};

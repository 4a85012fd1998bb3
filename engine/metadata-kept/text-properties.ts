import type { KNOWN_KEYWORDS } from '../codecs/png/hard-to-keep.ts';
import type { TextField } from '../metadata/carried.ts';
import { TAG } from '../metadata/exif.ts';
import { DC } from '../metadata/xmp.ts';

import { contentOf, type NewProperty, type PropertyKind } from '../metadata/xmp-packet.ts';

/*
 * PNG's texts as XMP and EXIF, for formats without such texts (PNG, third edition, section 11.3.3.1).
 */

const XMP = 'http://ns.adobe.com/xap/1.0/';
const RIGHTS = 'http://ns.adobe.com/xap/1.0/rights/';

interface Meaning {
  namespace: string;
  name: NewProperty['name'];
  kind: PropertyKind;
  /** A field of EXIF with the same meaning. */
  exif?: number;
  isCredit?: true;
}

const SOFTWARE = 0x0131;

const KEYWORDS: Readonly<Record<(typeof KNOWN_KEYWORDS)[number], Meaning>> = {
  title: { namespace: DC, name: 'dc:title', kind: 'Alt' },
  author: { namespace: DC, name: 'dc:creator', kind: 'Seq', exif: TAG.artist, isCredit: true },
  description: { namespace: DC, name: 'dc:description', kind: 'Alt', exif: TAG.imageDescription },
  copyright: { namespace: DC, name: 'dc:rights', kind: 'Alt', exif: TAG.copyright, isCredit: true },
  'creation time': { namespace: XMP, name: 'xmp:CreateDate', kind: 'text' },
  software: { namespace: XMP, name: 'xmp:CreatorTool', kind: 'text', exif: SOFTWARE },
  disclaimer: { namespace: RIGHTS, name: 'xmpRights:UsageTerms', kind: 'Alt', isCredit: true },
};

const meaningOf = ({ keyword }: TextField): Meaning | undefined =>
  (KEYWORDS as Readonly<Record<string, Meaning>>)[keyword.toLowerCase()];

/** Whether a text is about creator or copyright. */
export const isCreditText = (field: TextField): boolean => meaningOf(field)?.isCredit === true;

/** A date as ISO 8601. PNG suggests RFC 1123's form. */
function dateOf(text: string): string | undefined {
  if (/^\d{4}(-\d\d){0,2}(T[\d:.Z+-]+)?$/.test(text)) return text;
  const time = Date.parse(text);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** Returns XMP properties, and whether a text has none. */
export function propertiesOfTexts(fields: readonly TextField[]): { properties: NewProperty[]; isPartial: boolean } {
  let isPartial = false;
  const properties = fields.flatMap((field): NewProperty[] => {
    const meaning = meaningOf(field);
    const text = meaning?.name === 'xmp:CreateDate' ? dateOf(field.text) : field.text;
    if (!meaning || !text) {
      isPartial = true;
      return [];
    }
    const { namespace, name, kind } = meaning;
    return [{ namespace, name, content: contentOf(kind, [text]) }];
  });
  return { properties, isPartial };
}

/** Returns the texts that EXIF has fields for, by tag. */
export function exifOfTexts(fields: readonly TextField[]): Map<number, string> {
  return new Map(
    fields.flatMap((field): [number, string][] => {
      const tag = meaningOf(field)?.exif;
      return tag === undefined ? [] : [[tag, field.text]];
    }),
  );
}

import { DC, PHOTOSHOP, type Property } from '../../metadata/xmp.ts';
import {
  contentOf,
  EXIF,
  type NewProperty,
  TIFF,
  withoutProperties,
  withProperties,
  withValues,
} from '../../metadata/xmp-packet.ts';
import type { Changes } from './changes.ts';
import { changedXmpDate } from './dates.ts';
import { textsIn } from './texts.ts';

const BASIC = 'http://ns.adobe.com/xap/1.0/';
const DATES: Readonly<Record<string, readonly string[]>> = {
  [BASIC]: ['CreateDate', 'ModifyDate'],
  [EXIF]: ['DateTimeOriginal', 'DateTimeDigitized'],
  [PHOTOSHOP]: ['DateCreated'],
  [TIFF]: ['DateTime'],
  [DC]: ['date'],
};
const RESOLUTIONS: readonly string[] = ['XResolution', 'YResolution'];
const PER_INCH = '2';

const newTexts = (changes: Changes): NewProperty[] =>
  textsIn(changes).map(({ namespace, xmp, kind, values }) => ({
    namespace,
    name: xmp,
    content: contentOf(kind, values),
  }));

/** The new value of a property that is no text. */
function newValue({ namespace, name }: Property, value: string, changes: Changes): string | undefined {
  // A list of dates.
  if (value.includes('<')) return undefined;
  if (DATES[namespace]?.includes(name)) return changedXmpDate(value, changes);
  if (namespace !== TIFF || changes.dpi === undefined) return undefined;
  if (RESOLUTIONS.includes(name)) return `${changes.dpi}/1`;
  return name === 'ResolutionUnit' ? PER_INCH : undefined;
}

/** Elements are changed in place; an attribute, or an empty element, holds no array. */
function changed(packet: string, texts: readonly NewProperty[], changes: Changes): string {
  const textOf = ({ namespace, name }: Property) =>
    texts.find((text) => text.namespace === namespace && text.name.split(':')[1] === name);
  const isHolder = ({ isAttribute, text }: Property) => !isAttribute && text.includes('</');
  const edited = withValues(packet, (property, value) => {
    const text = textOf(property);
    if (!text) return newValue(property, value, changes);
    return isHolder(property) ? text.content : undefined;
  });
  return withoutProperties(edited, (property) => !isHolder(property) && textOf(property) !== undefined);
}

/**
 * Writes changes into XMP. Texts are added to a file without XMP; dates and the resolution, which EXIF has, are changed where they are.
 * @returns the packet, undefined if there is none and none is needed; 'damaged' for a packet that is no RDF
 */
export function editedXmp(packet: string | undefined, changes: Changes): string | undefined | 'damaged' {
  const texts = newTexts(changes);
  const own = packet === undefined ? undefined : changed(packet, texts, changes);
  if (texts.length === 0) return own;
  return withProperties(own, texts) ?? 'damaged';
}

/** Namespaces and identifiers of the blocks around a gain map. */

/** Adobe's gain map specification 1.0, which Android's Ultra HDR builds on. */
export const HDRGM = 'http://ns.adobe.com/hdr-gain-map/1.0/';
/** Android's list of the pictures and videos in a file. */
export const CONTAINER = 'http://ns.google.com/photos/1.0/container/';
export const CONTAINER_ITEM = 'http://ns.google.com/photos/1.0/container/item/';
/** Google Camera's mark of a motion photo. */
export const CAMERA = 'http://ns.google.com/photos/1.0/camera/';
/** Apple's gain map. */
export const APPLE = 'http://ns.apple.com/HDRGainMap/1.0/';

/** The start of an APP1 segment with XMP (XMP part 3, section 1.1.3). */
export const XMP_SEGMENT = 'http://ns.adobe.com/xap/1.0/\0';
/** The start of an APP2 segment of ISO 21496-1, annex C. */
export const ISO_SEGMENT = 'urn:iso:std:iso:ts:21496:-1\0';
export const PROFILE_SEGMENT = 'ICC_PROFILE\0';
/** CIPA DC-007, multi-picture format. */
export const MPF_SEGMENT = 'MPF\0';

export interface GainMap {
  /** A complete JPEG file. */
  jpeg: Uint8Array<ArrayBuffer>;
  /** For Apple’s kind: the brightness of the map’s maximum relative to white. */
  headroom?: number;
}

/*
 * XMP lists the data after the picture with its lengths. A new file needs a new list: this removes the old one and inserts a
 * correct one.
 */

/** Google Camera's property names for a video. */
const OF_VIDEO = '(?:MicroVideo|MotionPhoto)\\w*';

/** Removes all matching elements and attributes of a namespace. */
function without(xmp: string, namespace: string, names: string): string {
  const prefix = new RegExp(`xmlns:([\\w-]+)\\s*=\\s*["']${namespace.replace(/[.]/g, '\\.')}["']`).exec(xmp)?.[1];
  if (!prefix) return xmp;
  return xmp
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*/>`, 'g'), '')
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*>[\\s\\S]*?</${prefix}:\\1>`, 'g'), '')
    .replace(new RegExp(`\\s${prefix}:(?:${names})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
}

/** XMP's basic namespace (ISO 16684-1). */
const BASIC = 'http://ns.adobe.com/xap/1.0/';

/** Removes the list of data after the picture, and small copies of the picture, which show it before its edits. */
export function withoutParts(xmp: string): string {
  const listed = without(without(without(xmp, CONTAINER, '\\w+'), HDRGM, '\\w+'), CAMERA, OF_VIDEO);
  return without(listed, BASIC, 'Thumbnails');
}

/** The list with the gain map. @param mapBytes length of the map's JPEG */
function description(mapBytes: number): string {
  const item = (semantic: string, rest = '') =>
    `<rdf:li rdf:parseType="Resource"><Container:Item Item:Semantic="${semantic}" Item:Mime="image/jpeg"${rest}/></rdf:li>`;
  return [
    `<rdf:Description rdf:about="" xmlns:Container="${CONTAINER}" xmlns:Item="${CONTAINER_ITEM}" xmlns:hdrgm="${HDRGM}" hdrgm:Version="1.0">`,
    `<Container:Directory><rdf:Seq>${item('Primary')}${item('GainMap', ` Item:Length="${mapBytes}"`)}</rdf:Seq></Container:Directory>`,
    '</rdf:Description>',
  ].join('');
}

const END = '</rdf:RDF>';

/** Adds the gain map to the list, and keeps the other XMP. @param mapBytes length of the map's JPEG */
export function withGainMap(xmp: string | undefined, mapBytes: number): string {
  const clean = withoutParts(xmp ?? '');
  const at = clean.lastIndexOf(END);
  if (at >= 0 && clean.includes('xmlns:rdf=')) return clean.slice(0, at) + description(mapBytes) + clean.slice(at);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description(mapBytes)}${END}</x:xmpmeta>`;
}

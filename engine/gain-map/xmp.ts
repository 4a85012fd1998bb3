import { CAMERA, CONTAINER, CONTAINER_ITEM, HDRGM } from './names.ts';

/*
 * XMP says what stands behind the picture and how long it is. In a new file that is no longer so: it is taken out, and
 * what is true is put in.
 */

/** Names of Google's camera that speak of a video. */
const OF_VIDEO = '(?:MicroVideo|MotionPhoto)\\w*';

/** Without all elements and attributes of a namespace whose names fit. */
function without(xmp: string, namespace: string, names: string): string {
  const prefix = new RegExp(`xmlns:([\\w-]+)\\s*=\\s*["']${namespace.replace(/[.]/g, '\\.')}["']`).exec(xmp)?.[1];
  if (!prefix) return xmp;
  return xmp
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*/>`, 'g'), '')
    .replace(new RegExp(`<${prefix}:(${names})\\b[^>]*>[\\s\\S]*?</${prefix}:\\1>`, 'g'), '')
    .replace(new RegExp(`\\s${prefix}:(?:${names})\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
}

/** XMP that says nothing of what stood behind the picture. */
export function withoutParts(xmp: string): string {
  return without(without(without(xmp, CONTAINER, '\\w+'), HDRGM, '\\w+'), CAMERA, OF_VIDEO);
}

/** @param mapBytes the length of the map's JPEG */
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

/** XMP that says that a gain map of so many bytes stands behind the picture, besides what it says already. */
export function withGainMap(xmp: string | undefined, mapBytes: number): string {
  const clean = withoutParts(xmp ?? '');
  const at = clean.lastIndexOf(END);
  if (at >= 0 && clean.includes('xmlns:rdf=')) return clean.slice(0, at) + description(mapBytes) + clean.slice(at);
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${description(mapBytes)}${END}</x:xmpmeta>`;
}

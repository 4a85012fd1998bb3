import { CONTAINER, CONTAINER_ITEM, HDRGM } from '../../../metadata/gain-map.ts';
import { withoutParts } from '../../../metadata/gain-map-xmp.ts';

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

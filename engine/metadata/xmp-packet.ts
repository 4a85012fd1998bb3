import type { Size } from '../geometry/steps.ts';
import { descriptionsOf, escaped, type Property, packetOf, RDF, writtenOf } from './xmp.ts';

/*
 * Changes of an XMP packet's text. A packet that is no RDF is never changed.
 */

export const TIFF = 'http://ns.adobe.com/tiff/1.0/';
export const EXIF = 'http://ns.adobe.com/exif/1.0/';
const NOTE = 'http://ns.adobe.com/xmp/note/';
const EXTENDED = 'HasExtendedXMP';

interface Change {
  from: number;
  to: number;
  text: string;
}

function changed(packet: string, changes: readonly Change[]): string {
  const ordered = [...changes].sort((a, b) => b.from - a.from);
  return ordered.reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), packet);
}

/** The value of a property: between the quotes of an attribute, or between the tags of an element. */
function rangeOf({ start, text, isAttribute }: Property): { from: number; to: number } | undefined {
  const from = isAttribute ? text.search(/["']/) + 1 : text.indexOf('>') + 1;
  const to = isAttribute ? text.length - 1 : text.lastIndexOf('</');
  return to >= from ? { from: start + from, to: start + to } : undefined;
}

const propertiesOf = (packet: string) => (descriptionsOf(packet) ?? []).flatMap(({ properties }) => properties);

/**
 * Replaces the values of properties that are texts.
 * @param replaced returns the new text of a property, from the one that it has; undefined for one that stays
 */
export function withValues(
  packet: string,
  replaced: (property: Property, value: string) => string | undefined,
): string {
  const changes = propertiesOf(packet).flatMap((property): Change[] => {
    const range = rangeOf(property);
    const value = range && replaced(property, packet.slice(range.from, range.to));
    return range && value !== undefined ? [{ ...range, text: value }] : [];
  });
  return changed(packet, changes);
}

/** States that the pixels are upright, and their size, where the packet has these properties. */
export function withPicture(packet: string, { width, height }: Size): string {
  const known: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    [TIFF]: { Orientation: 1, ImageWidth: width, ImageLength: height },
    [EXIF]: { PixelXDimension: width, PixelYDimension: height },
  };
  return withValues(packet, ({ namespace, name }) => known[namespace]?.[name]?.toString());
}

/** Returns the identifier of a packet's extension. */
export function extensionOf(packet: string): string | undefined {
  const property = propertiesOf(packet).find(isReference);
  const value = property && rangeOf(property);
  return value && packet.slice(value.from, value.to).trim();
}

const isReference = ({ namespace, name }: Property) => namespace === NOTE && name === EXTENDED;

/** Removes the reference to an extension. */
export const withoutReference = (packet: string) => withoutProperties(packet, isReference);

/** Removes properties. A packet that is no RDF stays as it is. */
export function withoutProperties(packet: string, goes: (property: Property) => boolean): string {
  const gone = propertiesOf(packet).filter(goes);
  return changed(
    packet,
    gone.map(({ start, text }) => ({ from: start, to: start + text.length, text: '' })),
  );
}

/** The closing tag of RDF, whatever its prefix is. */
const END = /<\/[^\s>]*RDF\s*>(?![\s\S]*<\/[^\s>]*RDF\s*>)/;

/** Adds descriptions to a packet, or returns a new one. Returns undefined if the packet is no RDF. */
export function withDescriptions(packet: string | undefined, descriptions: string): string | undefined {
  if (packet === undefined) return packetOf(descriptions);
  const at = descriptionsOf(packet) ? packet.search(END) : -1;
  return at < 0 ? undefined : packet.slice(0, at) + descriptions + packet.slice(at);
}

/** Merges a packet with its extension. Returns undefined if one of them is no RDF. */
export function withExtension(packet: string, extension: string): string | undefined {
  const descriptions = descriptionsOf(extension);
  return descriptions && withDescriptions(packet, writtenOf(descriptions));
}

/** A property to add, as an element. */
export interface NewProperty {
  namespace: string;
  /** With the usual prefix of the namespace. */
  name: `${string}:${string}`;
  content: string;
}

/** A text, or an array of RDF: alternatives by language, unordered, ordered. */
export type PropertyKind = 'text' | 'Alt' | 'Bag' | 'Seq';

/** A list of one kind or a text, as the content of a property. */
export function contentOf(kind: PropertyKind, texts: readonly string[]): string {
  const items = texts.map(escaped);
  if (kind === 'text') return items[0] ?? '';
  if (kind === 'Alt') return `<rdf:Alt><rdf:li xml:lang="x-default">${items[0] ?? ''}</rdf:li></rdf:Alt>`;
  return `<rdf:${kind}>${items.map((item) => `<rdf:li>${item}</rdf:li>`).join('')}</rdf:${kind}>`;
}

/** Adds the properties that a packet lacks. Returns undefined if the packet is no RDF. */
export function withProperties(packet: string | undefined, added: readonly NewProperty[]): string | undefined {
  const own = packet === undefined ? [] : propertiesOf(packet);
  const lacks = ({ namespace, name }: NewProperty) =>
    !own.some((property) => property.namespace === namespace && property.name === name.split(':')[1]);
  const missing = added.filter(lacks);
  if (missing.length === 0) return packet;
  const spaces = new Map(missing.map(({ namespace, name }) => [name.split(':')[0], namespace]));
  const declared = [...spaces].map(([prefix, namespace]) => ` xmlns:${prefix}="${namespace}"`).join('');
  const elements = missing.map(({ name, content }) => `<${name}>${content}</${name}>`).join('');
  return withDescriptions(
    packet,
    `<rdf:Description xmlns:rdf="${RDF}" rdf:about=""${declared}>${elements}</rdf:Description>`,
  );
}

const lengthOf = (text: string) => new TextEncoder().encode(text).length;

/** Bytes of the description that refers to an extension. */
const REFERENCE_BYTES = 256;

/**
 * Divides a packet whose bytes are more than a limit: the longest properties become an extension.
 * @param identify returns the identifier of an extension
 * @returns undefined for a packet that is no RDF
 */
export function divided(
  packet: string,
  limit: number,
  identify: (extension: string) => string,
): { packet: string; extension?: string; identifier?: string } | undefined {
  const descriptions = descriptionsOf(packet);
  if (!descriptions) return undefined;
  const moved = new Set<Property>();
  const part = (isMoved: boolean) =>
    writtenOf(
      descriptions.map(({ namespaces, properties }) => ({
        namespaces,
        properties: properties.filter((property) => moved.has(property) === isMoved),
      })),
    );
  const longest = descriptions.flatMap(({ properties }) => properties).sort((a, b) => b.text.length - a.text.length);
  // Without the white space at its end it may fit.
  for (const property of longest) {
    if (lengthOf(packetOf(part(false))) + REFERENCE_BYTES <= limit) break;
    moved.add(property);
  }
  if (moved.size === 0) return { packet: packetOf(part(false)) };
  const extension = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">${part(true)}</rdf:RDF></x:xmpmeta>`;
  const identifier = identify(extension);
  const reference = `<rdf:Description rdf:about="" xmlns:xmpNote="${NOTE}" xmpNote:${EXTENDED}="${identifier}"/>`;
  return { packet: packetOf(part(false) + reference), extension, identifier };
}

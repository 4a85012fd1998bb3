import { DC, descriptionsOf, type Property, RDF } from '../metadata/xmp.ts';
import { groupOf } from './group-of.ts';
import type { Found, Group, HiddenKind, Tag } from './inspection.ts';
import { shortened } from './readable.ts';

/*
 * XMP (ISO 16684-1): each property with its values. Structures and lists have one tag per value, named by their path.
 */

const MOST_VALUES = 5000;
/** Files in Base64 as properties: XMP's thumbnails, and Android's panoramas and depth maps. */
const FILES: Readonly<Record<string, { kind: HiddenKind; mediaType?: string }>> = {
  'xmpGImg:image': { kind: 'thumbnail', mediaType: 'image/jpeg' },
  'GDepth:Data': { kind: 'depth' },
  'GImage:Data': { kind: 'picture' },
  'GAudio:Data': { kind: 'sound', mediaType: 'audio/mp4' },
};
/** The dimensions of a picture. */
const STORAGE =
  /^(?:tiff|exif):(?:Orientation|ImageWidth|ImageLength|ImageHeight|PixelXDimension|PixelYDimension|.*Resolution.*|ExifVersion|FlashpixVersion|ComponentsConfiguration|BitsPerSample|Compression|PhotometricInterpretation|SamplesPerPixel|YCbCr\w+|PlanarConfiguration|NativeDigest)$|^dc:format$/;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text without XML's entities. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

const PIECE =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s>]+)\s*>|<([^\s/>!?]+)((?:[^"'>]|"[^"]*"|'[^']*')*?)(\/?)>/g;
const ATTRIBUTE = /([\w.-]+:[\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface Value {
  path: string;
  text: string;
}

const IS_SYNTAX = /^(?:xmlns|xml):|:(?:parseType|about|datatype)$/;

/** Elements of RDF that have no name of their own. */
const isUnnamed = (name: string) =>
  /^[\w-]*:?(?:Seq|Bag|Alt|li|Description|RDF|value|xmpmeta|xapmeta|metadata)$/.test(name);

interface Element {
  name: string;
  /** The offset of its content. */
  from: number;
  hasChild: boolean;
}

/** Collects the texts inside of an element, each with the names of the elements around it. */
class Values {
  readonly found: Value[] = [];
  readonly #xml: string;
  readonly #open: Element[] = [];

  constructor(xml: string) {
    this.#xml = xml;
  }

  add({ 0: whole, 1: data, 2: closing, 3: name, 4: attributes = '', 5: slash, index = 0 }: RegExpMatchArray): void {
    if (data !== undefined) this.#text(this.#path(), data);
    else if (closing !== undefined) this.#close(index);
    else if (name !== undefined) {
      const parent = this.#open.at(-1);
      if (parent) parent.hasChild = true;
      this.#open.push({ name, from: index + whole.length, hasChild: false });
      const hasAttributes = this.#attributes(attributes);
      if (slash !== '/') return;
      // An empty property is a property.
      if (!hasAttributes) this.#text(this.#path(), '');
      this.#open.pop();
    }
  }

  #path(): string {
    const names = this.#open.map(({ name }) => name);
    return names.filter((name) => !isUnnamed(name)).join('/');
  }

  #text(path: string, text: string): void {
    if (path !== '' && this.found.length < MOST_VALUES) this.found.push({ path, text: unescaped(text).trim() });
  }

  #attributes(attributes: string): boolean {
    let hasSome = false;
    for (const { 1: name = '', 2: double, 3: single } of attributes.matchAll(ATTRIBUTE)) {
      if (IS_SYNTAX.test(name)) continue;
      hasSome = true;
      // The address or the value of the element itself.
      this.#text(name.startsWith('rdf:') ? this.#path() : `${this.#path()}/${name}`, double ?? single ?? '');
    }
    return hasSome;
  }

  #close(at: number): void {
    const element = this.#open.at(-1);
    const isList = element && /:(?:Seq|Bag|Alt)$/.test(element.name);
    if (element && !element.hasChild && !isList) this.#text(this.#path(), this.#xml.slice(element.from, at));
    this.#open.pop();
  }
}

function valuesIn(xml: string): Value[] {
  const values = new Values(xml);
  for (const piece of xml.matchAll(PIECE)) values.add(piece);
  return values.found;
}

/** The values of a property. An attribute is its own value. */
function valuesOf({ text, isAttribute }: Property): Value[] {
  if (!isAttribute) return valuesIn(text);
  const [, name = '', double, single] = /^([^\s=]+)\s*=\s*(?:"([\s\S]*)"|'([\s\S]*)')$/.exec(text.trim()) ?? [];
  return [{ path: name, text: unescaped(double ?? single ?? '') }];
}

/** Decodes Base64 with white space; undefined for another text. */
function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function startType(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  return bytes[0] === 0x89 && bytes[1] === 0x50 ? 'image/png' : undefined;
}

/** Adds a property that is a file. @returns false for any other */
function addFile({ path, text }: Value, found: Found): boolean {
  const known = FILES[path.split('/').at(-1) ?? ''];
  const bytes = known && fromBase64(text);
  if (!known || !bytes || bytes.length < 64) return false;
  const mediaType = startType(bytes) ?? known.mediaType;
  found.hidden.push({ kind: known.kind, bytes, ...(mediaType && { mediaType }) });
  return true;
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const groupIn = (prefix: string, name: string): Group =>
  STORAGE.test(`${prefix}:${name}`) ? 'picture' : groupOf(name, prefix === 'crs' ? 'software' : 'other');

/** Prefixes that affect a group, by their namespaces. */
const PREFIXES: Readonly<Record<string, string>> = {
  'http://ns.adobe.com/tiff/1.0/': 'tiff',
  'http://ns.adobe.com/exif/1.0/': 'exif',
  'http://ns.adobe.com/camera-raw-settings/1.0/': 'crs',
  [DC]: 'dc',
};

/** The group of a property with all that it contains. */
export const groupOfProperty = (namespace: string, name: string): Group => groupIn(PREFIXES[namespace] ?? '', name);

function tagOf({ path, text }: Value, from = 'xmp' as Tag['source']): Tag {
  const parts = path.split('/').filter(Boolean);
  const [first = ''] = parts;
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  // Each name of the path begins with a capital, except the first, which is the property's own.
  const name = parts.map((part, i) => (i === 0 ? local(part) : capitalised(local(part)))).join('');
  // A history's times and a region's names belong to the whole.
  const group = groupIn(first.split(':')[0] ?? '', local(first));
  return {
    source: from,
    directory: first.split(':')[0] ?? '',
    name,
    id: parts.join('/'),
    group,
    raw: shortened(text),
    value: shortened(text),
    bytes: text.length,
  };
}

const isProperty = (namespace: string) => namespace !== '' && namespace !== RDF;
const PACKET = /<[\w-]*:?(?:xmpmeta|xapmeta|RDF)[\s>]/;
const TOOLKIT = /<[\w-]+:x[am]pmeta[^>]*\s[\w-]+:x[am]ptk\s*=\s*(?:"([^"]*)"|'([^']*)')/;

/** Adds the properties of a packet. */
export function readXmpTags(packet: string, found: Found): void {
  const [, double, single] = TOOLKIT.exec(packet.slice(0, 4000)) ?? [];
  const toolkit = double ?? single;
  if (toolkit) found.tags.push({ ...tagOf({ path: 'x:xmptk', text: toolkit }), name: 'XMPToolkit', group: 'software' });
  const descriptions = descriptionsOf(packet, isProperty);
  const values = descriptions
    ? descriptions.flatMap(({ properties }) => properties.flatMap(valuesOf))
    : // Of a damaged packet, and of RDF in other forms.
      PACKET.test(packet)
      ? valuesIn(packet)
      : [];
  for (const value of values.slice(0, MOST_VALUES)) if (!addFile(value, found)) found.tags.push(tagOf(value));
  found.isPartial ||= values.length > MOST_VALUES;
  const isUnread = !descriptions && values.length === 0 && packet.trim() !== '' && !isEmpty(packet);
  if (isUnread) found.unknown.push({ name: 'XMP', bytes: packet.length });
}

/** Whether a packet has neither texts nor properties. */
const isEmpty = (packet: string) =>
  /^\s*$/.test(packet.replace(/<\?[\s\S]*?\?>|<[^>]*>/g, '')) && !/<rdf:li|<dc:|<xmp:/.test(packet);

/*
 * XMP (ISO 16684-1): RDF in XML. Workers have no XML parser, so this selects whole properties and copies their text unchanged.
 */

export const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
export const DC = 'http://purl.org/dc/elements/1.1/';
export const PHOTOSHOP = 'http://ns.adobe.com/photoshop/1.0/';

/** Creator, copyright and usage terms; `*` for all properties of a namespace. */
const CREDITS: Readonly<Record<string, readonly string[]>> = {
  [DC]: ['creator', 'rights'],
  [PHOTOSHOP]: ['AuthorsPosition', 'Credit', 'Source'],
  'http://ns.adobe.com/xap/1.0/rights/': ['*'],
  'http://ns.adobe.com/tiff/1.0/': ['Artist', 'Copyright'],
  'http://creativecommons.org/ns#': ['*'],
  'http://ns.useplus.org/ldf/xmp/1.0/': [
    ...['CopyrightOwner', 'CopyrightStatus', 'CreditLineRequired', 'ImageCreator', 'ImageSupplier', 'Licensor'],
  ],
};

/** Names of location properties: exif:GPS…, photoshop:City, Iptc4xmpCore:Location and similar ones. */
export const PLACE = /GPS|Location|City|Country|State(?!ment)|Sublocation|WorldRegion/;

/** Words of places in texts of PNGs and in comments, with their keywords. */
export const PLACE_IN_TEXT = /gps|latitude|longitude|altitude|location|\bgeo|city|country/i;

const ATTRIBUTE = /(?<=\s)([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

interface Tag {
  start: number;
  end: number;
  closing: boolean;
  name: string;
  attributes: string;
  /** A self-closing tag. */
  isEmpty: boolean;
}

/** Skipped constructs, by their start and end. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of a tag, ignoring `>` in quotes; -1 if it does not end. */
function endOfTag(packet: string, start: number): number {
  for (let at = start + 1; at < packet.length; at++) {
    const sign = packet[at];
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") {
      at = packet.indexOf(sign, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

/** Iterates over tags in one pass. Yields undefined, once, for a tag that does not end. */
function* tagsOf(packet: string): Generator<Tag | undefined> {
  for (let start = packet.indexOf('<'); start >= 0; ) {
    const passed = SKIPPED.find(([begin]) => packet.startsWith(begin, start));
    let end: number;
    if (passed) {
      const last = packet.indexOf(passed[1], start);
      end = last < 0 ? -1 : last + passed[1].length;
    } else end = endOfTag(packet, start);
    if (end < 0) return yield undefined;
    if (!passed) {
      const closing = packet[start + 1] === '/';
      const isEmpty = packet[end - 2] === '/';
      const inside = packet.slice(start + (closing ? 2 : 1), end - (isEmpty ? 2 : 1));
      const [name = ''] = /^[^\s]*/.exec(inside) ?? [];
      yield { start, end, closing, name, attributes: inside.slice(name.length), isEmpty };
    }
    start = packet.indexOf('<', end);
  }
}

type Namespaces = Readonly<Record<string, string>>;
export type Wanted = (namespace: string, name: string) => boolean;

interface Element {
  tag: string;
  namespaces: Namespaces;
}

type Attribute = [name: string, quoted: string, at: number];

function attributesOf(text: string): Attribute[] {
  return Array.from(text.matchAll(ATTRIBUTE), ({ 1: name = '', 2: quoted = '', index }) => [name, quoted, index]);
}

function namespacesIn(attributes: readonly Attribute[], outer: Namespaces): Namespaces {
  const own = attributes
    .filter(([name]) => name.startsWith('xmlns:'))
    .map(([name, quoted]) => [name.slice(6), quoted.slice(1, -1)]);
  return own.length > 0 ? { ...outer, ...Object.fromEntries(own) } : outer;
}

/** @returns the namespace URI (for `xmlns:` none), or an empty string, and the local name */
function resolve(qualified: string, namespaces: Namespaces): [namespace: string, name: string] {
  const [prefix = '', name] = qualified.split(':');
  return name === undefined ? ['', prefix] : [namespaces[prefix] ?? '', name];
}

/** A property's text, as an attribute or as an element. */
export interface Property {
  namespace: string;
  name: string;
  /** Its offset in the packet. */
  start: number;
  text: string;
  isAttribute: boolean;
}

export interface Description {
  namespaces: Namespaces;
  properties: Property[];
}

/** The current property. */
type Started = Omit<Property, 'text'> & { depth: number };

/** Collects the wanted properties of a packet's descriptions, tag by tag. */
class Descriptions {
  readonly found: Description[] = [];
  readonly #packet: string;
  readonly #wants: Wanted;
  readonly #open: Element[] = [];
  #property: Started | undefined;

  constructor(packet: string, wants: Wanted) {
    this.#packet = packet;
    this.#wants = wants;
  }

  /** Whether all elements are closed. */
  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  /** @returns false for an end tag without its start */
  add({ start, end, closing, name, attributes, isEmpty }: Tag): boolean {
    if (!closing) this.#start(start, name, attributes, isEmpty);
    else if (this.#open.pop()?.tag !== name) return false;
    if (this.#property && this.#open.length === this.#property.depth) this.#end(this.#property, end);
    return true;
  }

  #start(start: number, tag: string, attributeText: string, isEmpty: boolean): void {
    const parent = this.#open.at(-1);
    const attributes = attributesOf(attributeText);
    const namespaces = namespacesIn(attributes, parent?.namespaces ?? {});
    const [namespace, name] = resolve(tag, namespaces);
    const [parentSpace, parentName] = parent ? resolve(parent.tag, parent.namespaces) : ['', ''];
    if (!this.#property && parentSpace === RDF) {
      const isDescription = parentName === 'RDF' && namespace === RDF && name === 'Description';
      if (isDescription) this.#describe(attributes, start + 1 + tag.length, namespaces);
      else if (parentName === 'Description' && this.found.length > 0)
        this.#property = { namespace, name, start, depth: this.#open.length, isAttribute: false };
    }
    if (!isEmpty) this.#open.push({ tag, namespaces });
  }

  #describe(attributes: ReturnType<typeof attributesOf>, attributesAt: number, namespaces: Namespaces): void {
    const properties = attributes.map(([attribute, quoted, at]): Property => {
      const [namespace, name] = resolve(attribute, namespaces);
      return { namespace, name, start: attributesAt + at, text: `${attribute}=${quoted}`, isAttribute: true };
    });
    this.found.push({
      namespaces,
      properties: properties.filter(({ namespace, name }) => this.#wants(namespace, name)),
    });
  }

  #end({ depth: _, ...property }: Started, end: number): void {
    const text = this.#packet.slice(property.start, end);
    if (this.#wants(property.namespace, property.name)) this.found.at(-1)?.properties.push({ ...property, text });
    this.#property = undefined;
  }
}

/** The wanted properties, by `rdf:Description`; undefined for invalid XMP. */
export function descriptionsOf(packet: string, wants: Wanted = isProperty): Description[] | undefined {
  const descriptions = new Descriptions(packet, wants);
  for (const tag of tagsOf(packet)) if (!tag || !descriptions.add(tag)) return undefined;
  return descriptions.isClosed && descriptions.found.length > 0 ? descriptions.found : undefined;
}

/** Wraps descriptions in a packet. */
export const packetOf = (descriptions: string) =>
  `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">${descriptions}</rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

const isProperty: Wanted = (namespace) => namespace !== '' && namespace !== RDF;

/** Serialises descriptions, each with its namespaces, so that they can be moved to another packet; those without properties are left out. */
export function writtenOf(descriptions: readonly Description[]): string {
  const filled = descriptions.filter(({ properties }) => properties.length > 0);
  return filled
    .map(({ namespaces, properties }) => {
      const spaces = Object.entries({ ...namespaces, rdf: RDF }).map(
        ([prefix, address]) => `xmlns:${prefix}="${address}"`,
      );
      const texts = (isAttribute: boolean) =>
        properties.filter((property) => property.isAttribute === isAttribute).map(({ text }) => text);
      const attributes = [...spaces, ...texts(true)].join(' ');
      return `<rdf:Description rdf:about="" ${attributes}>${texts(false).join('')}</rdf:Description>`;
    })
    .join('');
}

/** Returns a packet with only the wanted properties; undefined if there are none, or the packet is invalid. */
function select(packet: string, wants: Wanted): string | undefined {
  const kept = writtenOf(descriptionsOf(packet, wants) ?? []);
  return kept === '' ? undefined : packetOf(kept);
}

const isCredit: Wanted = (namespace, name) => {
  const names = CREDITS[namespace];
  return names !== undefined && (names.includes('*') || names.includes(name));
};

/** Returns only credit and copyright, as UTF-8; undefined if the packet has neither or is invalid. */
export function xmpCredits(packet: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  return encoded(select(new TextDecoder().decode(packet), isCredit));
}

/**
 * Removes location properties. If a location remains elsewhere in the packet, only credit and copyright are kept, and if even
 * those contain a location, nothing.
 */
export function xmpWithoutPlace(packet: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const text = new TextDecoder().decode(packet);
  if (!PLACE.test(text)) return packet.slice();
  const tries = [select(text, (space, name) => isProperty(space, name) && !PLACE.test(name)), select(text, isCredit)];
  return encoded(tries.find((tried) => tried !== undefined && !PLACE.test(tried)));
}

/** Returns only the wanted properties, as UTF-8; undefined if there are none, or the packet is invalid. */
export const xmpWhere = (packet: Uint8Array, wants: Wanted) =>
  encoded(
    select(
      new TextDecoder().decode(packet),
      (namespace, name) => isProperty(namespace, name) && wants(namespace, name),
    ),
  );

function encoded(text: string | undefined): Uint8Array<ArrayBuffer> | undefined {
  return text === undefined ? undefined : new Uint8Array(new TextEncoder().encode(text));
}

export const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

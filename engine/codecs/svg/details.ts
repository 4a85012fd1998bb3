import { concatenate } from '../../bytes/concatenate.ts';
import { type DetailKind, type Details, type FilePart, keptBytes } from '../../details/part.ts';
import { ImageError } from '../../errors/errors.ts';
import { latin1 } from '../../metadata/blocks.ts';

/*
 * What a drawing has besides its picture: comments, the `metadata` element, and the elements and attributes of drawing programs, which are
 * in namespaces of their own (SVG 2, sections 4.2 and 5.8). Every other byte stays. Titles and descriptions are read aloud, so they
 * belong to the picture.
 */

/** Namespaces of the picture. A prefix of an entity is a program's own, since browsers ignore the entities of programs. */
const OF_PICTURE = /w3\.org\/(?:2000\/svg|1999\/xlink|1999\/xhtml|1998\/Math|XML\/1998)/;
const NEEDED_PREFIXES: ReadonlySet<string> = new Set(['', 'xml', 'xmlns', 'svg', 'xlink']);
const NEEDED_INSTRUCTION = /^<\?xml(?:-stylesheet)?\s/;

/** Markup: comments, character data, instructions, the document type, and tags with their attributes. */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^>[]|\[[\s\S]*?\])*>|<(\/?)([\w.-]+:)?([\w.-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*?)(\/?)>/g;
const DECLARATION = /\sxmlns:([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ATTRIBUTE = /\s+([\w.-]+):([\w.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g;
const RDF = /<[\w-]+:RDF[\s>]/;

/** Prefixes of programs' namespaces. */
function foreignPrefixes(text: string): Set<string> {
  const foreign = new Set<string>();
  for (const { 1: prefix = '', 2: double, 3: single } of text.matchAll(DECLARATION)) {
    if (!NEEDED_PREFIXES.has(prefix) && !OF_PICTURE.test(double ?? single ?? '')) foreign.add(prefix);
  }
  return foreign;
}

interface Open {
  start: number;
  name: string;
  depth: number;
  isMetadata: boolean;
}

interface StartTag {
  whole: string;
  start: number;
  /** With its colon. */
  prefix: string;
  local: string;
  attributes: string;
  isEmpty: boolean;
}

class Markup {
  readonly parts: FilePart[] = [];
  readonly #foreign: ReadonlySet<string>;
  readonly #text: string;
  #depth = 0;
  /** The outermost element that goes. */
  #open: Open | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#foreign = foreignPrefixes(text);
  }

  add({ 0: whole, 1: slash, 2: prefix = '', 3: local, 4: attributes = '', 5: empty, index }: RegExpMatchArray): void {
    const start = index ?? 0;
    if (local === undefined) this.#addOther(whole, start);
    else if (slash === '/') this.#close(start + whole.length);
    else this.#addElement({ whole, start, prefix, local, attributes, isEmpty: empty === '/' });
  }

  #addElement({ whole, start, prefix, local, attributes, isEmpty }: StartTag): void {
    const space = prefix.slice(0, -1);
    const isMetadata = local === 'metadata' && !this.#foreign.has(space);
    if (!this.#open && (isMetadata || this.#foreign.has(space))) {
      this.#open = { start, name: `${prefix}${local}`, depth: this.#depth, isMetadata };
    }
    if (!this.#open)
      this.#addAttributes(attributes, start + whole.indexOf(attributes, 1 + prefix.length + local.length));
    this.#depth++;
    if (isEmpty) this.#close(start + whole.length);
  }

  #close(end: number): void {
    this.#depth--;
    const open = this.#open;
    if (!open || this.#depth !== open.depth) return;
    this.#open = undefined;
    const range = { from: open.start, to: end };
    const isRdf = open.isMetadata && RDF.test(this.#text.slice(open.start, end));
    const part = { name: open.name, start: open.start, end, kind: (isRdf ? 'xmp' : 'other') as DetailKind };
    this.parts.push(isRdf ? { ...part, content: range, block: this.#inside(open.start, end) } : part);
  }

  /** The content of an element. */
  #inside(start: number, end: number) {
    const from = this.#text.indexOf('>', start) + 1;
    return { from, to: Math.max(from, this.#text.lastIndexOf('</', end)) };
  }

  #addOther(whole: string, start: number): void {
    if (this.#open) return;
    const end = start + whole.length;
    if (whole.startsWith('<!--')) {
      const block = { from: start + 4, to: end - 3 };
      this.parts.push({ name: 'comment', start, end, kind: 'text', content: { from: start, to: end }, block });
    } else if (whole.startsWith('<?') && !NEEDED_INSTRUCTION.test(whole)) {
      this.parts.push({ name: 'instruction', start, end, kind: 'other' });
    }
  }

  #addAttributes(attributes: string, at: number): void {
    for (const { 0: whole, 1: prefix = '', 2: name = '', index } of attributes.matchAll(ATTRIBUTE)) {
      const start = at + index;
      const isDeclaration = prefix === 'xmlns';
      if (!this.#foreign.has(isDeclaration ? name : prefix)) continue;
      this.parts.push({ name: `${prefix}:${name}`, start, end: start + whole.length, kind: 'other' });
    }
  }
}

/** Whether the markup has one byte per character. */
const isReadable = ([first, second]: Uint8Array) => first !== 0 && second !== 0 && first !== 0xff && first !== 0xfe;

function partsIn(bytes: Uint8Array): FilePart[] {
  if (!isReadable(bytes)) throw new ImageError('unreadable', 'SVG: the markup is in UTF-16');
  // One byte per character, which all encodings of ASCII's markup allow.
  const text = latin1(bytes);
  const markup = new Markup(text);
  for (const match of text.matchAll(MARKUP)) markup.add(match);
  return markup.parts;
}

export const svgDetails: Details = {
  parts: partsIn,
  takesEncode: (bytes) => !isReadable(bytes),
  keepOnly: (bytes, keeping) => {
    const kept: Uint8Array[] = [];
    const parts = partsIn(bytes);
    let at = 0;
    let keepsMarkup = false;
    const write = (_: FilePart, content: Uint8Array) => content;
    const inOrder = [...parts].sort((a, b) => a.start - b.start);
    const stays = inOrder.map((part) => keptBytes(bytes, part, keeping, write));
    keepsMarkup = stays.some((part, i) => part !== undefined && inOrder[i]?.kind === 'xmp');
    for (const [i, { name, start, end }] of inOrder.entries()) {
      kept.push(bytes.subarray(at, start));
      const part = stays[i];
      // What stays refers to the namespaces.
      if (part) kept.push(part);
      else if (keepsMarkup && name.startsWith('xmlns:')) kept.push(bytes.subarray(start, end));
      at = end;
    }
    return concatenate([...kept, bytes.subarray(at)]);
  },
};

import type { CustomPlugin, XastChild, XastElement, XastParent, XastRoot } from 'svgo/browser';
import { isAddressOfCode, isLink, isOwnPart, isOwnPicture } from './addresses.ts';
import { ownStyles } from './styles.ts';

/*
 * Removes what runs code or fetches files, from the parsed drawing: names, references and entities are resolved there. It is
 * stricter than necessary. svgo's own plugin goes by a list of event attributes and by some elements' links.
 */

/** Elements that run code, or hold documents that may. By local name, in any namespace. */
const RUNNING = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener']);
/** Namespaces whose elements browsers bring to life within a drawing. */
const LIVING = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']);
const ANIMATIONS = new Set(['set', 'animate', 'animatecolor', 'animatemotion', 'animatetransform']);
/** Elements whose address is a picture. All others except links have a part of the drawing. */
const PICTURES = new Set(['image', 'feimage']);
/** Texts for people, in which HTML would parse elements as its own. */
const TEXTS = new Set(['title', 'desc']);
const VALUES = ['to', 'from', 'by', 'values'];

/** HTML ends some comments earlier than XML does, and would parse the rest. */
const isPlainComment = (comment: string): boolean => !/[<>]/.test(comment);

type Namespaces = Readonly<Record<string, string>>;

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const isAddress = (name: string) => ['href', 'src'].includes(localName(name));

function declared({ attributes }: XastElement, outer: Namespaces): Namespaces {
  const own = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  return own.length === 0
    ? outer
    : { ...outer, ...Object.fromEntries(own.map(([name, uri]) => [name.slice('xmlns:'.length), uri.trim()])) };
}

function isLiving({ name }: XastElement, namespaces: Namespaces): boolean {
  const colon = name.indexOf(':');
  return LIVING.has(namespaces[colon < 0 ? '' : name.slice(0, colon)] ?? '');
}

/** Whether an animation changes an event handler, or an address to another file. */
function animatesCode({ name, attributes }: XastElement): boolean {
  if (!ANIMATIONS.has(localName(name))) return false;
  const changed = localName((attributes.attributeName ?? '').trim());
  if (changed.startsWith('on') || changed === 'base') return true;
  if (!isAddress(changed)) return false;
  // Every value is a part of the drawing. A list of embedded pictures would be rare, and hard to split.
  const values = VALUES.flatMap((key) => attributes[key]?.split(';') ?? []);
  return values.some((value) => value.trim() !== '' && !isOwnPart(value));
}

/** Whether an element keeps an address. */
function mayRefer(local: string, address: string): boolean {
  if (local === 'a') return isLink(address) || isOwnPicture(address);
  return PICTURES.has(local) ? isOwnPicture(address) : isOwnPart(address);
}

/** What stays in a drawing. */
export interface Kept {
  code: boolean;
  titles: boolean;
}

class Cleaning {
  removed = 0;
  readonly #keeps: Kept;

  constructor(keeps: Kept) {
    this.#keeps = keeps;
  }

  clean(parent: XastParent, namespaces: Namespaces = {}): void {
    const isText = parent.type === 'element' && TEXTS.has(localName(parent.name));
    parent.children = parent.children.flatMap((child) => {
      const kept =
        isText && child.type === 'element' && !this.#keeps.code ? this.#dropped() : this.#kept(child, namespaces);
      return kept ? [kept] : [];
    });
  }

  #dropped(): undefined {
    this.removed++;
  }

  #kept(child: XastChild, namespaces: Namespaces): XastChild | undefined {
    if (this.#keeps.code && child.type !== 'element') return child;
    switch (child.type) {
      case 'doctype':
        // Its entities are expanded already.
        return /<!ENTITY/i.test(child.data.doctype) ? this.#dropped() : undefined;
      case 'instruction':
        return child.name === 'xml' ? undefined : this.#dropped();
      case 'comment':
        return isPlainComment(child.value) ? child : undefined;
      case 'cdata':
        // In HTML it could be a comment. As a text it is escaped.
        return { type: 'text', value: child.value };
      case 'text':
        return child;
      case 'element':
        return this.#keptElement(child, declared(child, namespaces));
    }
  }

  #keptElement(element: XastElement, namespaces: Namespaces): XastElement | undefined {
    const local = localName(element.name);
    if (!this.#keeps.titles && TEXTS.has(local)) return this.#dropped();
    if (!this.#keeps.code) {
      if (RUNNING.has(local) || isLiving(element, namespaces) || animatesCode(element)) return this.#dropped();
      this.#cleanAttributes(element);
      if (local === 'style') this.#cleanStyle(element);
    }
    this.clean(element, namespaces);
    return element;
  }

  #cleanAttributes({ name: element, attributes }: XastElement): void {
    for (const [name, value] of Object.entries(attributes)) {
      const local = localName(name);
      const isRefused =
        local.startsWith('on') ||
        name.toLowerCase() === 'xml:base' ||
        local === 'ping' ||
        isAddressOfCode(value) ||
        (isAddress(name) && !mayRefer(localName(element), value));
      const styles = isRefused || isAddress(name) ? undefined : ownStyles(value);
      if (!isRefused && styles === undefined) continue;
      this.removed++;
      if (styles !== undefined && local === 'style') attributes[name] = styles;
      else delete attributes[name];
    }
  }

  /** A style sheet may be in several pieces. */
  #cleanStyle(style: XastElement): void {
    const css = style.children
      .map((child) => ('value' in child && child.type !== 'comment' ? child.value : ''))
      .join('');
    const own = ownStyles(css);
    if (own === undefined) return;
    this.removed++;
    style.children = [{ type: 'text', value: own }];
  }
}

/** A plugin for svgo that removes code and other files, and titles, and counts them. */
export function remover(keeps: Kept): CustomPlugin & { removed(): number } {
  const cleaning = new Cleaning(keeps);
  return {
    name: 'removeUnwanted',
    fn: (root: XastRoot) => {
      cleaning.clean(root);
      return null;
    },
    removed: () => cleaning.removed,
  };
}

import { ImageError } from '../../errors/errors.ts';

/*
 * The nesting depth of a drawing, including references. resvg is recursive, and a WebAssembly stack has no guard: from about
 * 250 nested groups or 60 nested patterns on, it corrupts the worker's memory.
 */

/** Well below both: 100 levels of each kind are drawn correctly. Real drawings have fewer than 30. */
const DEEPEST = 100;
/** Levels of the renderer per element: an inner `svg` takes two, a reference about eight. */
const LEVELS = { element: 1, svg: 2, reference: 8 } as const;

interface Element {
  levels: number;
  /** Elements inside, and ids of referenced ones. */
  children: Element[];
  references: string[];
}

/** Referenced elements that contain others to draw. A gradient contains none. */
const DRAWN_INTO = new Set(['clipPath', 'filter', 'g', 'marker', 'mask', 'pattern', 'symbol', 'svg', 'use']);

const TOKEN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ID = /\bid\s*=\s*["']([^"']*)["']/;
const REFERENCE = /(?:href\s*=\s*["']#|url\(\s*["']?#)([^"')]+)/g;
/** An entity with elements or other entities, whose expansion is not in the text. */
const ENTITY_OF_MORE = /<!ENTITY\s[^"'>]*(["'])(?:(?!\1)[^<&])*[<&]/;

const referencesIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, id = '']) => id);
const tooDeep = () => new ImageError('unsupported', 'SVG: nested too deeply');

function readElements(text: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { levels: 0, children: [], references: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  // A reference in a style sheet may apply to any element with a class.
  const styles = /<style[\s\S]*?<\/style>/g;
  const fromStyles = [...text.matchAll(styles)].flatMap(([sheet]) => referencesIn(sheet));
  for (const [, closing, name = '', attributes = ''] of text.replace(styles, '').matchAll(TOKEN)) {
    if (!name) continue;
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const local = name.slice(name.indexOf(':') + 1);
    const references = [...referencesIn(attributes), ...(/\bclass\s*=/.test(attributes) ? fromStyles : [])];
    const element: Element = { levels: local === 'svg' ? LEVELS.svg : LEVELS.element, children: [], references };
    open.at(-1)?.children.push(element);
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined && DRAWN_INTO.has(local)) byId.set(id, element);
    if (!attributes.endsWith('/')) open.push(element);
    if (open.length > DEEPEST) throw tooDeep();
  }
  return { root, byId };
}

/** @throws {ImageError} `unsupported` for a drawing that is nested too deeply for the renderer */
export function checkDepth(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes);
  if (ENTITY_OF_MORE.test(text)) throw new ImageError('unsupported', 'SVG: entities with more than text');
  const { root, byId } = readElements(text);
  const known = new Map<Element, number>();
  const under = new Set<Element>();
  const depthOf = (element: Element, above: number): number => {
    const depth = known.get(element);
    if (depth !== undefined) return depth;
    // A renderer skips cycles.
    if (under.has(element)) return 0;
    if (above > DEEPEST) throw tooDeep();
    under.add(element);
    let deepest = 0;
    for (const child of element.children) deepest = Math.max(deepest, depthOf(child, above + element.levels));
    for (const id of element.references) {
      const other = byId.get(id);
      const down = LEVELS.reference;
      if (other) deepest = Math.max(deepest, down + depthOf(other, above + element.levels + down));
    }
    under.delete(element);
    known.set(element, element.levels + deepest);
    return element.levels + deepest;
  };
  if (depthOf(root, 0) > DEEPEST) throw tooDeep();
}

import { ImageError } from '../errors/errors.ts';

/*
 * How deeply a drawing is nested, counting what it draws by reference. resvg, which draws it, goes down by recursion, and a
 * WebAssembly stack has no guard: from about 250 groups, or 60 patterns within each other, it writes over the memory of
 * whatever the worker does next.
 */

/** Far from both: 100 of each kind below were drawn soundly. Drawings that people make stay under 30. */
const DEEPEST = 100;
/** An inner `svg` is two levels to the renderer, and what is drawn by reference about as many as this. */
const LEVELS = { element: 1, svg: 2, reference: 8 } as const;

interface Element {
  levels: number;
  /** Elements within it, and ids of those that it is drawn with. */
  children: Element[];
  references: string[];
}

/** Elements that a drawing leads into; a gradient, which it also refers to, ends there. */
const DRAWN_INTO = new Set(['clipPath', 'filter', 'g', 'marker', 'mask', 'pattern', 'symbol', 'svg', 'use']);

const TOKEN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ID = /\bid\s*=\s*["']([^"']*)["']/;
const REFERENCE = /(?:href\s*=\s*["']#|url\(\s*["']?#)([^"')]+)/g;
/** An entity that stands for elements or for other entities: what it comes to does not show in the text. */
const ENTITY_OF_MORE = /<!ENTITY\s[^"'>]*(["'])(?:(?!\1)[^<&])*[<&]/;

const referencesIn = (text: string) => [...text.matchAll(REFERENCE)].map(([, id = '']) => id);
const tooDeep = () => new ImageError('unsupported', 'SVG: nested too deeply');

function readElements(text: string): { root: Element; byId: Map<string, Element> } {
  const root: Element = { levels: 0, children: [], references: [] };
  const byId = new Map<string, Element>();
  const open = [root];
  // What a style sheet refers to may be drawn with anything that can hold it.
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

/** @throws {ImageError} `unsupported` for a drawing that is nested more deeply than the renderer can follow */
export function checkDepth(bytes: Uint8Array): void {
  const text = new TextDecoder().decode(bytes);
  if (ENTITY_OF_MORE.test(text)) throw new ImageError('unsupported', 'SVG: entities that stand for more than text');
  const { root, byId } = readElements(text);
  const known = new Map<Element, number>();
  const under = new Set<Element>();
  const depthOf = (element: Element, above: number): number => {
    const depth = known.get(element);
    if (depth !== undefined) return depth;
    // What is drawn with itself is not drawn.
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

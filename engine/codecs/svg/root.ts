/** Comments, declarations and white space before the root element. */
const PROLOGUE = /^(?:\s|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>[]|\[[\s\S]*?\])*>)*/i;
const TAG = /^<((?:[\w.-]+:)?svg)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/;
const NAME = /^<(?:[\w.-]+:)?svg[\s/>]/;

/** The root element's tag. */
export interface Root {
  /** The offset of the tag in the text. */
  at: number;
  tag: string;
  /** With its prefix, such as `svg:svg`. */
  name: string;
  /** All attributes with the white space before them, and perhaps a slash. */
  attributes: string;
}

/** Whether a text, perhaps cut off, has an SVG's root element. */
export const hasRoot = (text: string): boolean => NAME.test(text.replace(PROLOGUE, ''));

/** @returns undefined for a text that is no drawing */
export function rootOf(text: string): Root | undefined {
  const at = PROLOGUE.exec(text)?.[0].length ?? 0;
  const [tag, name = '', attributes = ''] = TAG.exec(text.slice(at)) ?? [];
  return tag === undefined ? undefined : { at, tag, name, attributes };
}

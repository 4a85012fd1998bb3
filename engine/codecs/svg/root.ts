import { PROLOGUE } from './facts.ts';

const TAG = /^<((?:[\w.-]+:)?svg)(?=[\s/>])((?:[^"'<>]|"[^"]*"|'[^']*')*)>/;

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

/** @returns undefined for a text that is no drawing */
export function rootOf(text: string): Root | undefined {
  const at = PROLOGUE.exec(text)?.[0].length ?? 0;
  const [tag, name = '', attributes = ''] = TAG.exec(text.slice(at)) ?? [];
  return tag === undefined ? undefined : { at, tag, name, attributes };
}

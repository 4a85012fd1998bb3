import { textOf } from './text-of.ts';

/** Text, which needs fonts, and HTML. */
const ELEMENT = /<(?:[\w.-]+:)?(?:text|foreignObject)[\s>]/;
/** Custom properties, and functions of CSS Color 4 and 5. */
const STYLE = /\bvar\(\s*--|\b(?:oklch|oklab|lch|lab|hwb|color|color-mix|light-dark)\(/;

/** Whether a drawing may have parts that resvg leaves out without fonts and a browser's CSS. */
export function hasUndrawn(bytes: Uint8Array): boolean {
  try {
    const text = textOf(bytes);
    return ELEMENT.test(text) || STYLE.test(text);
  } catch {
    return false;
  }
}

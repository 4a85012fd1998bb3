import { isOwnFile } from './addresses.ts';

/** In a style a letter may be written as its code: `\75 rl(`. */
const ESCAPE = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|\r?\n|([\s\S]))/gi;
/** An address in it may contain semicolons. */
const IMPORT = /@import\b(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])*(?:;|$)/gi;
/** Functions with addresses other than `url()`, and Internet Explorer's with code. CSS allows no space before the parenthesis. */
const FUNCTIONS = /(?:(?:-webkit-)?image-set|(?<![\w-])(?:src|image|expression))\([^;}]*/gi;
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))[^)"']*\)?/gi;
const SUSPECT = /\\|url\(|@import|image-set|expression|src|image/i;

const withoutEscapes = (css: string) =>
  css.replace(ESCAPE, (_, hex: string | undefined, letter = '') =>
    hex ? String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0xffff)) : letter,
  );

/**
 * Removes imports, addresses of other files and functions with code from a style sheet, or from an attribute that is a style.
 * @returns undefined if there are none
 */
export function ownStyles(css: string): string | undefined {
  if (!SUSPECT.test(css)) return undefined;
  const plain = withoutEscapes(css);
  const own = plain
    .replace(IMPORT, '')
    .replace(FUNCTIONS, 'none')
    .replace(ADDRESS, (found, ...quoted: (string | undefined)[]) =>
      isOwnFile(quoted.slice(0, 3).find((address) => address !== undefined) ?? '') ? found : 'none',
    );
  return own === plain ? undefined : own;
}

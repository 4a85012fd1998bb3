import { textOf } from './text-of.ts';

/** Elements that run code or contain foreign documents, event handlers, and style sheets that are programs. */
const CODE =
  /<(?:[\w-]+:)?(?:script|foreignObject|iframe|embed|object|handler|listener)[\s/>]|\son\w+\s*=|<\?xml-stylesheet|xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml|attributeName\s*=\s*["']\s*on/i;
/** HTML under a prefix. */
const PREFIXED = /xmlns:([\w-]+)\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml[\s\S]*<\1:/i;
/** Addresses that run code. Browsers ignore white space in the scheme. */
const RUNS = /(?:java|vb)script:|["'=]\s*data:text\//i;
/** Files that are fetched: by elements other than links, and by styles. */
const FETCHES =
  /<(?!a[\s>]|[\w-]+:a[\s>])[\w:-]+\s(?:[^>]*\s)?(?:[\w-]+:)?href\s*=\s*["'](?!\s*(?:#|data:))|\burl\((?!\s*["']?\s*(?:#|data:))|@import\b|attributeName\s*=\s*["']\s*(?:[\w-]+:)?href/i;

const REFERENCE = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|quot|apos);?/gi;
const MOST_CODE_POINT = 0x10ffff;

/** Decodes character references, behind which letters may hide. */
export const withoutReferences = (text: string): string =>
  text.replace(REFERENCE, (reference, hex: string | undefined, decimal?: string) => {
    if (!hex && !decimal) return '"';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : reference;
  });

/** Whether a drawing's text may contain code or fetch files. It may only mention them, too. */
export function mayAct(text: string): boolean {
  const plain = withoutReferences(text);
  return [CODE, PREFIXED, FETCHES].some((pattern) => pattern.test(plain)) || RUNS.test(plain.replace(/[\t\r\n ]/g, ''));
}

/** The same for a file; `without-code.ts` removes what is there. */
export function hasScripts(bytes: Uint8Array): boolean {
  try {
    return mayAct(textOf(bytes));
  } catch {
    return false;
  }
}

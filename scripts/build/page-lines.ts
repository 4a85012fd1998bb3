/** Scripts and styles, of which only structured data is part of a page's text. */
const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Which files a page loads in advance, and what its policy permits, follows from the scripts. */
const LOADED = /<(?:link[^>]*\brel="(?:modulepreload|preload|stylesheet)"|meta[^>]*Content-Security-Policy)[^>]*>/gi;
const HASHED = /(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w+)/g;

/**
 * What a visitor, a screen reader or a search engine gets of a page: its tags with their attributes, its texts, and its
 * structured data, one per line. Neither scripts nor the hashes in the names of files.
 */
export function linesOf(html: string): string[] {
  return html
    .replace(CODE, (_, __, attributes: string, code: string) => (attributes.includes('ld+json') ? `<ld>${code}` : ''))
    .replace(LOADED, '')
    .replace(HASHED, '$1')
    .replace(/(?=<)|(?<=>)/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

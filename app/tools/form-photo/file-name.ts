import { extensionOf } from '#app/tools/saving/save-file.ts';

const USUAL = 'photo';
const FORBIDDEN = '\\/:*?"<>|';

/** Returns a typed name with the result's extension, without the characters that a system refuses in names. */
export function fileNameOf(typed: string, result: string): string {
  const kept = [...typed].filter((character) => character >= ' ' && !FORBIDDEN.includes(character)).join('');
  const name = kept
    .trim()
    .replace(/\.(?:jpe?g|png)$/i, '')
    .replace(/^\.+|\.+$/g, '');
  return `${name || USUAL}${extensionOf(result)}`;
}

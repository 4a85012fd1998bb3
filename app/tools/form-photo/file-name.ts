import { extensionOf } from '#app/tools/saving/save-file.ts';
import { NAME_CHARACTERS, type NameCharacter, type NameRule } from '#catalogue/forms/form.ts';
import type { Check } from './checks.ts';

const USUAL = 'photo';
const FORBIDDEN = '\\/:*?"<>|';

/** A name of such characters alone. */
const consistsOf = (characters: readonly NameCharacter[]): RegExp =>
  new RegExp(`^[${characters.map((character) => NAME_CHARACTERS[character]).join('')}]+$`);

/** Returns a name without what a form does not accept. An accented letter remains without its accent. */
function restricted(name: string, characters: readonly NameCharacter[]): string {
  const accepted = consistsOf(characters);
  return [...name.normalize('NFD')].filter((character) => accepted.test(character)).join('');
}

/** Returns the first UTF-16 units of a name, without half a character at the end. */
const cut = (name: string, longest: number): string => name.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Returns a typed name with the result's extension, without the characters that a system refuses in names, and as the
 * form's rule has it as far as it can be met.
 */
export function fileNameOf(typed: string, result: string, { characters, longest = 255 }: NameRule = {}): string {
  const extension = extensionOf(result);
  const kept = [...typed].filter((character) => character >= ' ' && !FORBIDDEN.includes(character)).join('');
  const stem = kept
    .trim()
    .replace(/\.(?:jpe?g|png)$/i, '')
    .replace(/^\.+|\.+$/g, '');
  const accepted = (characters ? restricted(stem, characters) : stem).trim() || USUAL;
  return `${cut(accepted, Math.max(1, longest - extension.length)).trim()}${extension}`;
}

/** Compares the name that a file is saved with with the form's rule, if there is one. */
export function nameChecks(filename: string, { characters, longest = Number.POSITIVE_INFINITY }: NameRule): Check[] {
  if (!characters && longest === Number.POSITIVE_INFINITY) return [];
  const stem = filename.slice(0, filename.length - extensionOf(filename).length);
  const isOfThese = !characters || consistsOf(characters).test(stem);
  return [{ rule: 'name', isMet: isOfThese && filename.length <= longest }];
}

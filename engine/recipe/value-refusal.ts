import { ImageError } from '../errors/errors.ts';
import { nearestWord } from './nearest-word.ts';
import { shown } from './rules.ts';

/* Error messages for invalid values, without the facts of recipes. */

/** Returns the error for an invalid value. @param path such as `output.format` */
export function refusal(path: string, expected: string, got: unknown, hint?: string): ImageError {
  return new ImageError('bad-recipe', `${path}: expected ${expected}, got ${shown(got)}${hint ? `. ${hint}` : ''}`);
}

/** Returns the error for an unknown key. @param path of the object with the key; empty for the outermost */
export function unknownKey(path: string, key: string, known: readonly string[]): ImageError {
  const nearest = nearestWord(key, known);
  const hint = nearest ? `Did you mean ${nearest}?` : `There are: ${known.join(', ')}`;
  return new ImageError('bad-recipe', `${path ? `${path}.` : ''}${key}: there is no such key. ${hint}`);
}

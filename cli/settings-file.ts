import { readFileSync } from 'node:fs';
import { UsageError } from './exit-codes.ts';
import { reasonOf } from './system-errors.ts';

/** The most that is read: a recipe has at most a few hundred characters. */
const MOST_CHARACTERS = 65_536;

/**
 * The text of a recipe from a file. Its lines are joined; empty ones and those that start with # have no effect.
 * @throws {UsageError} for a file that cannot be read, or that holds no text of a recipe
 */
export function settingsFrom(path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`--settings ${path}: ${reasonOf(error)}`);
  }
  const lines = text.length > MOST_CHARACTERS ? [] : text.split(/\r?\n/).map((line) => line.trim());
  const recipe = lines.filter((line) => line !== '' && !line.startsWith('#')).join('&');
  if (!recipe.includes('=')) {
    throw new UsageError(`--settings ${path}: expected lines such as format=webp, as in docs/recipe.md`);
  }
  return recipe;
}

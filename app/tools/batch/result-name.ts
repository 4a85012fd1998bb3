import type { Loaded } from '#app/engine/load-engine.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import { archiveNames, resultSuffixes } from '#words/batch-file-names.ts';

/**
 * @param action what was done, which the name says; without it the original's name is kept
 * @returns what the result of a file is called; undefined where the file itself has no name
 */
export function outcomeName(
  door: Loaded['door'],
  file: File,
  result: Pick<Result, 'format'>,
  action?: BatchAction,
): string | undefined {
  if (!file.name) return undefined;
  return door.resultName(file.name, door.formatOf(result.format), action && resultSuffixes[action]);
}

/**
 * The name of the archive, without its extension.
 * @param actions what was done to the pictures in it
 * @param now milliseconds since 1970
 */
export function archiveName(actions: readonly BatchAction[], now: number): string {
  const [first, ...others] = new Set(actions);
  return `${archiveNames[first && others.length === 0 ? first : 'mixed']}-${now}`;
}

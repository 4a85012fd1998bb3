import type { Loaded } from '#app/engine/load-engine.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Result } from '#engine';
import { archiveNames, resultSuffixes } from '#words/batch-file-names.ts';

/**
 * @param action the action that the name mentions; without it the original's name is kept
 * @returns the name of a file's result; undefined if the file itself has no name
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
 * The archive's name, without its extension.
 * @param actions the actions of the pictures in it
 * @param now milliseconds since 1970
 */
export function archiveName(actions: readonly BatchAction[], now: number): string {
  const [first, ...others] = new Set(actions);
  return `${archiveNames[first && others.length === 0 ? first : 'mixed']}-${now}`;
}

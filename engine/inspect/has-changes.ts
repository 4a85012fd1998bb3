import type { Changes } from './edit/changes.ts';

/** Whether anything is written. */
export const hasChanges = (changes: Changes | undefined): changes is Changes =>
  Object.values(changes ?? {}).some((value) => value !== undefined);

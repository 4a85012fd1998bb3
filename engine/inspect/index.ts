/** Exports for the command. Pages use `Inspector`. */
export type { Changes } from './edit/changes.ts';
export { validatedChanges } from './edit/validated.ts';
export { inspect, removableIn } from './inspect.ts';
export { type Inspection, sizeOf } from './inspection.ts';
export { type MadeFile, made } from './made.ts';
export { REMOVABLE_GROUPS, REMOVALS, type RemovableGroup, type Removal } from './removals.ts';
export type { NotMade } from './requests.ts';
export { type Stated, statedIn } from './stated.ts';

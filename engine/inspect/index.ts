/** Exports for the command. Pages use `Inspector`. */
export { inspect, removableIn } from './inspect.ts';
export type { Credentials, Group, Hidden, HiddenKind, Inspection, Place, Tag, Unknown } from './inspection.ts';
export type { Removal } from './removals.ts';
export { isRemovable, removeMetadata } from './remove.ts';
export { type Reveals, revealedBy } from './reveals.ts';

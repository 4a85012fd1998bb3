import type { OutputId } from '../formats/index.ts';
import type { Aim } from './aims.ts';
import type { Edit } from './edits.ts';
import type { OptionValues } from './options.ts';

/** The output: its format, its aim and its options. */
export type Output = Aim & OptionValues & { format: OutputId | 'same' };

/** The operations on a picture as plain JSON: edits in order, then an output. */
export interface Recipe {
  edits: Edit[];
  output: Output;
}

export type { Aim, AimName } from './aims.ts';
export type { Edit, EditKind, EditOf } from './edits.ts';
export type { OptionName, OptionValues } from './options.ts';
export { parseRecipe } from './parse.ts';

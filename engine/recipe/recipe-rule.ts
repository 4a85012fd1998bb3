import { OUTPUT_IDS } from '../formats/index.ts';
import { AIM_FIELDS, AIM_NAMES, type AimName } from './aims.ts';
import { EDIT_RULE } from './edits.ts';
import type { Output, Recipe } from './index.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { among, eitherBy, type Fields, listOf, object, optional } from './rules.ts';

const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, optional(optionOf(name).rule)]));
const format = among(...OUTPUT_IDS, 'same');

/** A file cannot be larger than its target and as large as a least size above it. */
const BOTH_SIZES = {
  expected: 'a `min` of at most `bytes`',
  isGood: (output: Output) => output.aim !== 'size' || (output.min ?? 0) <= output.bytes,
};

const outputOf = (aim: AimName) =>
  object<Output>({ format, ...options, aim: among(aim), ...AIM_FIELDS[aim] } as Fields<Output>, BOTH_SIZES);

export const RECIPE_RULE = object<Recipe>({
  edits: listOf(EDIT_RULE, 0, 32, '32 edits at most'),
  output: eitherBy<Output>('aim', Object.fromEntries(AIM_NAMES.map((aim) => [aim, outputOf(aim)]))),
});

import * as z from 'zod/mini';
import { ImageError } from '../errors.ts';
import { WRITABLE_IDS } from '../formats/index.ts';
import { AIM_FIELDS, type Aim } from './aims.ts';
import { type Edit, EditSchema } from './edits.ts';
import { OPTION_NAMES, type OptionValues, optionOf } from './options.ts';

/** What is written: the format, what the output is after, and options. */
export type Output = Aim & OptionValues & { format: (typeof WRITABLE_IDS)[number] | 'same' };

/** What happens to a picture, as plain JSON: edits in their order, then an output. */
export interface Recipe {
  edits: Edit[];
  output: Output;
}

const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, z.optional(optionOf(name).schema)]));
const shared = { format: z.union([z.enum(WRITABLE_IDS), z.literal('same')]), ...options };

/** Written out, one an aim, so that zod chooses by the name; the compiler asks for a new one. */
const outputs = {
  encode: z.strictObject({ ...shared, aim: z.literal('encode'), ...AIM_FIELDS.encode }),
  compress: z.strictObject({ ...shared, aim: z.literal('compress'), ...AIM_FIELDS.compress }),
  size: z.strictObject({ ...shared, aim: z.literal('size'), ...AIM_FIELDS.size }),
  score: z.strictObject({ ...shared, aim: z.literal('score'), ...AIM_FIELDS.score }),
} satisfies Record<Aim['aim'], unknown>;

const RecipeSchema = z.strictObject({
  edits: z.array(EditSchema).check(z.maxLength(32)),
  output: z.discriminatedUnion('aim', [outputs.encode, outputs.compress, outputs.size, outputs.score]),
});

/**
 * The one gate for recipes from addresses, the catalogue and storage.
 * @throws {ImageError} `bad-recipe`, naming the first thing that is wrong
 */
export function parseRecipe(value: unknown): Recipe {
  const parsed = RecipeSchema.safeParse(value);
  // The options' schemas come out of a list, whose types are theirs only in `OptionValues`.
  if (parsed.success) return parsed.data as Recipe;
  const issue = parsed.error.issues[0];
  const wrong = issue?.code === 'unrecognized_keys' ? `unknown: ${issue.keys.join(', ')}` : issue?.message;
  throw new ImageError('bad-recipe', `${issue?.path.join('.') || 'recipe'}: ${wrong ?? 'invalid'}`);
}

export type { Aim, AimName } from './aims.ts';
export type { Edit, EditKind, EditOf } from './edits.ts';
export type { OptionName, OptionValues } from './options.ts';

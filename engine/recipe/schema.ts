import * as z from 'zod/mini';
import { OUTPUT_IDS } from '../formats/index.ts';
import { AIM_FIELDS, type Aim } from './aims.ts';
import { EditSchema } from './edits.ts';
import { OPTION_NAMES, optionOf } from './options.ts';

const options = Object.fromEntries(OPTION_NAMES.map((name) => [name, z.optional(optionOf(name).schema)]));
const shared = { format: z.enum([...OUTPUT_IDS, 'same']), ...options };

/** One schema per aim, so that zod selects by its name. The compiler reports a missing one. */
const outputs = {
  encode: z.strictObject({ ...shared, aim: z.literal('encode'), ...AIM_FIELDS.encode }),
  compress: z.strictObject({ ...shared, aim: z.literal('compress'), ...AIM_FIELDS.compress }),
  size: z.strictObject({ ...shared, aim: z.literal('size'), ...AIM_FIELDS.size }),
  score: z.strictObject({ ...shared, aim: z.literal('score'), ...AIM_FIELDS.score }),
} satisfies Record<Aim['aim'], unknown>;

export const RecipeSchema = z.strictObject({
  edits: z.array(EditSchema).check(z.maxLength(32, '32 edits at most')),
  output: z.discriminatedUnion('aim', [outputs.encode, outputs.compress, outputs.size, outputs.score]),
});

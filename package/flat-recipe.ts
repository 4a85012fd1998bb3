import type { Aim } from '../engine/recipe/aims.ts';
import type { Edit } from '../engine/recipe/edits.ts';
import type { OptionValues } from '../engine/recipe/options.ts';

/*
 * A recipe's types follow from its schemas, so that their declarations name the schemas' library. Whoever uses the
 * package has none of it. As the types of values, the compiler writes them out (scripts/build/package/types.ts).
 */

declare function flat<T>(): T extends infer Each ? { [K in keyof Each]: Each[K] } : never;

export const edit = flat<Edit>();
export const aim = flat<Aim>();
export const options = flat<OptionValues>();

import type { Aim } from '../engine/recipe/aims.ts';
import type { Edit } from '../engine/recipe/edits.ts';
import type { OptionValues } from '../engine/recipe/options.ts';

/*
 * A recipe's types are inferred from its schemas, so their declarations refer to the schema library, which the package
 * does not install. As types of values, the compiler writes them out (scripts/build/package/types.ts).
 */

declare function flat<T>(): T extends infer Each ? { [K in keyof Each]: Each[K] } : never;

export const edit = flat<Edit>();
export const aim = flat<Aim>();
export const options = flat<OptionValues>();

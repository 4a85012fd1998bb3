import { UsageError } from './exit-codes.ts';
import { type GivenFlag, RECIPE_FLAGS, type RecipeFlag } from './flags.ts';
import type { Destination } from './settings.ts';

/* Several results per picture: every size in every format. */

/** The flags that take a list, each with the flag of the recipe that takes one of its values. */
const LISTS = { sizes: 'resize', formats: 'to' } as const;
export type Lists = { [K in keyof typeof LISTS]?: string };

/** The recipe's flag, with the name that was typed. */
function flagFor(name: keyof Lists): RecipeFlag {
  const flag = RECIPE_FLAGS.find((known) => known.name === LISTS[name]);
  if (!flag) throw new TypeError(`No flag ${LISTS[name]}`);
  return { ...flag, name };
}

/** @throws {UsageError} for a list without values */
function valuesOf(name: keyof Lists, text: string | undefined): GivenFlag[] {
  if (text === undefined) return [];
  const values = text.split(',').map((value) => value.trim());
  if (values.includes(''))
    throw new UsageError(`--${name} ${text}: expected values with commas, such as ${EXAMPLE[name]}`);
  const flag = flagFor(name);
  return [...new Set(values)].map((value) => ({ flag, value }));
}

const EXAMPLE: Readonly<Record<keyof Lists, string>> = { sizes: '480,960,1600', formats: 'avif,webp,jpg' };

/**
 * The flags that each result adds to the command line's: one combination of a size and a format per result.
 * @returns undefined without a list
 * @throws {UsageError}
 */
export function combinations(lists: Lists): GivenFlag[][] | undefined {
  if (lists.sizes === undefined && lists.formats === undefined) return undefined;
  const [sizes, formats] = [valuesOf('sizes', lists.sizes), valuesOf('formats', lists.formats)];
  const each = (flags: GivenFlag[]) => (flags.length > 0 ? flags.map((flag) => [flag]) : [[]]);
  return each(sizes).flatMap((size) => each(formats).map((format) => [...size, ...format]));
}

/** The template of the names, unless one was typed: each size has its width in the name. */
export const usualTemplate = ({ sizes }: Lists): string => (sizes === undefined ? '{name}' : '{name}-{width}');

/**
 * Several results need names of their own.
 * @throws {UsageError}
 */
export function checkSeveral(lists: Lists, template: string, wanted: readonly string[], { kind }: Destination): void {
  const typed = (['sizes', 'formats'] as const).find((name) => lists[name] !== undefined);
  if (!typed) return;
  if (kind !== 'folder' && kind !== 'beside')
    throw new UsageError(`--${typed}: several results need names of their own. Use --out with a folder`);
  if (wanted.includes('-')) throw new UsageError(`--${typed}: a picture from standard input has one result`);
  if (lists.sizes?.includes(',') && !/\{(width|height)\}/.test(template))
    throw new UsageError(`--name ${template}: with --sizes the name needs {width} or {height}`);
}

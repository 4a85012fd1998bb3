import { AIM_KEYS, NONE } from './aims.ts';
import type { EditKind } from './edits.ts';
import { keyTable } from './key-table.ts';
import { nearestWord } from './nearest-word.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { EDIT_KINDS, EDITS, FORMAT, KIND_OF_KEY, parseFormat, printRecipe, readRecipe, THEN, textOf } from './text.ts';

/*
 * Finds what `readRecipe` ignores in a text. A page ignores keys and values that it does not know, since the address
 * may be old. A command for thousands of files reports them.
 */

/** Something in a text that has no effect. */
export type RecipeFault =
  | { code: 'unknown-key'; key: string }
  /** `nearest` is the probable intention, such as `80` for 0.8. */
  | { code: 'bad-value'; key: string; text: string; values: string; nearest?: string }
  /** The key belongs to an edit with missing or contradictory keys. */
  | { code: 'incomplete-edit'; key: string; edit: EditKind }
  /** A least size without a target that is as large. */
  | { code: 'needs-target'; key: string; text: string }
  /** Each of these keys sets an aim, and there can only be one. */
  | { code: 'several-aims'; keys: string[] };

/** Whether a key has a valid value; undefined for an unknown key. */
function isGood(key: string, text: string): boolean | undefined {
  if (key === EDITS) return text === NONE;
  if (key === THEN) return EDIT_KINDS.some((kind) => kind === text);
  if (key === FORMAT) return parseFormat(text) !== undefined;
  const kind = KIND_OF_KEY.get(key);
  if (kind) return textOf(kind)[key]?.parse(text) !== undefined;
  const aims = AIM_KEYS.filter((aim) => aim.key === key);
  const options = OPTION_NAMES.map(optionOf).filter((option) => option.key === key);
  if (aims.length + options.length === 0) return undefined;
  const mayBeNone = options.length > 0 || aims.some(({ otherwise }) => otherwise);
  if (text.toLowerCase() === NONE) return mayBeNone;
  return aims.some(({ parse }) => parse(text)) || options.some((option) => option.text.parse(text) !== undefined);
}

/** Matches the words in a table of values, not its examples of numbers. */
const WORD = /^[a-z-]+$/;

function badValue(key: string, text: string, values: string): RecipeFault {
  const [, low, high] = /^(\d+) to (\d+)/.exec(values) ?? [];
  const percent = Math.round(Number(text) * 100);
  // Other programs have qualities and scores from 0 to 1.
  const isShare = Number(text) < 1 && percent >= Number(low) && Number(high) <= 100;
  const nearest = isShare
    ? String(percent)
    : nearestWord(
        text,
        values.split(', ').filter((value) => WORD.test(value)),
      );
  return { code: 'bad-value', key, text, values, nearest };
}

/** Returns what `readRecipe` ignores in a text, in its order; empty if nothing. */
export function faultsIn(params: URLSearchParams): RecipeFault[] {
  const faults: RecipeFault[] = [];
  const values = new Map(keyTable().map((row) => [row.key, row.values]));
  const recipe = readRecipe(params);
  const printed = printRecipe(recipe);
  const least = optionOf('min').key;
  const isBounded = recipe.output.aim === 'size' && recipe.output.min !== undefined;
  for (const [key, written] of params) {
    const text = written.trim();
    const good = isGood(key, text);
    const edit = KIND_OF_KEY.get(key);
    if (good === undefined) faults.push({ code: 'unknown-key', key });
    else if (!good) faults.push(badValue(key, text, values.get(key) ?? ''));
    else if (key === least && text.toLowerCase() !== NONE && !isBounded)
      faults.push({ code: 'needs-target', key, text });
    else if (edit && !printed.has(key)) faults.push({ code: 'incomplete-edit', key, edit });
  }
  // An aim's own key refines its name: `aim=compress&target=200kb`.
  const searched = AIM_KEYS.filter(({ key, parse }) => key !== 'aim' && parse(params.get(key)?.trim() ?? ''));
  if (searched.length > 1) faults.push({ code: 'several-aims', keys: searched.map(({ key }) => key) });
  return faults;
}

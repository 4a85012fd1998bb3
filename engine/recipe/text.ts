import { FORMATS, OUTPUT_IDS } from '../formats/index.ts';
import { AIM_KEYS, AIM_TEXTS, NONE } from './aims.ts';
import { EDIT_TEXTS, type EditText } from './edit-texts.ts';
import { type Edit, type EditKind, isEdit } from './edits.ts';
import type { Output, Recipe } from './index.ts';
import { OPTION_NAMES, type OptionName, optionOf } from './options.ts';
import { aimOf, withAim, without } from './output.ts';
import { RECIPE_RULE } from './recipe-rule.ts';
import { isValid } from './rules.ts';
import { sameJson } from './same-json.ts';

/*
 * A recipe as the query of an address, in keys that people can read and change: `width=1280&format=webp&quality=80`.
 * Landing pages' links, search results and the command have the same text.
 *
 * The text contains the differences of a recipe from a base, the recipe of the page. Edits replace all edits of the
 * base and have the order of their keys. The keys of one edit may be anywhere before the next `then`, which begins a
 * second edit of a kind with several keys. `none` removes a setting. Unknown keys and invalid values are ignored.
 */

/** The recipe without changes and requests, the base of texts without a page. */
export const PLAIN_RECIPE: Recipe = { edits: [], output: { format: 'same', aim: 'encode' } };

export const EDITS = 'edits';
export const THEN = 'then';
export const FORMAT = 'format';

/** Returns the query that changes `base` to `recipe`; empty if they are equal. */
export function printRecipe(recipe: Recipe, base: Recipe = PLAIN_RECIPE): URLSearchParams {
  const params = new URLSearchParams();
  if (!sameJson(recipe.edits, base.edits)) printEdits(recipe.edits, params);
  const { output } = recipe;
  if (output.format !== base.output.format) params.set(FORMAT, printFormat(output.format));
  if (!sameJson(aimOf(output), aimOf(base.output))) {
    const { key, print } = AIM_TEXTS[output.aim];
    params.set(key, print(output));
  }
  for (const name of OPTION_NAMES) {
    const text = printOption(name, output);
    if (text !== printOption(name, base.output)) params.set(optionOf(name).key, text);
  }
  return params;
}

/** Applies a query to `base`. Unknown keys and invalid values are ignored; it never throws. */
export function readRecipe(params: URLSearchParams, base: Recipe = PLAIN_RECIPE): Recipe {
  let recipe: Recipe = { ...base, edits: readEdits(params) ?? base.edits };
  const tryOutput = (output: Output | undefined) => {
    if (output && isValid(RECIPE_RULE, { ...recipe, output })) recipe = { ...recipe, output };
  };
  const format = parseFormat(params.get(FORMAT));
  tryOutput(format && { ...recipe.output, format });
  for (const text of AIM_KEYS) {
    const written = params.get(text.key)?.trim();
    const isRemoved = written === NONE && AIM_TEXTS[recipe.output.aim] === text;
    const aim = isRemoved ? text.otherwise : text.parse(written ?? '');
    tryOutput(aim && withAim(recipe.output, aim));
  }
  for (const name of OPTION_NAMES) {
    const written = params.get(optionOf(name).key)?.trim();
    if (written === undefined || written === '') continue;
    if (written.toLowerCase() === NONE) tryOutput(without(recipe.output, name));
    else {
      const value = optionOf(name).text.parse(written);
      tryOutput(value === undefined ? undefined : ({ ...recipe.output, [name]: value } as Output));
    }
  }
  return recipe;
}

function printOption(name: OptionName, output: Output): string {
  const value = output[name];
  return value === undefined ? NONE : optionOf(name).text.print(value);
}

/** Returns a format's usual file extension: `jpg`. */
export function printFormat(format: Output['format']): string {
  return format === 'same' ? format : FORMATS[format].extensions[0];
}

export function parseFormat(text: string | null): Output['format'] | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  if (word === 'same') return word;
  return OUTPUT_IDS.find((id) => id === word || FORMATS[id].extensions.includes(word));
}

export function textOf(kind: EditKind): EditText<Edit> {
  return EDIT_TEXTS[kind] as EditText<Edit>;
}

export const EDIT_KINDS = Object.keys(EDIT_TEXTS) as EditKind[];
export const KIND_OF_KEY = new Map(
  EDIT_KINDS.flatMap((kind) => Object.keys(textOf(kind)).map((key) => [key, kind] as const)),
);
export const isGathered = (kind: EditKind) => Object.keys(textOf(kind)).length > 1;

function printEdits(edits: readonly Edit[], params: URLSearchParams): void {
  if (edits.length === 0) params.set(EDITS, NONE);
  let gathered = new Set<EditKind>();
  for (const edit of edits) {
    if (gathered.has(edit.do)) {
      params.append(THEN, edit.do);
      gathered = new Set();
    }
    if (isGathered(edit.do)) gathered.add(edit.do);
    for (const [key, { print }] of Object.entries(textOf(edit.do))) {
      const text = print(edit);
      if (text !== undefined) params.append(key, text);
    }
  }
}

/** Reads edits in the order of their first keys. Returns undefined if there are none. */
function readEdits(params: URLSearchParams): Edit[] | undefined {
  const edits: Edit[] = [];
  let gathered = new Map<EditKind, Edit>();
  for (const [key, text] of params) {
    if (key === THEN) gathered = new Map();
    const kind = KIND_OF_KEY.get(key);
    const part = kind && textOf(kind)[key]?.parse(text.trim());
    if (!part) continue;
    const started = gathered.get(kind);
    // The first value of a key counts.
    if (started) Object.assign(started, { ...part, ...started });
    else {
      const edit = { do: kind, ...part } as Edit;
      edits.push(edit);
      if (isGathered(kind)) gathered.set(kind, edit);
    }
  }
  const good = edits.filter(isEdit);
  if (good.length > 0) return good;
  return params.get(EDITS) === NONE ? [] : undefined;
}

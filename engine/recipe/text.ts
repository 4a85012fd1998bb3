import type { FormatId } from '../formats/format.ts';
import { FORMATS, WRITABLE_IDS } from '../formats/index.ts';
import { AIM_KEYS, AIM_TEXTS, NONE } from './aims.ts';
import { EDIT_TEXTS, type Edit, type EditKind, EditSchema, type EditText } from './edits.ts';
import type { Output, Recipe } from './index.ts';
import { OPTION_NAMES, type OptionName, optionOf } from './options.ts';
import { aimOf, withAim, without } from './output.ts';
import { sameJson } from './same-json.ts';
import { RecipeSchema } from './schema.ts';

/*
 * A recipe as the query of an address, in keys that people can read and change: `width=1280&format=webp&quality=80`.
 * The same text is a landing page's link, what a search leads to, and what a command is given.
 *
 * It says how a recipe differs from a base, which is what a page opens with. Edits replace those of the base as a whole
 * and stand in their order; the keys of one edit are put together wherever they stand, up to a `then`, which is written
 * where a second edit of a kind with several keys begins. `none` takes a setting away. What is unknown or bad is ignored.
 */

/** Nothing is changed and nothing asked for: what texts without a page of their own start from. */
export const PLAIN_RECIPE: Recipe = { edits: [], output: { format: 'same', aim: 'encode' } };

export const EDITS = 'edits';
export const THEN = 'then';
export const FORMAT = 'format';

/** @returns the query that makes `recipe` of `base`; empty where they are the same */
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

/** The recipe that a query makes of `base`. Never throws: whatever is unknown or bad is ignored. */
export function readRecipe(params: URLSearchParams, base: Recipe = PLAIN_RECIPE): Recipe {
  let recipe: Recipe = { ...base, edits: readEdits(params) ?? base.edits };
  const tryOutput = (output: Output | undefined) => {
    if (output) recipe = valid({ ...recipe, output }) ?? recipe;
  };
  const format = parseFormat(params.get(FORMAT));
  tryOutput(format && { ...recipe.output, format });
  for (const text of AIM_KEYS) {
    const written = params.get(text.key)?.trim();
    const isTakenAway = written === NONE && AIM_TEXTS[recipe.output.aim] === text;
    const aim = isTakenAway ? text.otherwise : text.parse(written ?? '');
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

/** As the format's files end: `jpg`. */
function printFormat(format: Output['format']): string {
  return format === 'same' ? format : FORMATS[format].extensions[0];
}

export function parseFormat(text: string | null): Output['format'] | undefined {
  const word = text?.trim().toLowerCase() ?? '';
  if (word === 'same') return word;
  return WRITABLE_IDS.find((id) => id === word || FORMATS[id].extensions.includes(word));
}

export function textOf(kind: EditKind): EditText<Edit> {
  return EDIT_TEXTS[kind] as EditText<Edit>;
}

export const EDIT_KINDS = Object.keys(EDIT_TEXTS) as EditKind[];
export const KIND_OF_KEY = new Map(
  EDIT_KINDS.flatMap((kind) => Object.keys(textOf(kind)).map((key) => [key, kind] as const)),
);
const isGathered = (kind: EditKind) => Object.keys(textOf(kind)).length > 1;

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

/** Edits in the order of their keys; one of several keys stands where the first of them stands. Undefined for none. */
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
  const good = edits.filter((edit) => EditSchema.safeParse(edit).success);
  if (good.length > 0) return good;
  return params.get(EDITS) === NONE ? [] : undefined;
}

function valid(recipe: Recipe): Recipe | undefined {
  return RecipeSchema.safeParse(recipe).success ? recipe : undefined;
}

/** A row of the table of keys. */
export interface KeyRow {
  key: string;
  values: string;
  means: string;
  otherwise?: string;
  /** It says how something is written, and not what to do. */
  isOption?: true;
}

/** Every key of the text, for the docs and for a command's help. */
export function keyTable(): KeyRow[] {
  const formats = WRITABLE_IDS.map((id) => printFormat(id as FormatId & Output['format']));
  return [
    ...EDIT_KINDS.flatMap((kind) =>
      Object.entries(textOf(kind)).map(([key, { values, means }]) => ({ key, values, means })),
    ),
    { key: EDITS, values: NONE, means: 'no edits, not even those that the page opens with' },
    { key: THEN, values: EDIT_KINDS.filter(isGathered).join(', '), means: 'starts a second edit of this kind' },
    { key: FORMAT, values: [...formats, 'same'].join(', '), means: 'output format', otherwise: 'same' },
    ...[...new Set(Object.values(AIM_TEXTS))].map(({ key, values, means }) => ({ key, values, means })),
    ...OPTION_NAMES.map(optionOf).map(({ key, text, means, otherwise }) => ({
      key,
      values: `${text.values}, ${NONE}`,
      means,
      otherwise,
      isOption: true as const,
    })),
  ];
}

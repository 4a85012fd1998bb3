import type * as z from 'zod/mini';
import { ImageError } from '../errors/errors.ts';
import { FORMATS, formatOfMediaType, OUTPUT_IDS } from '../formats/index.ts';
import { nearestWord } from './nearest-word.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { RecipeSchema } from './schema.ts';
import { fileSize } from './text-values.ts';

/* Error messages for invalid values: the path, what is allowed, the value, and the nearest valid value. */

type Issue = z.core.$ZodIssue;
type Values = readonly z.core.util.Primitive[];

const LONGEST_SHOWN = 40;

/** Formats a value as JavaScript, in one short line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return `'${value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value}'`;
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const listed = (values: Values) => values.map(shown).join(', ');

/** Returns the error for an invalid value. @param path such as `output.format` */
export function refusal(path: string, expected: string, got: unknown, hint?: string): ImageError {
  return new ImageError('bad-recipe', `${path}: expected ${expected}, got ${shown(got)}${hint ? `. ${hint}` : ''}`);
}

/** Returns the error for an unknown key. @param path of the object with the key; empty for the outermost */
export function unknownKey(path: string, key: string, known: readonly string[]): ImageError {
  const nearest = nearestWord(key, known);
  const hint = nearest ? `Did you mean ${nearest}?` : `There are: ${known.join(', ')}`;
  return new ImageError('bad-recipe', `${path ? `${path}.` : ''}${key}: there is no such key. ${hint}`);
}

/** Finds a format by its name, file extension or media type. */
function formatCalled(text: string): string | undefined {
  const word = text.trim().toLowerCase().replace(/^\./, '');
  const known = OUTPUT_IDS.find((id) => id === word || FORMATS[id].extensions.includes(word));
  return known ?? formatOfMediaType(word)?.id;
}

/** Reads a text as an address or a flag does: `yes`, `444`, `200kb`. */
function readAsText(field: string, text: string): unknown {
  const name = OPTION_NAMES.find((option) => option === field);
  if (name) return optionOf(name).text.parse(text);
  if (field === 'format') return formatCalled(text);
  if (field === 'bytes') return fileSize.parse(text);
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function hintFor(issue: Issue, field: string, got: unknown, allowed: Values | undefined): string | undefined {
  if (typeof got === 'string') {
    const meant = readAsText(field, got) ?? (allowed && nearestWord(got, allowed.map(String)));
    return meant === undefined ? undefined : `Did you mean ${shown(meant)}?`;
  }
  if (typeof got !== 'number') return undefined;
  if (issue.code === 'too_small' && got > 0 && got < 1 && got * 100 >= Number(issue.minimum))
    return `0 to 1? Use ${Math.round(got * 100)}`;
  if (issue.code === 'too_small' && issue.inclusive) return `The nearest is ${issue.minimum}`;
  if (issue.code === 'too_big') return `The nearest is ${issue.maximum}`;
  return issue.code === 'invalid_type' && issue.expected === 'int' && Number.isFinite(got)
    ? `The nearest is ${Math.round(got)}`
    : undefined;
}

/** Returns the allowed values of an enumeration; undefined for other fields. */
function valuesIn(issue: Issue): Values | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  // The values of the discriminating field.
  if (issue.code === 'invalid_union' && 'options' in issue) return issue.options as Values;
  return undefined;
}

/** Returns the known keys at a path: of the recipe, of an edit or of an output. */
function keysAt([part]: readonly PropertyKey[], value: unknown): string[] {
  const { edits, output } = RecipeSchema.shape;
  if (part === undefined) return Object.keys(RecipeSchema.shape);
  const kinds = part === 'edits' ? edits.def.element.def.options : output.def.options;
  const own = kinds.find((kind) => {
    const { do: edit, aim } = kind.shape as Partial<Record<'do' | 'aim', z.ZodMiniType>>;
    const given = value as { do?: unknown; aim?: unknown };
    return edit ? edit.safeParse(given.do).success : aim?.safeParse(given.aim).success;
  });
  return Object.keys(own?.shape ?? {});
}

const EXPECTED: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** Returns what is allowed. The messages of the schemas name bounds of numbers and forms of texts. */
function expectedBy(issue: Issue, values: Values | undefined): string {
  if (values) return listed(values);
  return (issue.code === 'invalid_type' && EXPECTED[issue.expected]) || issue.message;
}

/** Converts a schema's issue to an error. @param value the whole parsed value */
export function refusalOf(issue: Issue, value: unknown, nameOf: (path: string) => string): ImageError {
  const { path } = issue;
  const got = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);
  const name = nameOf(path.join('.')) || 'recipe';
  if (issue.code === 'unrecognized_keys')
    return unknownKey(nameOf(path.join('.')), String(issue.keys[0]), keysAt(path, got));
  const values = valuesIn(issue);
  return refusal(name, expectedBy(issue, values), got, hintFor(issue, String(path.at(-1)), got, values));
}

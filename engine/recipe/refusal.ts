import type { ImageError } from '../errors/errors.ts';
import { FORMATS, formatOfMediaType, OUTPUT_IDS } from '../formats/index.ts';
import { nearestWord } from './nearest-word.ts';
import { OPTION_NAMES, optionOf } from './options.ts';
import { type Invalid, shown } from './rules.ts';
import { fileSize } from './text-values.ts';
import { refusal, unknownKey } from './value-refusal.ts';

/* Error messages for invalid values: the path, what is allowed, the value, and the nearest valid value. */

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

/** Returns the nearest valid number. */
function nearestTo(got: number, { low = -Infinity, high = Infinity, isWhole }: Invalid): string | undefined {
  // Other programs have qualities from 0 to 1.
  if (!isWhole && got > 0 && got < low && got * 100 >= low) return `0 to 1? Use ${Math.round(got * 100)}`;
  if (got > high) return `The nearest is ${high}`;
  if (got < low) return `The nearest is ${low}`;
  return isWhole ? `The nearest is ${Math.round(got)}` : undefined;
}

function hintFor(invalid: Invalid): string | undefined {
  const { got, path, values } = invalid;
  if (typeof got === 'number' && Number.isFinite(got)) return nearestTo(got, invalid);
  if (typeof got !== 'string') return undefined;
  const meant = readAsText(String(path.at(-1)), got) ?? (values && nearestWord(got, values.map(String)));
  return meant === undefined ? undefined : `Did you mean ${shown(meant)}?`;
}

/** Returns the error for an invalid part of a recipe. */
export function refusalOf(invalid: Invalid, nameOf: (path: string) => string): ImageError {
  const { expected, got, unknown } = invalid;
  const name = nameOf(invalid.path.join('.'));
  return unknown
    ? unknownKey(name, unknown.key, unknown.known)
    : refusal(name || 'recipe', expected, got, hintFor(invalid));
}

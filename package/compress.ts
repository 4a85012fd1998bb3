import type { Engine, RunOptions } from '../engine/engine.ts';
import { formatOf } from '../engine/formats/index.ts';
import type { Aim } from '../engine/recipe/aims.ts';
import { USUAL_SCORE } from '../engine/recipe/bounds.ts';
import { type OptionValues, parseRecipe, type Recipe } from '../engine/recipe/index.ts';
import { refusal } from '../engine/recipe/value-refusal.ts';
import { checkExact } from '../engine/run/check-exact.ts';
import { resultName, splitName } from '../engine/run/file-name.ts';
import type { Result } from '../engine/run/result.ts';
import { checkOptions } from './check-options.ts';

/**
 * All are optional. By default the file becomes as small as possible without a visible difference, in its own format.
 */
export interface CompressOptions extends Omit<RunOptions, 'watermarks'>, Omit<OptionValues, 'quality'> {
  /** In pixels. Proportions are kept, and nothing is enlarged. */
  maxWidth?: number;
  maxHeight?: number;
  /** The largest result in bytes. A file that is small enough is returned unchanged. */
  bytes?: number;
  /** The output format; the file's own by default. */
  format?: Recipe['output']['format'];
  /** 1 to 100, 75 by default; `auto` finds the smallest file without a visible difference. */
  quality?: number | 'auto';
  /**
   * The result's name: with what was done to it by default, such as `photo-compressed.jpg`; `keep` changes only the extension of another
   * format; a function returns any other. A file that comes back as it is keeps its own.
   */
  name?: ResultName;
  /** An engine of your own instead of the one that all calls share: with its own settings, or to be disposed of. */
  engine?: Engine;
}

/** @param base the file's name without its extension @param extension that of the result's format, without the dot */
export type ResultName = 'suffix' | 'keep' | ((base: string, extension: string) => string);

export interface Compressed extends Result {
  /** The result with its name and the date of the file, ready for a form or an upload; the file itself if no byte of it changes. */
  file: File;
}

/**
 * Makes one file smaller: resizes it, reduces it to a number of bytes, or converts it to another format.
 * @param file from a form, a drop or a fetch; its bytes determine its format
 * @throws {ImageError}
 */
export type Compress = (file: Blob, options?: CompressOptions) => Promise<Compressed>;

/** The options' names for the recipe's fields. */
const NAMES: Readonly<Record<string, string>> = { 'edits.0.width': 'maxWidth', 'edits.0.height': 'maxHeight' };
const nameOf = (path: string) => NAMES[path] ?? path.replace(/^output\./, '');

/**
 * Converts the short form's options to a recipe.
 * @throws {ImageError} `bad-recipe`, with the option's name
 */
export function recipeOf(given: CompressOptions = {}): Recipe {
  checkOptions(given);
  if (given.bytes !== undefined && given.quality !== undefined)
    throw refusal('quality', 'no quality beside `bytes`, which decides it', given.quality);
  const {
    maxWidth: width,
    maxHeight: height,
    bytes,
    format = 'same',
    quality,
    signal: _signal,
    onProgress: _onProgress,
    engine: _engine,
    name: _name,
    ...options
  } = given;
  const hasBox = width !== undefined || height !== undefined;
  const recipe = {
    edits: hasBox ? [{ do: 'resize', ...defined({ width, height }), fit: 'inside', enlarge: false }] : [],
    output: {
      // An upload form expects the type of the chosen file.
      preserveFormat: true,
      ...defined(options),
      format,
      ...aimOf(bytes, quality),
      ...(quality !== 'auto' && defined({ quality })),
    },
  };
  return parseRecipe(recipe, nameOf);
}

function aimOf(bytes: number | undefined, quality: CompressOptions['quality']): Aim {
  if (bytes !== undefined) return { aim: 'size', bytes };
  return quality === 'auto' ? { aim: 'score', score: USUAL_SCORE } : { aim: 'compress' };
}

/** Removes undefined values, which a recipe does not allow. */
function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export async function compressOn(engine: Engine, file: Blob, options: CompressOptions = {}): Promise<Compressed> {
  const recipe = recipeOf(options);
  const { signal, onProgress } = options;
  const result = await engine.run(file as File, recipe, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  checkExact(result, recipe.output);
  if (file instanceof File && isItself(file, result)) return { ...result, name: file.name, file };
  const name = nameFor(file, result, options.name);
  const dated = file instanceof File ? { lastModified: file.lastModified } : {};
  return { ...result, name, file: new File([result.blob], name, { type: result.blob.type, ...dated }) };
}

/** Whether no byte changes of a file whose name and type are those of its content. */
const isItself = (file: File, { notes, bytes, originalBytes, blob, format }: Result) =>
  bytes === originalBytes &&
  notes.some(({ code }) => code === 'left-as-it-is') &&
  file.type === blob.type &&
  resultName(file.name, formatOf(format)) === file.name;

function nameFor(file: Blob, { name, format }: Result, wanted: ResultName = 'suffix'): string {
  if (wanted === 'suffix') return name;
  const kept = resultName(file instanceof File ? file.name : '', formatOf(format));
  if (wanted === 'keep') return kept;
  const { base, extension } = splitName(kept);
  return wanted(base, extension);
}

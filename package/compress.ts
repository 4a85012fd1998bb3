import type { Engine, RunOptions } from '../engine/engine.ts';
import type { Aim } from '../engine/recipe/aims.ts';
import { USUAL_SCORE } from '../engine/recipe/bounds.ts';
import { type OptionValues, parseRecipe, type Recipe } from '../engine/recipe/index.ts';
import type { Result } from '../engine/run/result.ts';
import { checkOptions } from './check-options.ts';

/** All are optional: without any, the file comes out as small as an unseen loss makes it, in its own format. */
export interface CompressOptions extends RunOptions, Omit<OptionValues, 'quality'> {
  /** Pixels; the proportions stay, and nothing is enlarged. */
  maxWidth?: number;
  maxHeight?: number;
  /** The largest file that may come out, in bytes. A file that is small enough already comes back as it is. */
  bytes?: number;
  /** What is written; the file's own format where it is left out. */
  format?: Recipe['output']['format'];
  /** 1 to 100, 75 where it is left out; `auto` looks for the smallest file without a visible difference. */
  quality?: number | 'auto';
  /** Another engine than the one that all calls share: with settings of its own, or to be disposed of. */
  engine?: Engine;
}

export interface Compressed extends Result {
  /** The result under its name, ready for a form or an upload. */
  file: File;
}

/**
 * One file made smaller: resized, brought under a number of bytes, written in another format.
 * @param file what a form, a drop or a fetch gives; its bytes decide what it is
 * @throws {ImageError}
 */
export type Compress = (file: Blob, options?: CompressOptions) => Promise<Compressed>;

/** What the fields of the recipe are called among the options. */
const NAMES: Readonly<Record<string, string>> = { 'edits.0.width': 'maxWidth', 'edits.0.height': 'maxHeight' };
const nameOf = (path: string) => NAMES[path] ?? path.replace(/^output\./, '');

/**
 * The short form's options as a recipe.
 * @throws {ImageError} `bad-recipe`, naming the option
 */
export function recipeOf(given: CompressOptions = {}): Recipe {
  checkOptions(given);
  const {
    maxWidth: width,
    maxHeight: height,
    bytes,
    format = 'same',
    quality,
    signal: _signal,
    onProgress: _onProgress,
    engine: _engine,
    ...options
  } = given;
  const hasBox = width !== undefined || height !== undefined;
  const recipe = {
    edits: hasBox ? [{ do: 'resize', ...defined({ width, height }), fit: 'inside', enlarge: false }] : [],
    output: {
      // An upload form expects the type of the file that was chosen.
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

/** Without what is undefined, which a recipe does not know. */
function defined(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The name of a picture that comes without one. */
const NAMELESS = 'image';

export async function compressOn(engine: Engine, file: Blob, options: CompressOptions = {}): Promise<Compressed> {
  const recipe = recipeOf(options);
  const { signal, onProgress } = options;
  // The engine rejects everything else.
  const named =
    file instanceof Blob && !(file instanceof File) ? new File([file], NAMELESS, { type: file.type }) : file;
  const result = await engine.run(named as File, recipe, {
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  });
  return { ...result, file: new File([result.blob], result.name, { type: result.blob.type }) };
}

import type { RecipeChange } from '#app/tools/address/use-recipe.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/*
 * Several pictures in one file, as the pages of a document or the frames of an animation: the parts of the recipe for
 * it.
 */

const BINDING_OPTIONS = ['pages', 'paper', 'margin', 'delay'] as const;

const bindingOf = ({ format }: Output) => SHORT_FACTS.find(({ id }) => id === format)?.binds;

/** The single file of all pictures; undefined for separate files. */
export function boundAs({ output }: Recipe): Binding | undefined {
  return output.pages === 'one' ? bindingOf(output) : undefined;
}

/** The kind of the file. */
export interface BoundFile {
  label: string;
  extension: string;
  /** The role of each picture in it. */
  of: Binding;
  /** The duration of a frame, in milliseconds. */
  delay: number | undefined;
}

/** The single file of all results; undefined if some are separate files. */
export function boundFileOf(made: readonly Recipe[], recipe: Recipe): BoundFile | undefined {
  const [first = recipe] = made;
  if (![first, ...made].every(boundAs)) return undefined;
  const facts = SHORT_FACTS.find(({ id }) => id === first.output.format);
  if (!facts?.binds) return undefined;
  return { label: facts.label, extension: facts.extensions[0], of: facts.binds, delay: recipe.output.delay };
}

/** Without a chosen quality, JPGs go into a document as they are. */
export function isKept(output: Output): boolean {
  return bindingOf(output) === 'pages' && output.aim === 'encode' && output.quality === undefined;
}

/**
 * Changes the format, which removes settings that only apply to one file of several. A document starts with all
 * pictures in it as they are; an animation must be requested.
 */
export function setTarget(format: Output['format']): RecipeChange {
  return ({ edits, output }) => {
    const next: Output = { ...output, format };
    for (const name of BINDING_OPTIONS) delete next[name];
    if (bindingOf(next) !== 'pages') return { edits, output: { quality: COMPRESS_QUALITY, ...next } };
    if (next.aim === 'encode') delete next.quality;
    return { edits, output: { ...next, pages: 'one' } };
  };
}

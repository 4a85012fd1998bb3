import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/* The part of a recipe that binds several pictures into one file: pages of a document, frames of an animation. */

const BINDING_OPTIONS = ['pages', 'paper', 'margin', 'delay'] as const;

const bindingOf = ({ format }: Output) => SHORT_FACTS.find(({ id }) => id === format)?.binds;

/** Whether pictures become pages or frames of one file; undefined if they become separate files. */
export function boundAs({ output }: Recipe): Binding | undefined {
  return output.pages === 'one' ? bindingOf(output) : undefined;
}

/** The file that results are bound into. */
export interface BoundFile {
  label: string;
  extension: string;
  /** Whether each picture is a page or a frame. */
  of: Binding;
  /** How long a frame is shown, in milliseconds. */
  delay: number | undefined;
}

/** The file that all results are bound into; undefined if some are separate files. */
export function boundFileOf(made: readonly Recipe[], recipe: Recipe): BoundFile | undefined {
  const [first = recipe] = made;
  if (![first, ...made].every(boundAs)) return undefined;
  const facts = SHORT_FACTS.find(({ id }) => id === first.output.format);
  if (!facts?.binds) return undefined;
  return { label: facts.label, extension: facts.extensions[0], of: facts.binds, delay: recipe.output.delay };
}

/** Whether JPGs are kept unchanged, since no quality was chosen. */
export function isKept(output: Output): boolean {
  return bindingOf(output) === 'pages' && output.aim === 'encode' && output.quality === undefined;
}

/**
 * Sets another format and removes the options for binding. A document starts with all pictures in it, unchanged; an
 * animation must be chosen.
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

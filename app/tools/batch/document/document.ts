import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Binding } from '#engine';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/* Several pictures in one file, as the pages of a document or the frames of an animation: what of the recipe that is. */

const BINDING_OPTIONS = ['pages', 'paper', 'margin', 'delay'] as const;

const bindingOf = ({ format }: Output) => SHORT_FACTS.find(({ id }) => id === format)?.binds;

/** What all pictures become of one file; nothing where they are files of their own. */
export function boundAs({ output }: Recipe): Binding | undefined {
  return output.pages === 'one' ? bindingOf(output) : undefined;
}

/** What results are bound into. */
export interface BoundFile {
  label: string;
  extension: string;
  /** What each picture is of it. */
  of: Binding;
  /** How long a frame is shown, in milliseconds. */
  delay: number | undefined;
}

/** The one file that all results are in; undefined where some are files of their own. */
export function boundFileOf(made: readonly Recipe[], recipe: Recipe): BoundFile | undefined {
  const [first = recipe] = made;
  if (![first, ...made].every(boundAs)) return undefined;
  const facts = SHORT_FACTS.find(({ id }) => id === first.output.format);
  if (!facts?.binds) return undefined;
  return { label: facts.label, extension: facts.extensions[0], of: facts.binds, delay: recipe.output.delay };
}

/** Pictures that are JPGs go in as they are, since no quality was chosen. */
export function isKept(output: Output): boolean {
  return bindingOf(output) === 'pages' && output.aim === 'encode' && output.quality === undefined;
}

/**
 * Another format: what is only for one file of several goes with it. A document begins with all pictures in it as they are; an
 * animation is something that has to be asked for.
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

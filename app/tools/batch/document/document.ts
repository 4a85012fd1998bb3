import type { RecipeChange } from '#app/tools/shared/use-recipe.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { COMPRESS_QUALITY } from '#catalogue/tools.ts';
import type { Output, Recipe } from '#engine/recipe/index.ts';

/* Several pictures in one document: what of the recipe that is. */

const DOCUMENT_OPTIONS = ['pages', 'paper', 'margin'] as const;

export function canBind({ format }: Output): boolean {
  return SHORT_FACTS.some(({ id, binds }) => id === format && binds);
}

/** All pictures become the pages of one document. */
export function isBound({ output }: Recipe): boolean {
  return canBind(output) && output.pages === 'one';
}

/** What results are bound into. */
export interface BoundDocument {
  label: string;
  extension: string;
}

/** Pictures that are JPGs go in as they are, since no quality was chosen. */
export function isKept(output: Output): boolean {
  return canBind(output) && output.aim === 'encode' && output.quality === undefined;
}

/** Another format: what is only for documents goes with a document, and one begins with all pictures in it as they are. */
export function setTarget(format: Output['format']): RecipeChange {
  return ({ edits, output }) => {
    const next: Output = { ...output, format };
    for (const name of DOCUMENT_OPTIONS) delete next[name];
    if (!canBind(next)) return { edits, output: { quality: COMPRESS_QUALITY, ...next } };
    if (next.aim === 'encode') delete next.quality;
    return { edits, output: { ...next, pages: 'one' } };
  };
}

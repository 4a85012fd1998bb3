import { afterAll, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { createEngine, formatOf, isImageError, plan, type Recipe } from '#engine/node.ts';
import { adapt } from '../app/tools/compress/opening.ts';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../fixtures/corpus.ts';
import { describeWith } from '../scripts/test/describe-with.ts';

/*
 * Every file of the corpus through /compress as it opens and through every page of a size, with the settings that the page
 * opens with for that file: no result is larger than its file. It takes minutes: engine/corpus.test.ts has a sample, with
 * one page a file.
 */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

/** Those of compressors and of resizers: they differ in their frame. */
const pages = ENTRIES.map((entry) => ({ page: entry.slug, recipe: presetOf(entry).recipe })).filter(
  ({ recipe }) => recipe.output.aim === 'size',
);
const openings: { page: string; recipe: Recipe }[] = [
  { page: TOOLS.compress.path, recipe: TOOLS.compress.opens },
  ...pages,
];

/** Damaged and oversized files are refused; engine/corpus.test.ts knows which. */
async function unlessRefused<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isImageError(error)) throw error;
    return undefined;
  }
}

describeWith(NO_CORPUS, 'no result is larger than its file', () => {
  it('through the pages of nine sizes and more', () => expect(pages.length).toBeGreaterThanOrEqual(13));

  it.each([...CORPUS_FILES, ...CORPUS_PHOTOS.map((name) => `photos/${name}`)])(
    '%s',
    { timeout: 600_000 },
    async (name) => {
      const file = await corpusFile(name);
      const probe = await unlessRefused(() => engine.probe(file));
      if (!probe) return;
      for (const { page, recipe: base } of openings) {
        const recipe = adapt(base, base, { probe }, { formatOf });
        const planned = await unlessRefused(() => plan(probe, recipe));
        // What is small enough is handed back as it is, which is known without a run.
        if (!planned || planned.unchanged) continue;
        const result = await unlessRefused(() => engine.run(file, recipe));
        if (!result) continue;
        expect(result.bytes, page).toBeLessThanOrEqual(file.size);
        const codes = result.notes.map(({ code }) => code);
        expect(codes, page).not.toContain('larger');
        if (recipe.output.aim !== 'size' || codes.includes('above-target')) continue;
        expect(result.bytes, page).toBeLessThanOrEqual(recipe.output.bytes);
      }
    },
  );
});

import { afterAll, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { TOOLS, type ToolId } from '#catalogue/tools.ts';
import { createEngine, formatOf, isImageError, type Probe, plan, type Recipe, targetDeviation } from '#engine/node.ts';
import { adapt } from '../app/tools/compress/opening.ts';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../fixtures/corpus.ts';
import { describeWith } from '../scripts/test/describe-with.ts';

/*
 * Every file of the corpus through every page that compresses, or that opens with nothing to do, with the settings that it opens
 * with for that file. No result is larger than its file; a file of 10 KB comes back, and one of which less than a twentieth would be
 * saved; a size is kept to, also where a KB has 1,000 bytes. It takes an hour or two: engine/run/corpus.test.ts has a sample, with one
 * page a file. `CORPUS_PART=1/3` takes every third file.
 */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

interface Opening {
  page: string;
  tool: ToolId;
  recipe: Recipe;
}

/** A conversion, other dimensions and pages of a document may take more bytes: they are what was asked for. */
const mustNotGrow = ({ recipe: { edits, output } }: Opening) =>
  output.pages !== 'one' && (output.aim !== 'encode' || (edits.length === 0 && output.format === 'same'));

/** Pages with the same tool and settings are one. */
const openings: readonly Opening[] = [
  ...new Map(
    [
      ...Object.values(TOOLS).flatMap(({ id, path, opens, actions = {} }) =>
        [opens, ...Object.values(actions)].map((recipe): Opening => ({ page: path, tool: id, recipe })),
      ),
      ...ENTRIES.map((entry): Opening => ({ page: entry.slug, ...presetOf(entry) })),
    ]
      .filter(mustNotGrow)
      .map((opening) => [JSON.stringify([opening.tool, opening.recipe]), opening]),
  ).values(),
];

const [part = 1, parts = 1] = (process.env.CORPUS_PART ?? '1/1').split('/').map(Number);
const files = [...CORPUS_FILES, ...CORPUS_PHOTOS.map((name) => `photos/${name}`)].filter(
  (_, i) => i % parts === part - 1,
);

/** The compressor leaves the format to a picture that would lose something by the page's. */
const asOpened = ({ tool, recipe }: Opening, probe: Probe): Recipe =>
  tool === 'compress' ? adapt(recipe, recipe, { probe }, { formatOf }) : recipe;

const isRoomFor = ({ bytes, tolerance = targetDeviation(bytes) }: { bytes: number; tolerance?: number }) =>
  tolerance > 1 - 1000 / 1024;

/** Damaged and oversized files are refused; engine/run/corpus.test.ts knows which. */
async function unlessRefused<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!isImageError(error)) throw error;
    return undefined;
  }
}

const sameBytes = async (one: Blob, other: Blob) =>
  Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()));

describeWith(NO_CORPUS, 'no result is larger than its file', () => {
  it('through eleven kinds of size pages', () =>
    expect(openings.filter(({ recipe }) => recipe.output.aim === 'size').length).toBeGreaterThanOrEqual(11));

  it.each(files)('%s', { timeout: 1_800_000 }, async (name) => {
    const file = await corpusFile(name);
    const probe = await unlessRefused(() => engine.probe(file));
    if (!probe) return;
    for (const opening of openings) {
      const { page } = opening;
      const recipe = asOpened(opening, probe);
      const { edits, output } = recipe;
      // A drawing of a few lines takes fewer bytes than any picture of it, and no page writes drawings.
      if (formatOf(probe.format).vector && output.aim === 'encode') continue;
      const planned = await unlessRefused(() => plan(probe, recipe));
      if (!planned) continue;
      if (edits.length === 0 && output.aim === 'compress' && file.size <= 10_240) {
        expect(planned.unchanged, page).toBe('small');
      }
      // What is small enough is handed back as it is, which is known without a run.
      if (planned.unchanged) continue;
      const result = await unlessRefused(() => engine.run(file, recipe));
      if (!result || (await sameBytes(result.blob, file))) continue;
      expect(result.bytes, page).toBeLessThanOrEqual(file.size);
      const codes = result.notes.map(({ code }) => code);
      expect(codes, page).not.toContain('larger');
      if (output.aim === 'compress' && edits.length === 0) {
        expect(result.bytes, page).toBeLessThanOrEqual(file.size * 0.95);
      }
      if (output.aim !== 'size' || codes.includes('above-target')) continue;
      expect(result.bytes, page).toBeLessThanOrEqual(isRoomFor(output) ? output.bytes / 1.024 : output.bytes);
    }
  });
});

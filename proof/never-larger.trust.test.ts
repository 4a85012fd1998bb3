import { afterAll, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import type { ToolId } from '#catalogue/tools.ts';
import { createEngine, formatOf, isImageError, type Probe, plan, type Recipe, targetDeviation } from '#engine/node.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { adapt } from '../app/tools/compress/opening.ts';
import { CORPUS_FILES, CORPUS_PHOTOS, corpusFile, NO_CORPUS } from '../fixtures/corpus.ts';
import { describeWith } from '../scripts/test/describe-with.ts';

/*
 * Tries every file of the corpus on every page that compresses or opens without edits, with the settings that the page
 * would choose for the file, and with the three actions of a batch. No compression is larger than its file, and every other result that is
 * has a note with the reason. A file of up to 10 KB is returned unchanged, except a drawing with code, as is the picture of one that would shrink by less than a twentieth. A target
 * size is kept, even where a KB has 1,000 bytes. This takes an hour or two: engine/run/corpus.test.ts has a sample, with one page per file. `CORPUS_PART=1/3` takes every third file.
 */

const engine = createEngine({ workers: 2 });
afterAll(() => engine[Symbol.asyncDispose]());

interface Opening {
  page: string;
  tool: ToolId;
  recipe: Recipe;
}

/** A conversion or other dimensions may take more bytes, because the visitor asked for them. */
const mayGrow = ({ edits, output }: Recipe) =>
  output.aim === 'encode' && (edits.length > 0 || output.format !== 'same');
const isOfOne = ({ recipe: { output } }: Opening) => output.pages !== 'one';

/** Pages with the same tool and settings are tried once. */
const openings: readonly Opening[] = [
  ...new Map(
    [
      ...Object.values(TOOL_PAGES).flatMap(({ id, path, opens, actions = {} }) =>
        [opens, ...Object.values(actions)].map((recipe): Opening => ({ page: path, tool: id, recipe })),
      ),
      ...ENTRIES.map((entry): Opening => ({ page: entry.slug, ...presetOf(entry) })).filter(
        ({ recipe }) => !mayGrow(recipe),
      ),
    ]
      .filter(isOfOne)
      .map((opening) => [JSON.stringify([opening.tool, opening.recipe]), opening]),
  ).values(),
];

const [part = 1, parts = 1] = (process.env.CORPUS_PART ?? '1/1').split('/').map(Number);
const files = [...CORPUS_FILES, ...CORPUS_PHOTOS.map((name) => `photos/${name}`)].filter(
  (_, i) => i % parts === part - 1,
);

/** The compressor keeps the file's own format if the page's format would lose something. */
const asOpened = ({ tool, recipe }: Opening, probe: Probe): Recipe =>
  tool === 'compress' ? adapt(recipe, recipe, { probe }, { formatOf }) : recipe;

const isRoomFor = ({ bytes, tolerance = targetDeviation(bytes) }: { bytes: number; tolerance?: number }) =>
  tolerance > 1 - 1000 / 1024;

/** A PNG's quality for exact pixels; what has no quality keeps them too. No other search for a size tries it. */
const EXACT_QUALITY = 100;

/** Damaged and oversized files are refused, as those that end early; engine/run/corpus.test.ts lists them. */
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
  it('covers eleven different target sizes', () =>
    expect(openings.filter(({ recipe }) => recipe.output.aim === 'size').length).toBeGreaterThanOrEqual(11));

  it.each(files)('%s', { timeout: 1_800_000 }, async (name) => {
    const file = await corpusFile(name);
    const probe = await unlessRefused(() => engine.probe(file));
    if (!probe || probe.incomplete) return;
    for (const opening of openings) {
      const { page } = opening;
      const recipe = asOpened(opening, probe);
      const { output } = recipe;
      const planned = await unlessRefused(() => plan(probe, recipe));
      if (!planned) continue;
      if (output.aim === 'compress' && file.size <= 10_240 && !probe.parts?.scripts) {
        expect(planned.unchanged, page).toBe('small');
      }
      // The plan already shows which small files are returned unchanged.
      if (planned.unchanged) continue;
      const result = await unlessRefused(() => engine.run(file, recipe));
      if (!result || (await sameBytes(result.blob, file))) continue;
      const codes = result.notes.map(({ code }) => code);
      expect(codes.includes('larger'), page).toBe(result.bytes > file.size);
      // An SVG with a few lines is smaller than any raster image of it.
      if (mayGrow(recipe) || (formatOf(probe.format).vector && output.aim === 'encode')) continue;
      expect(result.bytes, page).toBeLessThanOrEqual(file.size);
      if (output.aim === 'compress' && !codes.includes('left-as-it-is')) {
        expect(result.bytes, page).toBeLessThanOrEqual(file.size * 0.95);
      }
      if (output.aim !== 'size' || codes.includes('above-target')) continue;
      // No pixel is given up for KB of 1,000 bytes (docs/decisions/0067-pixels-before-bytes-of-a-target.md).
      const isExact = (result.quality ?? EXACT_QUALITY) === EXACT_QUALITY && !codes.includes('scaled');
      const most = isRoomFor(output) && !isExact ? output.bytes / 1.024 : output.bytes;
      expect(result.bytes, page).toBeLessThanOrEqual(most);
    }
  });
});

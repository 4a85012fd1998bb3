/**
 * Pages with their initial settings, and real pictures for which some once returned a larger file or another format.
 *
 * @module-tag all
 */
import { afterAll, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { TOOLS } from '#catalogue/tools.ts';
import * as door from '#engine';
import { createEngine, type Recipe, type Result } from '#engine';
import { noteSentences } from '#words/notes.ts';
import { corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { adapt } from './compress/opening.ts';
import { keptToast } from './shared/kept-toast.ts';

function opensWith(page: string): Recipe {
  const entry = ENTRIES.find(({ slug }) => slug === page);
  if (!entry) throw new TypeError(`No page ${page}`);
  return presetOf(entry).recipe;
}

describeWith(NO_CORPUS, 'a page as it opens', () => {
  const engine = createEngine({ workers: 1 });
  afterAll(() => engine[Symbol.asyncDispose]());

  async function run(name: string, opened: Recipe): Promise<{ result: Result; isSame: boolean; said: string[] }> {
    const file = await corpusFile(name);
    const probe = await engine.probe(file);
    const recipe = opened.output.aim === 'encode' ? opened : adapt(opened, opened, { probe }, door);
    const result = await engine.run(file, recipe);
    const [before, after] = await Promise.all([file.bytes(), result.blob.bytes()]);
    return { result, isSame: Buffer.compare(before, after) === 0, said: noteSentences({ result, recipe, door }) };
  }

  it.each([
    ['png-compressor', 'Landscape_1.jpg', 'PNG', 'JPG'],
    ['png-compressor', '4.webp', 'PNG', 'WebP'],
    ['gif-compressor', 'Landscape_1.jpg', 'GIF', 'JPG'],
  ])('/tools/%s returns %s if its format is larger, and offers the other one', async (page, name, label, offer) => {
    const { isSame, said } = await run(name, opensWith(page));
    expect(isSame).toBe(true);
    const reason = `As a ${label} it would be larger or hardly smaller, so you get your original back. Try ${offer} instead.`;
    expect(said[0]?.startsWith(reason), said[0]).toBe(true);
  });

  it.each([
    ['webp-compressor', 'stripesH.png'],
    ['gif-compressor', 'stripesH.png'],
    ['png-compressor', 'centered_image.jpeg'],
    ['webp-compressor', 'animated-loop-3.gif'],
  ])('/tools/%s returns %s unchanged, which has 10 KB or less', async (page, name) => {
    const { isSame, said } = await run(name, opensWith(page));
    expect(isSame).toBe(true);
    expect(said[0]).toMatch(/^This file is 10 KB or less, so it was left as it is\./);
  });

  it.each(['pitm.avif', 'G31D.TIF'])(
    '/resize with nothing changed makes %s no larger, and gives a reason',
    async (name) => {
      const { result, isSame, said } = await run(name, TOOLS.resize.opens);
      expect(result.bytes).toBeLessThanOrEqual(result.originalBytes);
      if (!isSame) return;
      expect(keptToast(result)?.title).toBe('Image left as it is');
      expect(said[0]).toMatch(/so you get your original back\./);
    },
  );
});

/**
 * Pages with their initial settings, and real pictures for which some once returned a larger file or another format.
 *
 * @module-tag all
 */
import { afterAll, expect, it } from 'vitest';
import { ENTRIES } from '#catalogue/entries/index.ts';
import { presetOf } from '#catalogue/preset.ts';
import { TOOLS } from '#catalogue/tools.ts';
import { noteSentences } from '#choose/notes.ts';
import * as api from '#engine';
import { createEngine, type Recipe, type Result } from '#engine';
import { pixelsOf } from '../../fixtures/compare.ts';
import { corpusFile, NO_CORPUS } from '../../fixtures/corpus.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { adapt } from './compress/opening.ts';
import { keptToast } from './saving/kept-toast.ts';

function opensWith(page: string): Recipe {
  const entry = ENTRIES.find(({ slug }) => slug === page);
  if (!entry) throw new TypeError(`No page ${page}`);
  return presetOf(entry).recipe;
}

/** What a file that is returned keeps: all bytes, or those of its picture. */
const what = ({ notes }: Result, all = 'you get your original back') =>
  notes.some(({ code }) => code === 'metadata-removed') ? 'no pixel was changed' : all;

/** What it keeps if no encode was tried. */
const UNTRIED = 'it was left as it is';

describeWith(NO_CORPUS, 'a page as it opens', () => {
  const engine = createEngine({ workers: 1 });
  afterAll(() => engine[Symbol.asyncDispose]());

  async function run(name: string, opened: Recipe): Promise<{ result: Result; isLeft: boolean; said: string[] }> {
    const file = await corpusFile(name);
    const probe = await engine.probe(file);
    const recipe = opened.output.aim === 'encode' ? opened : adapt(opened, opened, { probe }, api);
    const result = await engine.run(file, recipe);
    const isLeft = result.notes.some(({ code }) => code === 'left-as-it-is');
    // Metadata is removed without an encode.
    if (isLeft) expect(await pixelsOf(await result.blob.bytes())).toEqual(await pixelsOf(await file.bytes()));
    return { result, isLeft, said: noteSentences({ result, recipe, api }) };
  }

  it.each([
    ['png-compressor', 'Landscape_1.jpg', 'PNG', 'JPG'],
    ['png-compressor', '4.webp', 'PNG', 'WebP'],
    ['gif-compressor', 'Landscape_1.jpg', 'GIF', 'JPG'],
  ])('/tools/%s returns %s if its format is larger, and offers the other one', async (page, name, label, offer) => {
    const { result, isLeft, said } = await run(name, opensWith(page));
    expect(isLeft).toBe(true);
    const reason = `As a ${label} it would be larger or hardly smaller, so ${what(result)}. Try ${offer} instead.`;
    expect(said[0]?.startsWith(reason), said[0]).toBe(true);
  });

  it.each([
    ['webp-compressor', 'stripesH.png'],
    ['gif-compressor', 'stripesH.png'],
    ['png-compressor', 'centered_image.jpeg'],
    ['webp-compressor', 'animated-loop-3.gif'],
  ])('/tools/%s returns %s unchanged, which has 10 KB or less', async (page, name) => {
    const { result, isLeft, said } = await run(name, opensWith(page));
    expect(isLeft).toBe(true);
    expect(said[0]).toContain(`This file is 10 KB or less, so ${what(result, UNTRIED)}.`);
  });

  it.each([
    ['resize-image-to-200kb', '4.webp'],
    ['resize-image-to-200kb', '50020484-00001.png'],
    ['resize-image-to-50kb', 'Landscape_1.jpg'],
  ])('/tools/%s returns %s unchanged, which is within the size', async (page, name) => {
    const { result, isLeft, said } = await run(name, opensWith(page));
    const isWithin = result.originalBytes <= (opensWith(page).output as { bytes: number }).bytes;
    expect(isLeft).toBe(isWithin);
    if (isWithin)
      expect(said[0]).toContain(`This file is already within the size you asked for, so ${what(result, UNTRIED)}.`);
  });

  it.each([
    ['G31D.TIF', 'tiff'],
    ['50020484-00001.png', 'png'],
  ])('/batch compresses %s in its own format by more than a twentieth, or returns it', async (name, format) => {
    const { result, isLeft, said } = await run(name, TOOLS.batch.actions?.compress ?? TOOLS.batch.opens);
    expect(result.format).toBe(format);
    if (isLeft) expect(said[0]).toContain(`The result would be larger or hardly smaller, so ${what(result)}.`);
    else expect(result.bytes).toBeLessThanOrEqual(0.95 * result.originalBytes);
  });

  it.each([
    ['4.webp', TOOLS.batch.opens, 'because of the quality it was saved at'],
    ['50020484-00001.png', TOOLS.batch.opens, 'because the picture was changed'],
    ['struct-image-04-t.svg', TOOLS.resize.opens, 'because it had to be saved in another format'],
    ['Landscape_1.jpg', TOOLS.batch.opens, ''],
  ])('a resized %s that is larger has a reason', async (name, opened, why) => {
    const { result, said } = await run(name, opened);
    const isLarger = result.bytes > result.originalBytes;
    expect(said).toEqual(isLarger ? [`It is larger than your file ${why}.`] : []);
  });

  it.each(['pitm.avif', 'G31D.TIF'])(
    '/resize with nothing changed makes %s no larger, and gives a reason',
    async (name) => {
      const { result, isLeft, said } = await run(name, TOOLS.resize.opens);
      expect(result.bytes).toBeLessThanOrEqual(result.originalBytes);
      if (!isLeft) return;
      expect(keptToast(result)?.title).toBe('Copy without camera details');
      expect(said[0]).toContain(`so ${what(result)}.`);
    },
  );
});

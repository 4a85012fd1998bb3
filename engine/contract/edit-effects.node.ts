import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flatPixelsOf, meanDifference, type Pixels } from '../../fixtures/compare.ts';
import { type FixtureName, fixtureFile } from '../../fixtures/index.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import { EDIT_SAMPLES, WATERMARK } from '../edits/samples.ts';
import type { Engine } from '../engine.ts';
import { formatOf, WRITABLE_IDS, type WritableId } from '../formats/index.ts';
import { createEngine } from '../node.ts';
import { hashOf } from '../recipe/hash-of.ts';
import type { Edit } from '../recipe/index.ts';
import { printRecipe } from '../recipe/text.ts';
import { eachFormat } from './each-format.node.ts';

/*
 * Every edit proves that it does something, and the same in every backend and format: its pixels are those of libvips's PNG. A new kind
 * of edit needs samples alone.
 */

/** The least mean difference from the picture without the edit, where the size is the same. */
const LEAST_EFFECT = 1;
/** The largest mean difference from libvips's PNG, of 255: of the backends' resamplers, and of lossy codecs at a quality of 95. */
const MOST_APART = { exact: 1.5, lossy: 4 };

const writesStills = WRITABLE_IDS.filter((id) => id !== 'pdf');
const SAMPLES: readonly Edit[] = Object.values(EDIT_SAMPLES).flat();

const nameOf = (edit: Edit) => printRecipe({ edits: [edit], output: { aim: 'encode', format: 'same' } }).toString();

/** Defines the tests of an engine. */
export function testEditEffects(engine: Engine): void {
  const reference = createEngine({ workers: 1, backend: 'vips' });
  afterAll(() => reference[Symbol.asyncDispose]());
  let watermark: { file: Blob; hash: string };
  beforeAll(async () => {
    const file = await fixtureFile('transparent.png');
    watermark = { file, hash: await hashOf(file) };
  });

  async function pixels(by: Engine, name: FixtureName, format: WritableId, edit?: Edit): Promise<Pixels> {
    const marked =
      edit?.do === 'watermark' ? { ...edit, picture: edit.picture.replace(WATERMARK, watermark.hash) } : edit;
    const recipe = {
      edits: marked ? [marked] : [],
      output: { aim: 'encode', format, quality: 95, lossless: true },
    } as const;
    const { blob } = await by.run(await fixtureFile(name), recipe, {
      watermarks: { [watermark.hash]: watermark.file },
    });
    return flatPixelsOf(await inKnownFormat(new Uint8Array(await blob.arrayBuffer())));
  }

  /** Without an edit, or as the reference: the same for many cases, and made once. */
  const known = new Map<string, Promise<Pixels>>();
  const knownPixels = (...[by, name, format, edit]: Parameters<typeof pixels>): Promise<Pixels> => {
    const key = `${name} ${format} ${edit && nameOf(edit)}`;
    const found = known.get(key) ?? pixels(by, name, format, edit);
    known.set(key, found);
    return found;
  };

  async function expectEffect(name: FixtureName, format: WritableId, edit: Edit): Promise<void> {
    const made = await pixels(engine, name, format, edit);
    const plain = await knownPixels(engine, name, format);
    const effect = meanDifference(made, plain);
    if (!Number.isNaN(effect)) expect(effect).toBeGreaterThan(LEAST_EFFECT);
    const most = formatOf(format).lossless ? MOST_APART.exact : MOST_APART.lossy;
    expect(meanDifference(made, await knownPixels(reference, name, 'png', edit))).toBeLessThan(most);
  }

  describe.each(SAMPLES.map((edit) => ({ name: nameOf(edit), edit })))(
    '$name changes the picture as in a PNG of libvips',
    ({ edit }) => {
      eachFormat(writesStills)('written as %s', (format) => expectEffect('quadrants.png', format, edit));
      it('read from a JPEG', () => expectEffect('quadrants.jpg', 'jpeg', edit));
    },
  );
}

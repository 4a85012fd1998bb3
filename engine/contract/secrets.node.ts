import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { flatPixelsOf, meanDifference } from '../../fixtures/compare.ts';
import { markOf, PLACES, type Place, SECRET } from '../../fixtures/secrets.ts';
import { FORMATS, type WritableId } from '../formats/index.ts';
import { createEngine, type Loss, type NoteCode, type Output, type Recipe } from '../node.ts';
import { FITS, named, SMALLER } from './secrets.ts';

/*
 * A secret in each place of each format: none is in a result after removing, and all are after keeping, or a loss names them.
 */

interface Made {
  data: Buffer;
  notes: readonly NoteCode[];
  losses: readonly Loss[];
}

/** A way to results, and the formats in which they are encoded. */
export interface Door {
  formats: readonly (WritableId | 'same')[];
  /** Makes the result of a place's file. */
  run(place: Place, recipe: Recipe): Promise<Made>;
}

async function runOn(engine: ReturnType<typeof createEngine>, bytes: Buffer, recipe: Recipe): Promise<Made> {
  const { blob, notes, plan } = await engine.run(new File([new Uint8Array(bytes)], 'picture'), recipe);
  const data = Buffer.from(await blob.arrayBuffer());
  return { data, notes: notes.map(({ code }) => code), losses: plan.losses };
}

/** The engine itself. */
export function engineDoor(backend: 'vips' | 'sharp', formats: Door['formats']): Door {
  const engine = createEngine({ workers: 1, backend });
  afterAll(() => engine[Symbol.asyncDispose]());
  return { formats, run: async (place, recipe) => runOn(engine, await place.make(), recipe) };
}

/** What `docs/metadata.md` states, by format and place. */
export const DOCUMENTED = new Map(
  readFileSync(new URL('../../docs/metadata.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 6)
    .map(([, format, name, place, credit]) => [
      `${format}, ${name}`,
      { 'keep-but-location': place, copyright: credit },
    ]),
);

const isPartial = ['keep-but-location', 'copyright'] as const;
export const SECRETS = PLACES.map((place) => [`${place.format}, ${place.name}`, place] as const);

/** Defines the tests of a door. */
export function testSecrets({ formats, run }: Door): void {
  const judge = createEngine({ workers: 1 });
  afterAll(() => judge[Symbol.asyncDispose]());

  const inPng = async (file: Buffer) =>
    (await runOn(judge, file, { edits: [], output: { aim: 'encode', format: 'png' } })).data;

  async function expectSamePicture(data: Buffer, bytes: Buffer, { format }: Place): Promise<void> {
    // sharp reads neither.
    const isOwn = format === 'HEIC' || format === 'JXL';
    const [made, given] = isOwn ? [await inPng(data), await inPng(bytes)] : [data, bytes];
    const { pages = 1 } = await sharp(given).metadata();
    expect((await sharp(made).metadata()).pages ?? 1).toBe(pages);
    const all = pages > 1 ? { pages: -1 } : {};
    expect(meanDifference(await flatPixelsOf(made, all), await flatPixelsOf(given, all))).toBe(0);
  }

  describe.each(SECRETS)('%s', (name, place) => {
    const mark = markOf(place);
    const unchanged = (output: Pick<Output, 'metadata'>) => run(place, { edits: [], output: { ...FITS, ...output } });
    const encoded = (output: Pick<Output, 'metadata' | 'format'>) =>
      run(place, { edits: SMALLER, output: { aim: 'encode', ...output } });
    const isIn = (data: Buffer) => data.includes(mark) || data.includes(SECRET);

    it('is metadata', async () => {
      const bytes = await place.make();
      expect(bytes.includes(mark)).toBe(true);
      expect(await judge.probe(new Blob([new Uint8Array(bytes)]))).toMatchObject({ metadata: true });
    });

    it('is gone from a file that fits, with the same picture', async () => {
      const bytes = await place.make();
      for (const output of [{}, { metadata: 'strip' }] as const) {
        const { data, notes, losses } = await unchanged(output);
        expect(data.includes(mark)).toBe(false);
        expect(notes).toEqual(['left-as-it-is', 'metadata-removed']);
        expect(named(losses)).not.toEqual([]);
        await expectSamePicture(data, bytes, place);
        // And nothing is left that would be removed.
        const again = await runOn(judge, data, { edits: [], output: { ...FITS, ...output } });
        expect(again.data.equals(data)).toBe(true);
        expect(again.losses).toEqual([]);
      }
    });

    it('stays in a file that fits, if metadata is kept', async () => {
      const { data, losses } = await unchanged({ metadata: 'keep' });
      expect(data.equals(await place.make())).toBe(true);
      expect(losses).toEqual([]);
    });

    it.each(isPartial)('is kept or not by %s, without an encode', async (metadata) => {
      const { data, losses, notes } = await unchanged({ metadata });
      expect(notes).toEqual(['left-as-it-is', 'metadata-removed']);
      const isFound = data.includes(mark);
      expect(isFound ? 'stays' : 'goes').toBe(DOCUMENTED.get(name)?.[metadata]);
      if (metadata === 'copyright') expect(isFound).toBe(place.is === 'credit');
      else if (place.is) expect(isFound).toBe(place.is === 'credit');
      expect(isFound || named(losses).length > 0).toBe(true);
      await expectSamePicture(data, await place.make(), place);
    });

    it('is gone from what is encoded', { tags: ['all'] }, async () => {
      for (const format of formats) {
        const { data, losses } = await encoded({ format });
        expect(isIn(data), format).toBe(false);
        expect(named(losses), format).not.toEqual([]);
      }
    });

    const kept = 'is in what is encoded with %s, or a loss names it';
    const holding = formats.filter((format) => format === 'same' || FORMATS[format].holds.metadata);
    it.each(['keep', ...isPartial] as const)(kept, { tags: ['all'] }, async (metadata) => {
      for (const format of holding) {
        const { data, losses } = await encoded({ format, metadata });
        const isFound = isIn(data);
        if (metadata === 'keep-but-location' && place.is === 'location') expect(isFound, format).toBe(false);
        if (metadata === 'copyright' && place.is !== 'credit') expect(isFound, format).toBe(false);
        if (!isFound) expect(named(losses), format).not.toEqual([]);
        // Nothing is named that is there.
        else if (metadata === 'keep') expect(named(losses), format).toEqual([]);
      }
    });
  });
}

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { flatPixelsOf, meanDifference } from '../../fixtures/compare.ts';
import { markOf, PLACES, type Place } from '../../fixtures/secrets.ts';
import type { WritableId } from '../formats/index.ts';
import { createEngine, type Loss, type Output, type Recipe } from '../node.ts';

/* A secret in each place of each format: none is in a result after removing, and all are after keeping, or a loss names them. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

/** Losses that name metadata. */
const NAMING: ReadonlySet<Loss> = new Set([
  ...(['metadata', 'location', 'all-but-credit', 'other-details', 'video', 'attached', 'hdr'] as const),
]);
const names = (losses: readonly Loss[]) => losses.some((loss) => NAMING.has(loss));

async function run(bytes: Buffer, output: Output, edits: Recipe['edits'] = []) {
  const result = await engine.run(new File([new Uint8Array(bytes)], 'picture'), { edits, output });
  return { ...result, data: Buffer.from(await result.blob.arrayBuffer()) };
}

/** What `docs/metadata.md` states, by format and place. */
const DOCUMENTED = new Map(
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
const cases = PLACES.map((place) => [`${place.format}, ${place.name}`, place] as const);

it('docs/metadata.md lists the same places', () => {
  const listed = [...DOCUMENTED.keys()].filter((key) => !key.startsWith('format,') && !key.startsWith('---'));
  expect(listed).toEqual(cases.map(([name]) => name));
});

describe.each(cases)('%s', (name, place) => {
  const mark = markOf(place);

  it('is metadata', async () => {
    const bytes = await place.make();
    expect(bytes.includes(mark)).toBe(true);
    expect(await engine.probe(new Blob([new Uint8Array(bytes)]))).toMatchObject({ metadata: true });
  });

  it('is gone from a file that fits, with the same picture', async () => {
    const bytes = await place.make();
    for (const output of [{}, { metadata: 'strip' }] as const) {
      const { data, notes, losses } = await unchanged(bytes, output);
      expect(data.includes(mark)).toBe(false);
      expect(notes).toEqual(['left-as-it-is', 'metadata-removed']);
      expect(names(losses)).toBe(true);
      await expectSamePicture(data, bytes, place);
      // And nothing is left that would be removed.
      const again = await run(data, { ...FITS, ...output });
      expect(again.data.equals(data)).toBe(true);
      expect(again.plan.losses).toEqual([]);
    }
  });

  it('stays in a file that fits, if metadata is kept', async () => {
    const bytes = await place.make();
    const { data, losses } = await unchanged(bytes, { metadata: 'keep' });
    expect(data.equals(bytes)).toBe(true);
    expect(losses).toEqual([]);
  });

  it.each(isPartial)('is kept or not by %s, without an encode', async (metadata) => {
    const bytes = await place.make();
    const { data, losses, notes } = await unchanged(bytes, { metadata });
    expect(notes).toEqual(['left-as-it-is', 'metadata-removed']);
    const isFound = data.includes(mark);
    expect(isFound ? 'stays' : 'goes').toBe(DOCUMENTED.get(name)?.[metadata]);
    if (metadata === 'copyright') expect(isFound).toBe(place.is === 'credit');
    else if (place.is) expect(isFound).toBe(place.is === 'credit');
    expect(isFound || names(losses)).toBe(true);
    await expectSamePicture(data, bytes, place);
  });

  it('is gone from what is encoded', { tags: ['all'] }, async () => {
    const bytes = await place.make();
    for (const format of FORMATS) {
      const encoded = { aim: 'encode', format } as const;
      const { data, plan } = await run(bytes, encoded, [{ do: 'flip', axis: 'horizontal' }]);
      expect(data.includes(mark), format).toBe(false);
      expect(names(plan.losses), format).toBe(true);
    }
  });
});

const FITS = { aim: 'size', bytes: 1e7, format: 'same' } as const;
const inPng = async (file: Buffer) => (await run(file, { aim: 'encode', format: 'png' })).data;

const FORMATS: readonly (WritableId | 'same')[] = ['same', 'jpeg', 'png', 'webp', 'gif', 'tiff'];

async function unchanged(bytes: Buffer, output: Pick<Output, 'metadata'>) {
  const { data, notes, plan } = await run(bytes, { ...FITS, ...output });
  return { data, notes: notes.map(({ code }) => code), losses: plan.losses };
}

async function expectSamePicture(data: Buffer, bytes: Buffer, { format }: Place): Promise<void> {
  // sharp reads neither.
  const isOwn = format === 'HEIC' || format === 'JXL';
  const [made, given] = isOwn ? [await inPng(data), await inPng(bytes)] : [data, bytes];
  const { pages = 1 } = await sharp(given).metadata();
  expect((await sharp(made).metadata()).pages ?? 1).toBe(pages);
  const all = pages > 1 ? { pages: -1 } : {};
  expect(meanDifference(await flatPixelsOf(made, all), await flatPixelsOf(given, all))).toBe(0);
}

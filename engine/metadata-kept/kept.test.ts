import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { exifOf, KINDS, SECRET, turnedPng, xmpOf } from '../../fixtures/kept.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import { FORMATS, WRITABLE_IDS, type WritableId } from '../formats/index.ts';
import { createEngine } from '../node.ts';
import type { Recipe } from '../recipe/index.ts';

/* What results keep of each kind of metadata: it is found in their bytes, or its loss is reported. */

const engine = createEngine({ workers: 1 });
afterAll(() => engine[Symbol.asyncDispose]());

const targets = WRITABLE_IDS.filter((id) => FORMATS[id].holds.metadata);
/** The formats of libraries that are loaded for them alone. */
const rare = targets.filter((id) => FORMATS[id].library);
const usual = targets.filter((id) => !FORMATS[id].library);

type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];
const options = ['keep', 'keep-but-location', 'copyright'] as const;

async function run(
  bytes: Uint8Array,
  output: Partial<Recipe['output']>,
  edits: Recipe['edits'] = [{ do: 'resize', width: 24 }],
) {
  const result = await engine.run(new File([new Uint8Array(bytes)], 'picture'), {
    edits,
    output: { aim: 'encode', format: 'same', ...output } as Recipe['output'],
  });
  return { losses: result.plan.losses, bytes: Buffer.from(await result.blob.arrayBuffer()), notes: result.notes };
}

/** The kinds that a format holds in part. */
const PARTIAL: Readonly<Partial<Record<WritableId, readonly Kind[]>>> = {
  jpeg: ['EXIF of 90 KB'],
  tiff: ['EXIF', 'EXIF of 90 KB'],
};
/** The kinds with a place, and those with credits. */
const hasPlace = (kind: Kind) => kind !== 'texts';

const table = (ids: readonly WritableId[]) => ids.flatMap((id) => kinds.map((kind) => [id, kind] as const));

async function checkKind(id: WritableId, kind: Kind): Promise<void> {
  const file = await KINDS[kind]();
  for (const metadata of options) {
    const { bytes, losses } = await run(file, { format: id, metadata });
    const found = (text: string) => bytes.includes(text);
    expect(found(SECRET.credit), `${metadata}: credit`).toBe(true);
    expect(found(SECRET.rest), `${metadata}: rest`).toBe(metadata !== 'copyright');
    expect(found(SECRET.place), `${metadata}: place`).toBe(metadata === 'keep' && hasPlace(kind));
    expect(bytes.includes('HasExtendedXMP'), metadata).toBe(bytes.includes('ns.adobe.com/xmp/extension/'));
    const isPartial = metadata !== 'copyright' && PARTIAL[id]?.includes(kind) === true;
    expect(losses.includes('some-metadata'), `${metadata}: ${losses}`).toBe(isPartial);
    if (metadata !== 'keep') continue;
    // The next result keeps what this one has.
    const again = await run(bytes, { format: 'png', metadata: 'keep' });
    for (const text of [SECRET.credit, SECRET.rest]) expect(again.bytes.includes(text), `again: ${text}`).toBe(true);
    if (kind === 'XMP of 160 KB')
      expect(again.bytes.toString('latin1').split('history ').length).toBeGreaterThan(20_000);
  }
}

describe('kept metadata', () => {
  it.each(table(usual))('%s: %s', checkKind);
  it.each(table(rare))('%s: %s', { tags: ['all'] }, checkKind);
});

/** EXIF and XMP of a result, as sharp reads them. */
async function readBack(bytes: Buffer): Promise<{ exif: Buffer | undefined; xmp: string }> {
  const { exif, xmp } = await sharp(await inKnownFormat(new Uint8Array(bytes))).metadata();
  return { exif, xmp: xmp?.toString() ?? bytes.toString('latin1') };
}

describe('fields that describe the picture', () => {
  const cases = (ids: readonly WritableId[]) =>
    [false, true].flatMap((elements) => ids.map((id) => [id, elements] as const));
  const name = '%s: are those of the result, XMP as elements: %s';
  it.each(cases(usual))(name, check);
  it.each(cases(rare))(name, { tags: ['all'] }, check);

  async function check(id: WritableId, elements: boolean): Promise<void> {
    const { bytes } = await run(await turnedPng(xmpOf({ elements })), { format: id, metadata: 'keep' }, []);
    const { exif, xmp } = await readBack(bytes);
    expect(xmp).toMatch(
      elements ? /<t:Orientation>1<.*<exif:PixelXDimension>32</ : /t:Orientation="1" exif:PixelXDimension='32'/,
    );
    if (!exif) return;
    const tiff = exif.toString('latin1').startsWith('Exif') ? exif.subarray(6) : exif;
    const longs = [4000, 3000].map((side) => Buffer.from([0, 0, side >> 8, side & 255]));
    for (const long of longs) expect(tiff.includes(long)).toBe(false);
  }
});

describe('the notes of a camera’s maker', () => {
  it.each([false, true])('stay at their offset, in the byte order of the file (little endian: %s)', async (little) => {
    const block = exifOf({ little, makerNote: 40 });
    const jpeg = await KINDS.EXIF();
    const at = jpeg.indexOf('Exif\0\0') + 6;
    const file = Buffer.concat([jpeg.subarray(0, at), block, jpeg.subarray(at + block.length)]);
    const notes = block.lastIndexOf(`${SECRET.rest}A`);
    for (const edits of [[{ do: 'resize', width: 24 }], [{ do: 'flip', axis: 'vertical' }]] as Recipe['edits'][]) {
      const { bytes, losses } = await run(file, { metadata: 'keep' }, edits);
      const kept = bytes.subarray(bytes.indexOf('Exif\0\0') + 6);
      expect(kept.subarray(0, 4)).toEqual(block.subarray(0, 4));
      expect(kept.subarray(notes, notes + 40)).toEqual(block.subarray(notes, notes + 40));
      expect(losses).toEqual([]);
    }
  });
});

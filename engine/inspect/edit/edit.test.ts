import { describe, expect, it } from 'vitest';
import { meanDifference, pixelsOf } from '../../../fixtures/compare.ts';
import { gainMapJpeg } from '../../../fixtures/gain-map.ts';
import { fixture } from '../../../fixtures/index.ts';
import { exifOf, SECRET } from '../../../fixtures/kept.ts';
import { markOf } from '../../../fixtures/secrets.ts';
import { attachGainMap } from '../../codecs/jpeg/gain-map/attach.ts';
import { partsOfJpeg } from '../../codecs/jpeg/gain-map/parts.ts';
import { SECRETS } from '../../contract/secrets.node.ts';
import { inspect } from '../inspect.ts';
import type { Inspection } from '../inspection.ts';
import type { Changes } from './changes.ts';
import { editMetadata } from './edit.ts';
import { editedExif } from './exif.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const CHANGES: Changes = {
  author: 'Zoë Müller',
  copyright: '© 2026 Zoë',
  caption: 'Two & <three>',
  keywords: ['one', 'zwei ü'],
  date: '2024-05-01T12:34:56',
  dpi: 300,
};

async function edited(bytes: Bytes, changes: Changes) {
  const inspection = (await inspect(bytes)) ?? expect.fail('no picture');
  return (await editMetadata(bytes, inspection, changes)) ?? expect.fail('cannot be written');
}

const tagOf = ({ tags }: Inspection, source: string, name: string) =>
  tags.find((tag) => tag.source === source && tag.name === name)?.value;

const EDITED = new Set(['JPG', 'PNG', 'WebP', 'TIFF', 'AVIF', 'HEIC', 'JXL']);
const HOLDS_IPTC = new Set(['JPG', 'TIFF']);
/** Formats that sharp decodes exactly. */
const PIXELS = new Set(['JPG', 'PNG', 'WebP', 'TIFF']);
/** Their XMP is compressed with Brotli, in pieces, or no RDF. */
const REFUSED = ['PNG, iTXt, compressed XMP', 'HEIC, mime, XMP in pieces', 'JXL, brob, compressed'];
/** Tags that the changes replace or add. */
const CHANGED =
  /Artist|XPAuthor|creator|Copyright|rights|Description|description|subject|Keywords|By-line|Caption|Date|Resolution|Version|Character|pHYs|Author/i;

describe.each(SECRETS.filter(([, { format }]) => EDITED.has(format)))('%s', (name, place) => {
  it('is written into, and nothing else changes', async () => {
    const bytes: Bytes = new Uint8Array(await place.make());
    const before = (await inspect(bytes)) ?? expect.fail('no picture');
    const made = await editMetadata(bytes, before, CHANGES);
    if (!made) return expect(REFUSED).toContain(name);
    const { left } = made;
    expect(tagOf(left, 'exif', 'Artist')).toBe(CHANGES.author);
    expect(tagOf(left, 'exif', 'Copyright')).toBe(CHANGES.copyright);
    expect(tagOf(left, 'exif', 'ImageDescription')).toBe(CHANGES.caption);
    expect(tagOf(left, 'exif', 'DateTimeOriginal')).toMatch(/^2024.05.01.12:34:56/);
    const xmp = left.tags.filter(({ source }) => source === 'xmp').map(({ value }) => value);
    for (const text of [CHANGES.author, CHANGES.copyright, CHANGES.caption, 'zwei ü'])
      expect(xmp.join('\n')).toContain(text);
    if (HOLDS_IPTC.has(place.format)) expect(tagOf(left, 'iptc', 'By-line')).toBe(CHANGES.author);

    const others = ({ tags }: Inspection) =>
      tags
        .filter(({ name, id }) => !CHANGED.test(`${name} ${id}`))
        .map(({ source, id, raw }) => `${source} ${id} ${raw}`);
    expect(others(left)).toEqual(expect.arrayContaining(others(before)));
    expect(left.hidden).toHaveLength(before.hidden.length);
    if (place.is === 'credit') expect(Buffer.from(made.bytes).includes(markOf(place))).toBe(false);

    const again = await edited(made.bytes, CHANGES);
    expect(Buffer.compare(again.bytes, made.bytes)).toBe(0);
    if (!PIXELS.has(place.format)) return;
    expect(meanDifference(await pixelsOf(Buffer.from(made.bytes)), await pixelsOf(Buffer.from(bytes)))).toBe(0);
  });
});

it('keeps a gain map where the index states that it is', async () => {
  const { map } = partsOfJpeg(new Uint8Array(await gainMapJpeg()));
  const picture = new Uint8Array(await fixture('place-and-thumbnail.jpg'));
  const { bytes } = await edited(attachGainMap(picture, map?.jpeg ?? expect.fail('no map')), CHANGES);
  expect(partsOfJpeg(bytes).map).toBeDefined();
  const file = Buffer.from(bytes);
  const index = file.indexOf('MPF\0') + 4;
  // Entries of 16 bytes begin at 50.
  const second = index + 50 + 16;
  const [size, offset] = [file.readUInt32BE(second + 4), file.readUInt32BE(second + 8)];
  expect(file.readUInt32BE(index + offset)).toBeGreaterThanOrEqual(0xffd8ffe0);
  expect(index + offset + size).toBe(file.length);
});

it.each([false, true])('keeps maker’s notes at their offset, and the byte order (little endian: %s)', (little) => {
  const block = exifOf({ little, makerNote: 40 });
  const made = Buffer.from(editedExif(new Uint8Array(block), CHANGES, true) as Uint8Array);
  const notes = block.lastIndexOf(`${SECRET.rest}A`);
  expect(made.subarray(0, 4)).toEqual(block.subarray(0, 4));
  expect(made.subarray(notes, notes + 40)).toEqual(block.subarray(notes, notes + 40));
  expect(made.includes(SECRET.credit)).toBe(false);
});

it('is refused for a drawing', async () => {
  const svg = new Uint8Array(
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  const inspection = (await inspect(svg)) ?? expect.fail('no picture');
  expect(await editMetadata(svg, inspection, CHANGES)).toBeUndefined();
});

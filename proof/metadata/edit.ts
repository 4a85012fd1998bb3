/*
 * Writes an author, a copyright, a caption, keywords, a date and a resolution into files. Lists which of them ExifTool does not read, which
 * other tags it reads no more or with another value, and the files whose pixels changed or that a second run changes:
 *
 *     node proof/metadata/edit.ts folder...
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isCameraRaw } from '../../engine/codecs/tiff/camera-raw.ts';
import { editMetadata } from '../../engine/inspect/edit/edit.ts';
import { inspect } from '../../engine/inspect/inspect.ts';
import { type ExifToolTag, exifToolTags } from './exiftool.ts';
import { filesIn, hasSamePixels, Places, shortName } from './files.ts';

const CHANGES = {
  author: 'Zoë Müller',
  copyright: '© 2026 Zoë Müller',
  caption: 'Two & <three>',
  keywords: ['one', 'zwei ü'],
  date: '2024-05-01T12:34:56',
  dpi: 300,
};
/** What ExifTool reads in every format. */
const WRITTEN: readonly (readonly [name: RegExp, value: string])[] = [
  [/^IFD0:Artist$/, CHANGES.author],
  [/^XMP-dc:Creator$/, CHANGES.author],
  [/^IFD0:Copyright$/, CHANGES.copyright],
  [/^XMP-dc:Rights$/, CHANGES.copyright],
  [/^IFD0:ImageDescription$/, CHANGES.caption],
  [/^XMP-dc:Description$/, CHANGES.caption],
  [/^XMP-dc:Subject$/, CHANGES.keywords.join()],
  [/^ExifIFD:DateTimeOriginal$/, '2024:05:01 12:34:56'],
  [/^(?:IFD0|JFIF):XResolution$/, '300'],
];
/** What the changes are about, and what describes the file's own layout. */
const CHANGED =
  /Artist|Author|Creator$|By-line|Copyright|Rights|Description|Caption|Keyword|Subject|Date|Time|Resolution|PixelUnits|PixelsPerUnit|ByteOrder|Offset|Start|ThumbnailImage|XMPToolkit|ExifVersion|IPTCDigest|CodedCharacterSet|RecordVersion|WebP_Flags|MPImage|MediaData|MetaImageSize|Description-|NumberOfImages|Length$/;

const keyOf = ({ group, name }: ExifToolTag) => `${group}:${name}`;

const files = filesIn(process.argv.slice(2));
const before = exifToolTags(files);
const folder = mkdtempSync(join(tmpdir(), 'picwright-edited-'));
const edited = new Map<string, string>();
const [faults, unread, lost] = [new Places(), new Places(), new Places()];

for (const file of files) {
  const bytes = new Uint8Array(readFileSync(file));
  const inspection = await inspect(bytes);
  if (!inspection || (inspection.format === 'tiff' && isCameraRaw(bytes))) continue;
  const made = await editMetadata(bytes, inspection, CHANGES);
  if (!made) {
    faults.add(`cannot be written (${inspection.format})`, shortName(file));
    continue;
  }
  const again = await editMetadata(made.bytes, made.left, CHANGES);
  if (!again || Buffer.compare(again.bytes, made.bytes) !== 0) faults.add('a second run changes it', shortName(file));
  if (!(await hasSamePixels(inspection.format, bytes, made.bytes))) faults.add('pixels differ', shortName(file));
  const path = join(folder, `${edited.size}${extname(file)}`);
  writeFileSync(path, made.bytes);
  edited.set(path, file);
}

const after = exifToolTags([...edited.keys()]);
for (const [path, file] of edited) {
  const now = after.get(path) ?? [];
  for (const [name, value] of WRITTEN) {
    const found = now.filter((tag) => name.test(keyOf(tag)));
    if (!found.some((tag) => tag.value === value)) unread.add(String(name), shortName(file));
  }
  for (const tag of before.get(file) ?? []) {
    if (CHANGED.test(tag.name)) continue;
    const same = now.some((each) => keyOf(each) === keyOf(tag) && each.value === tag.value);
    if (!same) lost.add(keyOf(tag), shortName(file));
  }
}
console.log(`${edited.size} files edited`);
faults.print();
console.log('Not read by ExifTool:');
unread.print();
console.log('Other tags that changed:');
lost.print();
rmSync(folder, { recursive: true });

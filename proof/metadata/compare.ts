/*
 * Compares what the engine finds in files with what ExifTool finds, and lists the tags that the engine misses. Then it removes everything
 * from each file, lists what ExifTool still finds and the page does not, and compares the pixels, as sharp decodes them:
 *
 *     node proof/metadata/compare.ts folder...
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isCameraRaw } from '../../engine/codecs/tiff/camera-raw.ts';
import { groupOf } from '../../engine/inspect/group-of.ts';
import { inspect, removableIn } from '../../engine/inspect/inspect.ts';
import type { Inspection } from '../../engine/inspect/inspection.ts';
import { removeMetadata } from '../../engine/inspect/remove.ts';
import { type ExifToolTag, exifToolTags } from './exiftool.ts';
import { filesIn, hasSamePixels, Places, shortName } from './files.ts';
import { matchOf } from './matches.ts';

/** Groups of which nothing may be missed, with hidden pictures. */
const GRAVE = new Set(['place', 'person', 'time']);
const HIDDEN = /Preview|Thumbnail|Embedded|MotionPhoto|DepthMap/;
const isGrave = ({ name }: ExifToolTag) => GRAVE.has(groupOf(name, 'other')) || HIDDEN.test(name);
function cameraOf({ tags }: Inspection): string {
  const named = (name: string) => tags.find((tag) => tag.source === 'exif' && tag.name === name)?.value ?? '';
  return `${named('Make')} ${named('Model')}`.trim();
}

/** What is wrong with a file without its metadata. */
async function faultsOf(bytes: Uint8Array, clean: { bytes: Uint8Array<ArrayBuffer>; left: Inspection }) {
  const faults: string[] = [];
  if (removableIn(clean.left) > 0) faults.push('something is left');
  const again = await removeMetadata(clean.bytes, clean.left, 'everything');
  if (!again || Buffer.compare(again.bytes, clean.bytes) !== 0) faults.push('a second run changes it');
  if (!(await hasSamePixels(clean.left.format, bytes, clean.bytes))) faults.push('pixels differ');
  return faults;
}

const files = filesIn(process.argv.slice(2));
const theirs = exifToolTags(files);
const folder = mkdtempSync(join(tmpdir(), 'picwright-metadata-'));
const cleaned = new Map<string, string>();
const [missed, graveMissed, faults] = [new Places(), new Places(), new Places()];
const cameras = new Set<string>();
const count = { files: 0, tags: 0, missed: 0, grave: 0 };

for (const file of files) {
  const bytes = new Uint8Array(readFileSync(file));
  const inspection = await inspect(bytes);
  if (!inspection) continue;
  count.files++;
  if (cameraOf(inspection)) cameras.add(cameraOf(inspection));
  for (const tag of theirs.get(file) ?? []) {
    const match = matchOf(tag, inspection);
    if (match !== 'needless') count.tags++;
    if (match !== 'missed') continue;
    count.missed++;
    if (isGrave(tag)) count.grave++;
    (isGrave(tag) ? graveMissed : missed).add(`${tag.group}:${tag.name}`, shortName(file));
  }
  // No page opens these.
  if (inspection.format === 'tiff' && isCameraRaw(bytes)) continue;
  const clean = await removeMetadata(bytes, inspection, 'everything');
  if (!clean) {
    faults.add('takes an encode', shortName(file));
    continue;
  }
  for (const fault of await faultsOf(bytes, clean)) faults.add(fault, shortName(file));
  const path = join(folder, `${cleaned.size}${extname(file)}`);
  writeFileSync(path, clean.bytes);
  cleaned.set(path, file);
}

const share = ((100 * count.missed) / count.tags).toFixed(2);
console.log(`${count.files} files, ${cameras.size} cameras, ${count.tags} tags; ${count.missed} missed (${share}%)`);
console.log(`About places, persons, times and hidden pictures: ${count.grave}`);
graveMissed.print();
console.log('About anything else:');
missed.print();

const left = new Places();
const after = exifToolTags([...cleaned.keys()]);
for (const [path, file] of cleaned) {
  const inspection = await inspect(new Uint8Array(readFileSync(path)));
  for (const tag of (inspection && after.get(path)) ?? []) {
    const match = inspection && matchOf(tag, { ...inspection, unknown: [] });
    if (match === 'missed') left.add(`${tag.group}:${tag.name}`, shortName(file));
  }
}
console.log(`Without metadata: ${cleaned.size} files; ${left.size} tags that the page does not list`);
left.print();
console.log('Faults:');
faults.print();
rmSync(folder, { recursive: true });

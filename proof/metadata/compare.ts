/*
 * Compares what the engine finds in files with what ExifTool finds, and lists the tags that the engine misses:
 *
 *     node proof/metadata/compare.ts folder...
 *
 * Then it removes everything from each file, and lists what ExifTool still finds. Pixels are compared by sharp.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isCameraRaw } from '../../engine/codecs/tiff/camera-raw.ts';
import { groupOf } from '../../engine/inspect/group-of.ts';
import { inspect, removableIn } from '../../engine/inspect/inspect.ts';
import { removeMetadata } from '../../engine/inspect/remove.ts';
import { exifToolTags } from './exiftool.ts';
import { matchOf } from './matches.ts';

const EXTENSION = /\.(?:jpe?g|png|webp|tiff?|dng|heic|heif|avif|jxl|gif|svg)$/i;
/** Groups that nothing may be missed of. */
const GRAVE = new Set(['place', 'person', 'time']);
const PIXELS_OF = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const files = process.argv
  .slice(2)
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => EXTENSION.test(name));

const print = (line: string) => process.stdout.write(`${line}\n`);
const counts = { files: 0, tags: 0, missed: 0, grave: 0, makers: 0 };
const missed = new Map<string, Set<string>>();
const models = new Set<string>();
const theirs = exifToolTags(files);
const scratch = mkdtempSync(join(tmpdir(), 'metadata-'));
const cleaned: { file: string; path: string }[] = [];
const faults: string[] = [];

async function pixelsOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { data, info } = await sharp(bytes, { failOn: 'none', limitInputPixels: 5e7, pages: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return `${info.width} ${info.height} ${Bun(data)}`;
  } catch {
    return undefined;
  }
}

function Bun(data: Buffer): number {
  let hash = 7;
  for (let i = 0; i < data.length; i++) hash = (hash * 31 + (data[i] ?? 0)) | 0;
  return hash;
}

for (const file of files) {
  const bytes = new Uint8Array(readFileSync(file));
  let inspection: Awaited<ReturnType<typeof inspect>>;
  try {
    inspection = await inspect(bytes);
  } catch (error) {
    faults.push(`${file}: inspect threw ${error}`);
    continue;
  }
  if (!inspection) continue;
  counts.files++;
  const model = ['Make', 'Model']
    .map((name) => inspection.tags.find((tag) => tag.source === 'exif' && tag.name === name)?.value ?? '')
    .join(' ')
    .trim();
  if (model) models.add(model);
  for (const tag of theirs.get(file) ?? []) {
    const match = matchOf(tag, inspection);
    if (match === 'needless') continue;
    counts.tags++;
    if (match === 'found') continue;
    counts.missed++;
    const key = `${tag.group}:${tag.name}`;
    const isGrave =
      GRAVE.has(groupOf(tag.name, 'other')) || /Preview|Thumbnail|Embedded|MotionPhoto|DepthMap/.test(tag.name);
    if (isGrave) counts.grave++;
    const label = `${isGrave ? '!' : ' '} ${key}`;
    missed.set(label, (missed.get(label) ?? new Set()).add(file.split('/').slice(-2).join('/')));
  }
  if (isCameraRaw(bytes) && inspection.format === 'tiff') continue;
  let clean: Awaited<ReturnType<typeof removeMetadata>>;
  try {
    clean = await removeMetadata(bytes, inspection, 'everything');
  } catch (error) {
    faults.push(`${file}: remove threw ${error}`);
    continue;
  }
  if (!clean) {
    faults.push(`${file}: takes an encode`);
    continue;
  }
  if (removableIn(clean.left) > 0) {
    const rest = [
      ...clean.left.tags.filter((t) => !t.isNeeded).map((t) => `${t.source}/${t.directory}/${t.name}`),
      ...clean.left.hidden.filter((h) => !h.isNeeded).map((h) => h.kind),
      ...clean.left.unknown.map((u) => u.name),
    ];
    faults.push(`${file}: left ${rest.slice(0, 5).join(', ')}`);
  }
  const again = await removeMetadata(clean.bytes, clean.left, 'everything');
  if (!again || Buffer.compare(again.bytes, clean.bytes) !== 0) faults.push(`${file}: a second run changes it`);
  if (PIXELS_OF.has(inspection.format) && (await pixelsOf(bytes)) !== (await pixelsOf(clean.bytes)))
    faults.push(`${file}: pixels differ`);
  const path = join(scratch, `${cleaned.length}.${file.split('.').at(-1)}`);
  writeFileSync(path, clean.bytes);
  cleaned.push({ file, path });
}

print(
  `${counts.files} files, ${models.size} models, ${counts.tags} tags of ExifTool, ${counts.missed} missed (${((100 * counts.missed) / counts.tags).toFixed(2)}%), ${counts.grave} of place, person, time or hidden pictures`,
);
for (const [key, names] of [...missed].sort((a, b) => b[1].size - a[1].size))
  print(`${key} ${names.size}: ${[...names].slice(0, 2).join(', ')}`);

const after = exifToolTags(cleaned.map(({ path }) => path));
const left = new Map<string, Set<string>>();
for (const { file, path } of cleaned) {
  const inspection = await inspect(new Uint8Array(readFileSync(path)));
  if (!inspection) continue;
  for (const tag of after.get(path) ?? []) {
    const match = matchOf(tag, { ...inspection, unknown: [] });
    if (match === 'needless' || match === 'found') continue;
    const key = `${tag.group}:${tag.name}`;
    left.set(key, (left.get(key) ?? new Set()).add(file.split('/').slice(-2).join('/')));
  }
}
print(`After 'everything': ${cleaned.length} files; ${left.size} names that the page does not list`);
for (const [key, names] of [...left].sort((a, b) => b[1].size - a[1].size))
  print(`  ${key} ${names.size}: ${[...names].slice(0, 2).join(', ')}`);
print(`${faults.length} faults`);
for (const fault of faults) print(`  ${fault}`);
rmSync(scratch, { recursive: true });

/**
 * Measures the site's jobs on real photos and writes the figures that the landing pages show.
 *
 *   apt-get install mate-backgrounds
 *   npm run measure [-- folder]
 *   npm run measure -- --only=jxl     only jobs whose keys contain this; other figures are kept
 *
 * The photos are not copied; only names and sizes are kept. The measurement takes the six largest JPGs that the tools
 * accept, one per motif.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Measured, type Measurement, measurementJobs } from '#catalogue/measured.ts';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { createEngine, type Engine, FORMATS, type FormatId, type Output, type WritableId } from '#engine';
import { largestOfMotifs, MATE_BACKGROUNDS, picturesIn } from './photos.ts';

const PHOTOS = 6;

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const folder = positionals[0] ?? MATE_BACKGROUNDS;
const wanted = measurementJobs().filter(({ key }) => key.includes(values.only ?? ''));

async function photosIn(path: string): Promise<File[]> {
  const paths = await largestOfMotifs(await picturesIn(path, /\.jpe?g$/i), UPLOAD_LIMIT_MB * 1024 * 1024);
  return Promise.all(paths.slice(0, PHOTOS).map(async (file) => new File([await readFile(file)], basename(file))));
}

/** The photo in the job's source format, converted by the engine as for a visitor. */
async function inFormat(engine: Engine, photo: File, format: FormatId): Promise<File> {
  const { quality } = FORMATS[format];
  const output: Output = {
    aim: 'encode',
    format: format as WritableId,
    ...(quality?.reduces === 'detail' && { quality: 92 }),
  };
  const { blob, name } = await engine.run(photo, { edits: [], output });
  return new File([blob], name);
}

const photos = await photosIn(folder);
if (photos.length === 0) {
  console.error(`There is no JPG in ${folder}. On Debian: apt-get install mate-backgrounds`);
  process.exit(1);
}
await using engine = createEngine();
const jobs: Record<string, Measurement> = Object.fromEntries(wanted.map(({ key }) => [key, { photos: [] }]));

for (const photo of photos) {
  // All jobs with the same source format share one file.
  const sources = new Map<FormatId | undefined, File>([
    [undefined, photo],
    ['jpeg', photo],
  ]);
  for (const { key, source, recipe } of wanted) {
    const before = sources.get(source) ?? (await inFormat(engine, photo, source as FormatId));
    sources.set(source, before);
    const { width, height } = await engine.probe(before);
    const { blob } = await engine.run(before, recipe);
    jobs[key]?.photos.push({ name: photo.name, width, height, before: before.size, after: blob.size });
    console.log(`${key}  ${photo.name}  ${before.size} → ${blob.size}`);
  }
}

const vips = JSON.parse(await readFile(join(root, 'node_modules/wasm-vips/package.json'), 'utf8'));
const target = join(root, 'catalogue/measured.json');
const kept: Measured | undefined = values.only ? JSON.parse(await readFile(target, 'utf8')) : undefined;
const all = { ...kept?.jobs, ...jobs };
const measured: Measured = {
  how: {
    date: new Date().toISOString().slice(0, 10),
    engine: `wasm-vips ${vips.version}`,
    photos:
      folder === MATE_BACKGROUNDS ? 'photos from the Debian package mate-backgrounds' : `photos in ${basename(folder)}`,
    command: 'npm run measure',
  },
  // In the order of the pages, regardless of which were measured now.
  jobs: Object.fromEntries(measurementJobs().flatMap(({ key }) => (all[key] ? [[key, all[key]]] : []))),
};
await writeFile(target, `${onePhotoALine(JSON.stringify(measured, null, 2))}\n`);

/** One line per figure, so that a diff shows what changed. */
function onePhotoALine(json: string): string {
  return json.replace(/\{\n\s+"name"[^}]*\}/g, (photo) => photo.replace(/\s+/g, ' '));
}

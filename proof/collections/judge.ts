// Compares how the engine reads all images of a folder with how Chromium shows them: node proof/collections/judge.ts folder
// The folder contains image files, git repositories with images, or both. Prints each file that Chromium shows and the engine
// refuses or shows otherwise, unless `explained.ts` has its reason. EVERY=10 takes one file in ten, MATCH=avif those whose path
// contains it, RECORD=1 writes the figures of listed repositories to repositories.json.
import { createEngine, isImageError, type Recipe } from '#engine';
import { formatOfBytes } from '../../engine/formats/index.ts';
import { flatPixelsOf, meanDifference, type Pixels } from '../../fixtures/compare.ts';
import { chromiumReader } from './chromium.ts';
import { reasonFor } from './explained.ts';
import { type CollectedFile, collected } from './pictures.ts';
import { otherReaders, type Read } from './readers.ts';
import { type Figure, record } from './repositories.ts';

const [folder] = process.argv.slice(2);
const { EVERY = '1', MATCH = '', RECORD } = process.env;
/** The largest mean difference from Chromium, of 255. */
const BOUND = 8;
/** Larger files are skipped, in pixels. */
const MOST_PIXELS = 20e6;
/** Limit of a job, in milliseconds. */
const MOST_TIME = 120_000;
const say = (text: string) => process.stdout.write(text);
if (!folder) {
  say('node proof/collections/judge.ts folder\n');
  process.exit(2);
}

// The backends of a page.
await using engine = createEngine({ workers: 1, backend: 'auto' });
await using chromium = await chromiumReader();
const others = await otherReaders();
const figures = new Map<string, Figure>();
const totals: Figure = { date: new Date().toISOString().slice(0, 10), compared: 0, explained: 0, unexplained: 0 };

/** Returns the picture as the engine reads it; the error as text; undefined for a very large one. */
async function oursOf(name: string, bytes: Buffer): Promise<Pixels | string | undefined> {
  const file = new File([new Uint8Array(bytes)], name.split('/').at(-1) ?? name);
  try {
    const { width, height } = await engine.probe(file);
    if (width * height > MOST_PIXELS) return undefined;
    const recipe: Recipe = { edits: [], output: { aim: 'encode', format: 'png', lossless: true } };
    const { blob } = await engine.run(file, recipe, { signal: AbortSignal.timeout(MOST_TIME) });
    return await flatPixelsOf(new Uint8Array(await blob.arrayBuffer()), { pages: 1 });
  } catch (error) {
    return isImageError(error) ? error.code : String(error);
  }
}

async function attempt(read: Read, bytes: Buffer): Promise<Pixels | undefined> {
  try {
    return await read(bytes);
  } catch {
    return undefined;
  }
}

const distanceOf = (a: Pixels, b: Pixels): string =>
  a.width === b.width && a.height === b.height
    ? meanDifference(a, b).toFixed(1)
    : `${a.width}×${a.height}, not ${b.width}×${b.height}`;

/** Returns what differs; undefined if the pictures are alike. */
async function difference(bytes: Buffer, ours: Pixels | string, shown: Pixels): Promise<string | undefined> {
  if (typeof ours === 'string') return ours;
  if (meanDifference(ours, shown) <= BOUND) return undefined;
  const seen = Object.entries(others).map(async ([by, read]) => {
    const pixels = await attempt(read, bytes);
    return pixels ? `, ${by} ${distanceOf(ours, pixels)}` : '';
  });
  return `Chromium ${distanceOf(ours, shown)}${(await Promise.all(seen)).join('')}`;
}

/** Whether nothing of a picture is painted, as of many damaged files. */
const isBlank = ({ data }: Pixels) => data.every((sample) => sample === 255);

async function compare({ name, repository, read }: CollectedFile): Promise<void> {
  // A partial clone lacks some files.
  const bytes = await read().catch(() => undefined);
  if (!bytes) return;
  // Browsers give a drawing without a size the place that a page has for it, so it is drawn at the engine's size.
  const drawn = formatOfBytes(bytes)?.vector ? await oursOf(name, bytes) : undefined;
  const size = typeof drawn === 'object' ? drawn : undefined;
  const shown = await attempt((file) => chromium.read(file, size), bytes);
  const ours = shown && (drawn ?? (await oursOf(name, bytes)));
  if (!ours || (typeof ours === 'string' && isBlank(shown))) return;
  const differs = await difference(bytes, ours, shown);
  const outcome = !differs ? undefined : reasonFor(name, differs) ? 'explained' : 'unexplained';
  const figure =
    repository && (figures.get(repository.name) ?? { ...totals, compared: 0, explained: 0, unexplained: 0 });
  if (figure) figures.set(repository.name, figure);
  for (const counts of figure ? [totals, figure] : [totals]) {
    counts.compared++;
    if (outcome) counts[outcome]++;
  }
  if (outcome === 'unexplained') say(`${name}: ${differs}\n`);
}

const files = (await collected(folder))
  .filter(({ name }) => name.includes(MATCH))
  .filter((_, i) => i % Number(EVERY) === 0);
say(`${files.length} files, Chromium beside ${Object.keys(others).join(', ')}\n`);
for (const file of files) await compare(file);
if (RECORD) record(figures);
const { compared, explained, unexplained } = totals;
say(`${compared} files that Chromium shows: ${explained} differ for known reasons, ${unexplained} otherwise\n`);
process.exitCode = unexplained > 0 ? 1 : 0;

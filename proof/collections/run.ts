// Runs every job on all images of a folder and compares the results with the decoded file: node proof/collections/run.ts folder [job…]
// The folder contains image files, git repositories with images, or both. EVERY=10 takes one file in ten. Nothing is written.
// `judge.ts` compares the decoded files with Chromium's.
import { createEngine, isImageError } from '#engine';
import { flatPixelsOf, meanDifference, type Pixels } from '../../fixtures/compare.ts';
import { inKnownFormat } from '../../fixtures/known-format.ts';
import { JOBS, type Job } from './jobs.ts';
import { type CollectedFile, collected } from './pictures.ts';

const [folder, ...asked] = process.argv.slice(2);
const EVERY = Number(process.env.EVERY ?? 1);
/** Larger files are skipped; longer jobs are cancelled (pixels, milliseconds). */
const MOST_PIXELS = 20e6;
const MOST_TIME = 120_000;
/** Codes that a file can cause. Others are failures of the engine. */
const REFUSALS = new Set(['unreadable', 'incomplete', 'unsupported', 'too-large']);
const say = (text: string) => process.stdout.write(text);

const unknown = asked.filter((name) => !(name in JOBS));
if (!folder || unknown.length > 0) {
  say(`node proof/collections/run.ts folder [job…]: ${Object.keys(JOBS).join(', ')}\n`);
  process.exit(2);
}
const jobs = Object.entries(JOBS).filter(([name]) => asked.length === 0 || asked.includes(name));

const engine = createEngine({ workers: 1 });
const counts = { files: 0, jobs: 0, refused: 0, failed: 0, strayed: 0 };

/** Returns the result, or the error as text. */
async function make(file: File, { recipe }: Job): Promise<Buffer | string> {
  try {
    const { blob } = await engine.run(file, recipe, { signal: AbortSignal.timeout(MOST_TIME) });
    return Buffer.from(await blob.arrayBuffer());
  } catch (error) {
    if (!isImageError(error)) return `no code: ${String(error)}`;
    return error.cause instanceof Error ? `${error.code}: ${error.cause.message}` : `${error.code}: ${error.message}`;
  }
}

const isRefusal = (why: string) => REFUSALS.has(why.split(':')[0] ?? '');
const read = async (bytes: Buffer): Promise<Pixels> => flatPixelsOf(await inKnownFormat(bytes), { pages: 1 });

async function tryAll({ name, read: readFile }: CollectedFile): Promise<void> {
  // A partial clone lacks some files.
  const bytes = await readFile().catch(() => undefined);
  if (!bytes) return;
  counts.files += 1;
  const file = new File([new Uint8Array(bytes)], name.split('/').at(-1) ?? name);
  const probe = await engine.probe(file).catch(() => undefined);
  if (probe && probe.width * probe.height > MOST_PIXELS) return;
  const plain = await make(file, { recipe: { edits: [], output: { aim: 'encode', format: 'png' } } });
  const ours = typeof plain === 'string' ? undefined : await read(plain);
  for (const [title, job] of jobs) {
    counts.jobs += 1;
    const made = await make(file, job);
    if (typeof made === 'string') {
      if (isRefusal(made)) counts.refused += 1;
      else counts.failed += 1;
      if (!isRefusal(made)) say(`failed    ${name}, ${title}: ${made}\n`);
      continue;
    }
    // The original file came back.
    if (!ours || job.bound === undefined || made.equals(bytes)) continue;
    const distance = await read(made).then(
      (pixels) => meanDifference(pixels, ours),
      () => Number.NaN,
    );
    if (distance <= job.bound) continue;
    counts.strayed += 1;
    say(`strayed   ${name}, ${title}: ${distance.toFixed(1)}\n`);
  }
}

const files = (await collected(folder)).filter((_, i) => i % EVERY === 0);
say(`${files.length} files, ${jobs.length} jobs\n`);
for (const [i, file] of files.entries()) {
  if (i > 0 && i % 100 === 0) say(`${i} of ${files.length}\n`);
  await tryAll(file);
}
await engine[Symbol.asyncDispose]();
say(
  `${counts.files} files, ${counts.jobs} jobs: ${counts.refused} refused, ${counts.failed} failed, ${counts.strayed} results far from the file\n`,
);
process.exit(counts.failed + counts.strayed > 0 ? 1 : 0);

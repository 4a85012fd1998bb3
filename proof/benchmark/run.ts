// The benchmark: npm run bench [-- --only=resize,batch --rounds=7 --peers=jsquash,sharp --photos=3 --no-memory --out=folder]
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from '../browsers/chromium.ts';
import { findPhotos, type Input, type Photos } from '../photos.ts';
import { buildPage, servePage } from '../serve/page.ts';
import { buildSite, startServer } from '../serve/site.ts';
import { animation } from './inputs/animation.ts';
import { BENCH_PAGE, FILES, publish } from './inputs/publish.ts';
import { screenshot } from './inputs/screenshot.ts';
import { hundredMegapixels, middlingPhotos, sweepPhotos, tenMegapixels } from './inputs/sizes.ts';
import { tinyPictures } from './inputs/tiny.ts';
import type { Bench, Inputs, Work } from './measure/bench.ts';
import type { WorkResult } from './measure/result.ts';
import { isComplete, parseOptions } from './options.ts';
import { ScorePool } from './quality/score-pool.ts';
import { describeMachine } from './report/machine.ts';
import { claimsTable, type Report } from './report/markdown.ts';
import { writeReport } from './report/write.ts';
import { WORKS } from './works/index.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3280);
/** Some peers create workers from text and functions from strings, which the site's own policy forbids. */
const POLICY = "default-src 'self' blob: data: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'";
const ROOT = join(import.meta.dirname, '../..');

const options = parseOptions(process.argv.slice(2));
const works = WORKS.filter(({ id }) => options.only.length === 0 || options.only.includes(id));
const unknown = options.only.filter((id) => !WORKS.some((work) => work.id === id));
if (unknown.length > 0 || works.length === 0) {
  console.error(`There is no work ${unknown.join(', ')}. There are ${WORKS.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const wants = (...ids: string[]) => works.some(({ id }) => ids.includes(id));
// A partial run does not replace the committed report.
const folder = options.out ?? join(import.meta.dirname, isComplete(options) ? '.' : '../../build/bench');

/** Only the inputs of the chosen works are made. */
async function makeInputs(photos: Photos): Promise<Inputs> {
  const none: Input[] = [];
  const large = await tenMegapixels(photos, options.photos);
  const [first] = large;
  return {
    tiny: await tinyPictures(),
    tenMegapixels: large,
    middling: wants('avif', 'jxl') ? await middlingPhotos(photos, options.photos) : none,
    screenshots: wants('screenshot', 'lossless') ? [...photos.screenshots, await screenshot()] : none,
    animations: wants('animation') ? [await animation()] : none,
    hundredMegapixels: wants('huge') && first ? [await hundredMegapixels(first)] : none,
    sweep: wants('sweep') ? await sweepPhotos(photos) : none,
  };
}

/** Reports a work that fails and goes on with the others. */
async function measure(work: Work, bench: Bench): Promise<WorkResult> {
  const { id, title } = work;
  console.log(`\n${title}`);
  try {
    return { id, title, ...(await work.measure(bench)) };
  } catch (error) {
    console.error(error);
    const nothing = { notes: [], measurements: [], claims: [], tables: [], timelines: [] };
    return { id, title, ...nothing, error: String(error) };
  }
}

console.log('Building…');
if (wants('cold')) buildSite();
await buildPage(join(import.meta.dirname, 'page'), BENCH_PAGE);
// A peer fetches its own script into a worker.
const SCRIPT = 'browser-image-compression.js';
await cp(join(ROOT, 'node_modules/browser-image-compression/dist', SCRIPT), join(FILES, SCRIPT));
console.log('Preparing pictures…');
const photos = await findPhotos(options.photos);
const inputs = await makeInputs(photos);
for (const input of Object.values(inputs).flat()) await publish(input);

const page = await servePage(BENCH_PAGE, { port: PORT, policy: POLICY });
const site = wants('cold') ? await startServer() : undefined;
const browser = await launch();
using pool = new ScorePool();
const report: Report = {
  machine: describeMachine(browser.version()),
  photos: photos.called,
  rounds: options.rounds,
  works: [],
};
const bench: Bench = {
  browser,
  address: `${page.origin}/`,
  siteAddress: `${site?.origin}/`,
  inputs,
  options,
  pool,
  log: (text) => console.log(`  ${text}`),
};
try {
  for (const work of works) {
    const result = await measure(work, bench);
    for (const { label, ms, bytes, score, error } of result.measurements)
      console.log(
        `    ${label.padEnd(28)} ${error ?? `${ms.toFixed(0)} ms  ${bytes} bytes  ${score?.toFixed(1) ?? ''}`}`,
      );
    report.works.push(result);
    // Written after each work, so that results survive an interrupted run.
    await writeReport(folder, report);
  }
} finally {
  await browser.close();
  await site?.kill();
  await page.stop();
}
console.log(`\n${claimsTable(report.works)}\n\nWritten to ${folder}`);

// The benchmark: npm run bench [-- --only=resize,batch --rounds=7 --peers=jsquash,sharp --photos=3 --no-memory --out=folder]
import { join } from 'node:path';
import { launch } from './driver/browser.ts';
import { buildSite, serveSite } from './driver/site.ts';
import { animation } from './inputs/animation.ts';
import { type Input, publish } from './inputs/input.ts';
import {
  findPhotos,
  hundredMegapixels,
  middlingPhotos,
  type Photos,
  sweepPhotos,
  tenMegapixels,
} from './inputs/photos.ts';
import { screenshot } from './inputs/screenshot.ts';
import { tinyPictures } from './inputs/tiny.ts';
import type { Bench, Inputs, Work } from './measure/bench.ts';
import type { WorkResult } from './measure/result.ts';
import { isComplete, parseOptions } from './options.ts';
import { ScorePool } from './quality/score-pool.ts';
import { describeMachine } from './report/machine.ts';
import { claimsTable, type Report } from './report/markdown.ts';
import { writeReport } from './report/write.ts';
import { buildPage, servePage } from './serve.ts';
import { WORKS } from './works/index.ts';

const PORT = Number(process.env.BENCH_PORT ?? 3280);

const options = parseOptions(process.argv.slice(2));
const works = WORKS.filter(({ id }) => options.only.length === 0 || options.only.includes(id));
const unknown = options.only.filter((id) => !WORKS.some((work) => work.id === id));
if (unknown.length > 0 || works.length === 0) {
  console.error(`There is no work ${unknown.join(', ')}. There are ${WORKS.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}
const wants = (...ids: string[]) => works.some(({ id }) => ids.includes(id));
// What is measured in part is not for keeping.
const folder = options.out ?? join(import.meta.dirname, isComplete(options) ? '.' : '../build/bench');

/** Only what the chosen works need is made. */
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

/** A work that breaks is told in the report, and does not take the others with it. */
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
await buildPage();
console.log('Preparing pictures…');
const photos = await findPhotos(options.photos);
const inputs = await makeInputs(photos);
for (const input of Object.values(inputs).flat()) await publish(input);

const { server, address } = await servePage(PORT);
const site = wants('cold') ? await serveSite(PORT + 1) : undefined;
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
  address,
  siteAddress: site?.address ?? '',
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
    // After each work, so that what has been measured outlives a run that is cut off.
    await writeReport(folder, report);
  }
} finally {
  await browser.close();
  site?.close();
  server.close();
}
console.log(`\n${claimsTable(report.works)}\n\nWritten to ${folder}`);

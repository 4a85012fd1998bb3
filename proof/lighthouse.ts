/**
 * Runs Lighthouse with its phone settings on one page of each kind of the built site and prints the medians of several
 * runs. Exits with 1 if a goal is missed. Performance depends on the machine and its load; the other scores do not.
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { median } from '#peers/statistics.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/machine/chromium.ts';
import { serveBuild } from './serve/site.ts';

const PAGES = ['/', '/compress', '/tools/jpg-to-webp-converter', '/tools/hubs/image-converters'];

/** The measured values and their lower or upper limits. */
const MEASURES = [
  { name: 'performance', wanted: '≥ 95', holds: (value: number) => value >= 95 },
  { name: 'accessibility', wanted: '100', holds: (value: number) => value === 100 },
  { name: 'best-practices', wanted: '100', holds: (value: number) => value === 100 },
  { name: 'seo', wanted: '100', holds: (value: number) => value === 100 },
  { name: 'shift', wanted: '0', holds: (value: number) => value < 0.001 },
  { name: 'largest paint, s', wanted: '', holds: () => true },
  { name: 'blocked, ms', wanted: '', holds: () => true },
] as const;
type Name = (typeof MEASURES)[number]['name'];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Downloaded on demand: it has 90 MB, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LONGEST_REPORT = 64 * 1024 ** 2;

async function measure(url: string): Promise<Record<Name, number>> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: LONGEST_REPORT },
  );
  const { categories, audits }: Report = JSON.parse(stdout);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    'largest paint, s': Number((value('largest-contentful-paint') / 1000).toFixed(2)),
    'blocked, ms': Math.round(value('total-blocking-time')),
  };
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const server = await serveBuild();
const rows: Record<string, Record<string, number | string>> = {};
let missed = 0;
for (const path of PAGES) {
  const runs: Record<Name, number>[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(server.origin + path));
  rows[path] = Object.fromEntries(
    MEASURES.map(({ name, holds }) => {
      const value = median(runs.map((run) => run[name]));
      if (!holds(value)) missed += 1;
      return [name, value];
    }),
  );
}
rows.wanted = Object.fromEntries(MEASURES.map(({ name, wanted }) => [name, wanted]));
await server.stop();
console.table(rows);
process.exitCode = missed > 0 ? 1 : 0;

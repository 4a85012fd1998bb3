import { availableParallelism } from 'node:os';
import type { Page } from '@playwright/test';
import type { Job } from '#peers/job.ts';
import { median } from '#peers/statistics.ts';
import { type Bench, ratioClaim, type Work } from '../measure/bench.ts';
import { CAN_MEASURE_MEMORY, type PeakMemory, peakMemory } from '../measure/memory.ts';
import type { PhotoMeasurement } from '../measure/result.ts';
import { summarise } from '../measure/summary.ts';
import { openBenchPage } from '../page/open.ts';

const COUNT = 20;
const JOB: Job = { do: 'resize', longestEdge: 1280, quality: 75 };
const MOST_WORKERS = 2;

interface Team {
  peer: 'picwright' | 'jsquash';
  label: string;
  workers: number;
}

const IF_SCALING_MISSED = {
  why: 'Each worker has one photo and one thread; the page’s own thread and the browser’s read the files and take the results, in the same two cores.',
  next: 'reading each file in its worker while the previous one is encoded; on four cores this limit does not matter.',
};

const LABELS = { picwright: 'Picwright', jsquash: 'jSquash' } as const;

const team = (peer: Team['peer'], workers: number): Team => ({
  peer,
  workers,
  label: `${LABELS[peer]}, ${workers} ${workers === 1 ? 'worker' : 'workers'}`,
});

const idOf = ({ peer, workers }: Team) => `${peer}-${workers}`;

const run = (page: Page, { peer, workers }: Team, names: string[]) =>
  page.evaluate(([id, count, files, job]) => window.bench.runBatch(id, count, files, job), [
    peer,
    workers,
    names,
    JOB,
  ] as const);

const close = (page: Page, { peer, workers }: Team) =>
  page.evaluate(([id, count]) => window.bench.close(id, count), [peer, workers] as const);

async function measureMemory({ browser, address, inputs }: Bench, each: Team, names: string[]): Promise<PeakMemory> {
  const page = await openBenchPage(browser, address);
  const tiny = inputs.tiny.filter(({ name }) => name.endsWith('.jpg')).map(({ name }) => name);
  try {
    await page.evaluate((files) => window.bench.load(files), [...tiny, ...names]);
    return await peakMemory(browser, {
      start: () => run(page, each, Array.from({ length: each.workers }, () => tiny).flat()),
      work: () => run(page, each, names),
    });
  } finally {
    await page.context().close();
  }
}

async function measureTeams(bench: Bench, teams: Team[]): Promise<PhotoMeasurement[]> {
  const photos = bench.inputs.tenMegapixels;
  const names = Array.from({ length: COUNT }, (_, i) => photos[i % photos.length]?.name ?? '');
  const measured = teams.map((each) => ({ each, times: [] as number[], bytes: 0 }));
  const page = await openBenchPage(bench.browser, bench.address);
  try {
    await page.evaluate((files) => window.bench.load(files), names);
    for (let round = 0; round < bench.options.rounds; round++) {
      for (const entry of measured) {
        // A pool's idle workers would take memory and caches from the other libraries. Each pool starts, warms up,
        // works and ends.
        await run(page, entry.each, names.slice(0, 2 * entry.each.workers));
        const { ms, bytes } = await run(page, entry.each, names);
        await close(page, entry.each);
        entry.times.push(ms);
        entry.bytes = bytes;
      }
    }
  } finally {
    await page.context().close();
  }
  const results: PhotoMeasurement[] = [];
  for (const { each, times, bytes } of measured) {
    const result: PhotoMeasurement = {
      peer: idOf(each),
      label: each.label,
      input: `${COUNT} photos`,
      job: JOB,
      times,
      ms: median(times),
      bytes,
    };
    if (bench.options.memory && CAN_MEASURE_MEMORY) Object.assign(result, await measureMemory(bench, each, names));
    results.push(result);
  }
  return results;
}

export const batch: Work = {
  id: 'batch',
  title: `Resize a batch of ${COUNT} 10-megapixel photos to 1280 pixels`,
  async measure(bench) {
    const { peers } = bench.options;
    const withJsquash = peers.length === 0 || peers.includes('jsquash');
    const counts = Array.from({ length: MOST_WORKERS }, (_, i) => i + 1);
    const measurements = await measureTeams(
      bench,
      counts.flatMap((n) => [team('picwright', n), ...(withJsquash ? [team('jsquash', n)] : [])]),
    );
    const ms = (id: string) => summarise(measurements).get(id)?.ms ?? Number.NaN;
    return {
      notes: [`This machine has ${availableParallelism()} cores. Workers are started and warmed up before the clock.`],
      measurements,
      claims: [
        ...counts.flatMap((n) =>
          ratioClaim(
            `jSquash, ${n} ${n === 1 ? 'worker' : 'workers'} each`,
            '2.5 times as fast',
            ms(`jsquash-${n}`) / ms(`picwright-${n}`),
            {
              atLeast: 2.5,
            },
          ),
        ),
        ...ratioClaim('itself, 2 workers against 1', '1.7 times as fast', ms('picwright-1') / ms('picwright-2'), {
          atLeast: 1.7,
          ifMissed: IF_SCALING_MISSED,
        }),
      ],
      tables: [],
      timelines: [],
    };
  },
};

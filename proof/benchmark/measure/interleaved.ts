import { extname } from 'node:path';
import { atQuality, type Job } from '#peers/job.ts';
import { median } from '#peers/statistics.ts';
import type { Input } from '../../photos.ts';
import { openBenchPage } from '../page/open.ts';
import { scoreFullSize, scoreResized } from '../quality/score.ts';
import type { Bench } from './bench.ts';
import { calibrate, pair } from './calibrate.ts';
import { type Contender, contenders, OURS } from './contender.ts';
import { CAN_MEASURE_MEMORY, type PeakMemory, peakMemory } from './memory.ts';
import type { PhotoMeasurement, Stages } from './result.ts';

export interface InterleavedOptions {
  inputs: readonly Input[];
  job: Job;
  /** Chooses every library's quality so that its file is about as large as this product's. */
  sameBytes?: boolean;
  /** Chooses both qualities for this library, so that its file and this product's differ by one percent at most. */
  pairedWith?: string;
  /** The picture that a result is compared with. */
  judged: 'full-size' | 'resized';
}

const PAIR_TOLERANCE = 0.01;

/** Each library's job: the shared one, or one with its own quality for the same bytes. */
async function jobsFor(
  all: readonly Contender[],
  input: Input,
  options: InterleavedOptions,
): Promise<Map<string, Job>> {
  const { job, sameBytes, pairedWith } = options;
  const jobs = new Map<string, Job>(all.map(({ id }) => [id, job]));
  const ours = all.find(({ id }) => id === OURS);
  if (!sameBytes || !('quality' in job) || !ours) return jobs;
  const bytesOf = (contender: Contender) => async (quality: number) =>
    (await contender.run(input, atQuality(job, quality))).bytes;

  let step = { quality: job.quality, bytes: 0 };
  const partner = all.find(({ id }) => id === pairedWith);
  if (partner) {
    const found = await pair(bytesOf(ours), bytesOf(partner), { quality: job.quality, tolerance: PAIR_TOLERANCE });
    step = found.ours;
    jobs.set(partner.id, atQuality(job, found.theirs.quality));
  } else {
    step.bytes = await bytesOf(ours)(job.quality);
  }
  jobs.set(OURS, atQuality(job, step.quality));
  for (const contender of all) {
    if (contender === ours || contender === partner) continue;
    jobs.set(contender.id, atQuality(job, (await calibrate(bytesOf(contender), step.bytes)).quality));
  }
  return jobs;
}

/** Reports and leaves out a library that fails at the job. */
async function withoutFailing(
  all: readonly Contender[],
  input: Input,
  job: Job,
): Promise<{ able: Contender[]; failed: PhotoMeasurement[] }> {
  const able: Contender[] = [];
  const failed: PhotoMeasurement[] = [];
  for (const contender of all) {
    const { id: peer, label } = contender;
    try {
      await contender.run(input, job);
      able.push(contender);
    } catch (error) {
      const nothing = { times: [], ms: Number.NaN, bytes: Number.NaN };
      failed.push({ peer, label, input: input.name, job, ...nothing, error: String(error).split('\n')[0] ?? '' });
    }
  }
  return { able, failed };
}

/** Runs all libraries on one picture in turn, round after round. */
async function measureInput(
  all: readonly Contender[],
  input: Input,
  { bench, options }: { bench: Bench; options: InterleavedOptions },
): Promise<{ measurements: PhotoMeasurement[]; results: Map<string, Buffer> }> {
  // Every library is warmed up with it too.
  const { able, failed } = await withoutFailing(all, input, options.job);
  const jobs = await jobsFor(able, input, options);
  const times = new Map<string, number[]>(able.map(({ id }) => [id, []]));
  const sizes = new Map<string, number>();
  const profiles = new Map<string, Stages>();
  for (let round = -1; round < bench.options.rounds; round++) {
    for (const contender of able) {
      const { ms, bytes, stages } = await contender.run(input, jobs.get(contender.id) ?? options.job);
      sizes.set(contender.id, bytes);
      if (stages) profiles.set(contender.id, stages);
      if (round >= 0) times.get(contender.id)?.push(ms);
    }
  }
  const results = new Map<string, Buffer>();
  for (const contender of able) results.set(contender.id, await contender.take());
  const measurements = able.map(
    ({ id, label }): PhotoMeasurement => ({
      peer: id,
      label,
      input: input.name,
      job: jobs.get(id) ?? options.job,
      times: times.get(id) ?? [],
      ms: median(times.get(id) ?? []),
      bytes: sizes.get(id) ?? Number.NaN,
      ...(profiles.has(id) && { stages: profiles.get(id) }),
    }),
  );
  return { measurements: [...measurements, ...failed], results };
}

/** Runs each library alone in its own page and measures from its start to its first result. */
async function measureMemory(
  { browser, address, inputs }: Bench,
  { peer, input, job }: PhotoMeasurement,
): Promise<PeakMemory> {
  const page = await openBenchPage(browser, address);
  const run = (name: string) =>
    page.evaluate(([id, file, what]) => window.bench.run(id, file, what), [peer, name, job] as const);
  const tiny = inputs.tiny.find(({ name }) => extname(name) === extname(input))?.name ?? input;
  try {
    await page.evaluate((names) => window.bench.load(names), [tiny, input]);
    return await peakMemory(browser, { start: () => run(tiny), work: () => run(input) });
  } finally {
    await page.context().close();
  }
}

/** @returns a measurement per library and picture */
export async function measureInterleaved(bench: Bench, options: InterleavedOptions): Promise<PhotoMeasurement[]> {
  const page = await openBenchPage(bench.browser, bench.address);
  const measured: { input: Input; measurements: PhotoMeasurement[]; results: Map<string, Buffer> }[] = [];
  try {
    const all = await contenders(page, options.job.do, bench.options.peers);
    for (const input of options.inputs) {
      bench.log(`${input.name}: ${all.map(({ label }) => label).join(', ')}`);
      await page.evaluate((name) => window.bench.load([name]), input.name);
      measured.push({ input, ...(await measureInput(all, input, { bench, options })) });
    }
  } finally {
    await page.context().close();
  }
  const score = options.judged === 'resized' ? scoreResized : scoreFullSize;
  for (const { input, measurements, results } of measured) {
    await Promise.all(
      measurements.map(async (measurement) => {
        const result = results.get(measurement.peer);
        if (result) measurement.score = await score(bench.pool, input.bytes, result);
      }),
    );
    for (const measurement of measurements) {
      const inBrowser = measurement.peer !== 'sharp' && !measurement.error;
      if (bench.options.memory && CAN_MEASURE_MEMORY && inBrowser && input === options.inputs[0])
        Object.assign(measurement, await measureMemory(bench, measurement));
    }
  }
  return measured.flatMap(({ measurements }) => measurements);
}

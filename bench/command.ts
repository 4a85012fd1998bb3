// The command beside a plain sharp script and ImageMagick's mogrify, the same work in one run: node bench/command.ts [photos] [rounds] [contenders] [formats]
// Photos are made of those of the other benchmarks at several sizes, then resized and written as JPEG and as WebP of quality 80. The
// command is that of the package, built here. All run by turns, each as one process from its start to its end; what counts is the
// middle of the rounds, by the clock and by the processor, and of each round's ratios. Bytes and scores (SSIMULACRA2, of a sample)
// are those of the last round.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildPackage } from '../scripts/build/package.ts';
import { makePhotos } from '../trust/command-work.ts';
import { mean, median } from './measure/statistics.ts';
import { scoreResized } from './quality/score.ts';
import { ScorePool } from './quality/score-pool.ts';
import { processorTime } from './score/search.ts';

const [count = '240', rounds = '5', only = '', formats = 'jpg,webp'] = process.argv.slice(2);
/** Longest edges of the photos, in pixels. */
const EDGES: readonly [number, ...number[]] = [1600, 2400, 3200, 4000];
const WIDTH = 800;
/** The shorter side of what photos are made of: each is resized, since what is not is encoded with more care. */
const LEAST = 1200;
const QUALITY = 80;
/** Files whose score is looked at. */
const SAMPLE = 4;
type Written = 'jpg' | 'webp';
const FORMATS = formats.split(',') as Written[];

const home = mkdtempSync(join(tmpdir(), 'bench-command-'));
const INPUT = join(home, 'in');
/** Within the project, where the package finds sharp. */
const COMMAND = join(await buildPackage(join(import.meta.dirname, '..')), 'dist/cli.js');

interface Contender {
  name: string;
  /** @returns the program and its arguments */
  command(format: Written, out: string): string[];
}

const picwright = (backend: 'sharp' | 'vips'): Contender => ({
  name: `picwright, ${backend}`,
  command: (format, out) => [
    ...[process.execPath, COMMAND, INPUT, '-r', '--quiet', '--backend', backend],
    ...['--resize', String(WIDTH), '--to', format, '--quality', String(QUALITY), '--out', out],
  ],
});

/** Of ImageMagick's programs in one call, so that it starts once. */
const mogrify: Contender = {
  name: 'mogrify',
  command: (format, out) => [
    ...['mogrify', '-path', out, '-format', format, '-auto-orient', '-resize', `${WIDTH}x>`, '-strip'],
    ...['-quality', String(QUALITY), ...filesBelow(INPUT)],
  ],
};

/** @param settings JPEG's beside the quality: sharp's own, or the command's. WebP has the same in both. */
const plainScript = (name: string, settings: object): Contender => ({
  name,
  command: (format, out) => [
    ...[process.execPath, join(import.meta.dirname, 'command-plain-sharp.mjs'), INPUT, out],
    ...[format, String(WIDTH), String(QUALITY), String(availableParallelism()), JSON.stringify(settings)],
  ],
});

const ALL: readonly Contender[] = [
  plainScript('plain sharp script', {}),
  // The table that the command writes (engine/formats/jpeg.ts).
  plainScript('sharp, same settings', { quantisationTable: 5 }),
  picwright('sharp'),
  picwright('vips'),
  ...(spawnSync('mogrify', ['--version']).status === 0 ? [mogrify] : []),
];

/** The plain scripts always, and of the others those whose name has one of the words. */
const CONTENDERS = ALL.filter(({ name }, i) => i < 2 || only.split(',').some((word) => name.includes(word)));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}

/** Seconds by the clock and by the processor. */
function time([program = '', ...args]: string[]): { clock: number; processor: number } {
  const [started, before] = [performance.now(), processorTime()];
  const { status, stderr } = spawnSync(program, args, { maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
  return { clock: (performance.now() - started) / 1000, processor: (processorTime() - before) / 1000 };
}

/** The mean of a sample's scores. */
async function scoreOf(pool: ScorePool, folder: string, format: Written): Promise<number> {
  const originals = new Map(filesBelow(INPUT).map((path) => [basename(path, '.jpg'), path]));
  const results = filesBelow(folder);
  const step = Math.max(1, Math.floor(results.length / SAMPLE));
  const scores: number[] = [];
  for (const path of results.filter((_, i) => i % step === 0).slice(0, SAMPLE)) {
    const original = originals.get(basename(path, `.${format}`));
    if (original) scores.push(await scoreResized(pool, readFileSync(original), readFileSync(path)));
  }
  return mean(scores);
}

/** The middle of what each round says: what slows the machine down for a while slows both. */
const ratio = (values: readonly number[], of: readonly number[]) =>
  median(values.map((value, i) => value / (of[i] ?? Number.NaN))).toFixed(2);

try {
  const called = await makePhotos(INPUT, Number(count), EDGES, LEAST);
  const bytesIn = filesBelow(INPUT).reduce((sum, path) => sum + statSync(path).size, 0);
  console.log(
    `${count} files, ${Math.round(bytesIn / 1e6)} MB, of ${called}; ${rounds} rounds on ${availableParallelism()} cores\n`,
  );
  using pool = new ScorePool();
  for (const format of FORMATS) {
    const times = new Map(CONTENDERS.map(({ name }) => [name, [] as ReturnType<typeof time>[]]));
    // A folder of its own for each turn, and none is removed in between: for minutes after that ext4 seeks longer for what is new.
    const outOf = (name: string, round = Number(rounds)) => join(home, `${format}-${name.replace(/\W/g, '')}-${round}`);
    for (let round = 0; round <= Number(rounds); round++) {
      for (let turn = 0; turn < CONTENDERS.length; turn++) {
        const contender = CONTENDERS[(round + turn) % CONTENDERS.length];
        if (!contender) continue;
        const out = outOf(contender.name, round);
        mkdirSync(out);
        const taken = time(contender.command(format, out));
        // The first round fills the system's cache of files.
        if (round > 0) times.get(contender.name)?.push(taken);
      }
    }
    const taken = (name: string, of: 'clock' | 'processor') => (times.get(name) ?? []).map((time) => time[of]);
    const plain = CONTENDERS[0]?.name ?? '';
    const row = (...cells: string[]) =>
      console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : cell.padStart(12))).join(''));
    console.log(`to ${format}, at most ${WIDTH} pixels wide, quality ${QUALITY}`);
    row('', 'clock s', 'of plain', 'processor s', 'of plain', 'MB');
    for (const { name } of CONTENDERS) {
      const [clock, processor] = [taken(name, 'clock'), taken(name, 'processor')];
      const bytes = filesBelow(outOf(name)).reduce((sum, path) => sum + statSync(path).size, 0);
      const ratios = [ratio(clock, taken(plain, 'clock')), ratio(processor, taken(plain, 'processor'))] as const;
      row(name, median(clock).toFixed(2), ratios[0], median(processor).toFixed(2), ratios[1], (bytes / 1e6).toFixed(2));
    }
    row('', 'score');
    for (const { name } of CONTENDERS) row(name, (await scoreOf(pool, outOf(name), format)).toFixed(1));
    console.log('');
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { createEngine } from '#engine';
import { readRecipe } from '#engine/explained.ts';
import { quantile } from '#peers/statistics.ts';
import { type CommandRun, hashesBelow, makePhotos, runCommand } from '../command-work.ts';
import type { TrustPromise } from '../promise.ts';
import { provedByVitest } from '../runners.ts';

const PHOTOS = 2000;
/** After this number of files the command has executed all of its code paths. */
const SETTLED = 100;
/** How much more memory it may have at the end, relative to this point. */
const GROWTH = 1.2;
const KILLED_AFTER = 900;
/** Files whose results are compared with the engine's own. */
const SAMPLE = 40;
const WIDTH = 800;
const RECIPE = `width=${WIDTH}&enlarge=no&quality=80`;

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** The median around a file, since garbage is collected in bursts. */
const around = ({ resident }: CommandRun, at: number) => quantile(resident.slice(Math.max(0, at - 50), at + 50), 0.5);

function memoryOf(run: CommandRun): { figure: string; isGrown: boolean } {
  const [early, late] = [around(run, SETTLED), around(run, run.resident.length)];
  return {
    figure: `${megabytes(early)} after ${SETTLED}, ${megabytes(late)} at the end`,
    isGrown: late > early * GROWTH,
  };
}

/** Lists faults of results: too many or too few, damaged, wrong size. */
async function wrongResults(input: string, output: string): Promise<string[]> {
  const originals = [...hashesBelow(input).keys()];
  const results = [...hashesBelow(output).keys()].filter((path) => basename(path) !== '.picwright');
  const wrong = originals.filter((path) => !results.includes(path)).map((path) => `${path} has no result`);
  wrong.push(...results.filter((path) => !originals.includes(path)).map((path) => `${path} belongs to no original`));
  for (const path of results) {
    const before = await sharp(join(input, path)).metadata();
    const { info } = await sharp(join(output, path), { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
    const width = Math.min(WIDTH, before.width);
    const height = Math.round((before.height * width) / before.width);
    if (info.width !== width || Math.abs(info.height - height) > 1)
      wrong.push(`${path} is ${info.width} × ${info.height}`);
  }
  return wrong;
}

/** Results that differ from the engine's own for the same file. */
async function otherThanEngine(input: string, output: string): Promise<string[]> {
  await using engine = createEngine();
  const paths = [...hashesBelow(input).keys()];
  const step = Math.floor(paths.length / SAMPLE);
  const other: string[] = [];
  for (const path of paths.filter((_, i) => i % step === 0)) {
    const file = new File([readFileSync(join(input, path))], basename(path));
    const { blob } = await engine.run(file, readRecipe(new URLSearchParams(RECIPE)));
    if (!Buffer.from(await blob.arrayBuffer()).equals(readFileSync(join(output, path)))) {
      other.push(`${path} is not what the engine makes of it`);
    }
  }
  return other;
}

/** Names that belong neither to a result nor to the stamp. */
const leftOvers = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.part'));

const promise: TrustPromise = {
  says: 'The command takes no more memory for 2,000 photos than for 100, writes no wrong file, and resumes after a kill',
  dependsOn: ['cli', 'engine', 'proof/command-work.ts'],
  async prove(tell) {
    const home = mkdtempSync(join(tmpdir(), 'command-'));
    const at = (name: string) => join(home, name);
    const run = (out: string, backend: 'vips' | 'sharp', killAfter?: number) =>
      runCommand([at('in'), '-r', '--recipe', RECIPE, '--backend', backend, '--out', at(out)], { killAfter });
    const broken: string[] = [];
    const figures: string[] = [];
    try {
      const called = await makePhotos(at('in'), PHOTOS);
      tell(`${PHOTOS} files made of ${called}`);
      for (const backend of ['vips', 'sharp'] as const) {
        const whole = await run(backend, backend);
        const { figure, isGrown } = memoryOf(whole);
        figures.push(`${backend}: ${figure}`);
        tell(`${backend}: ${whole.outcomes.length} files, ended with ${whole.code}, ${figure}`);
        if (isGrown) broken.push(`${backend} grew: ${figure}`);
        if (whole.code !== 0) broken.push(`${backend} ended with ${whole.code}`);
        broken.push(...(await wrongResults(at('in'), at(backend))).map((wrong) => `${backend}: ${wrong}`));
      }
      broken.push(...(await otherThanEngine(at('in'), at('vips'))));

      const tests = await provedByVitest('cli/command.test.ts');
      tell(`its own tests: ${tests.figure}`);
      broken.push(...tests.broken);
      await run('killed', 'vips', KILLED_AFTER);
      const left = leftOvers(at('killed')).length;
      tell(`killed after ${KILLED_AFTER}: ${left} unfinished files are left`);
      const again = await run('killed', 'vips');
      const skipped = again.outcomes.filter(({ status }) => status === 'skipped').length;
      tell(`started again: ${skipped} were done before`);
      if (skipped < KILLED_AFTER) broken.push(`After the kill only ${skipped} counted as done`);
      if (leftOvers(at('killed')).length > 0) broken.push('What the kill left was not cleaned up');
      const [whole, continued] = [hashesBelow(at('vips')), hashesBelow(at('killed'))];
      for (const path of new Set([...whole.keys(), ...continued.keys()])) {
        if (whole.get(path) !== continued.get(path)) broken.push(`${path} differs after a kill`);
      }
      return { cases: PHOTOS, figure: figures.join('; '), broken, untried: tests.untried };
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
};
export default promise;

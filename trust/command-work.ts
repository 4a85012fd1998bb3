import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { findPhotos } from '../bench/inputs/photos.ts';
import type { Outcome } from '../cli/report/outcome.ts';

/** Longest edges, in pixels, at which each photo is taken. */
const EDGES: readonly [number, ...number[]] = [480, 640, 800, 1024, 1280, 1600, 1920, 2400];
/** Files of a folder: some hundred, as a camera makes them. */
const FOLDER = 250;

/**
 * So many files made of photos at several sizes, no two alike.
 * @param least the shorter side, in pixels, of the photos that are taken
 * @returns what they were made of, in words
 */
export async function makePhotos(
  folder: string,
  count: number,
  edges: readonly [number, ...number[]] = EDGES,
  least = 0,
): Promise<string> {
  const { photos: all, called } = await findPhotos(24);
  const found = all.filter(({ width, height }) => Math.min(width, height) >= least);
  // Photos are decoded once at their full size, and made smaller from what suffices.
  const most = Math.max(...edges);
  const photos: Buffer[] = [];
  for (const { bytes } of found) {
    const image = sharp(bytes, { limitInputPixels: false }).autoOrient();
    photos.push(
      await image
        .resize({ width: most, height: most, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 97 })
        .toBuffer(),
    );
  }
  let next = 0;
  const lane = async () => {
    for (;;) {
      const i = next++;
      if (i >= count) return;
      const photo = photos[i % photos.length];
      if (!photo) throw new Error('There is no photo to begin with');
      const round = Math.floor(i / photos.length);
      // Small and large ones by turns, so that the first hundred are like all others.
      const edge = (edges[(i * 5 + round) % edges.length] ?? edges[0]) - Math.floor(round / edges.length) * 8;
      const home = join(folder, String(Math.floor(i / FOLDER)));
      mkdirSync(home, { recursive: true });
      const made = sharp(photo)
        .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 92 });
      await writeFile(join(home, `photo-${String(i).padStart(5, '0')}.jpg`), await made.toBuffer());
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return called;
}

/** Every file below a folder by its path in there, with the hash of its bytes. */
export function hashesBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return new Map(
    paths.map((path) => [relative(folder, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

export interface CommandRun {
  code: number | null;
  outcomes: Outcome[];
  /** Resident bytes of the process after each file. */
  resident: number[];
}

function residentBytes(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * 4096;
  } catch {
    return 0;
  }
}

interface CommandOptions {
  /** Ends it with SIGKILL when so many files are done. */
  killAfter?: number | undefined;
  /** The command's script; that of the sources by default. */
  main?: string;
}

/** Runs the command on its own. */
export function runCommand(
  args: readonly string[],
  { killAfter, main = join(import.meta.dirname, '../cli/main.ts') }: CommandOptions = {},
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [main, ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const run: CommandRun = { code: null, outcomes: [], resident: [] };
    createInterface({ input: child.stdout }).on('line', (line) => {
      const outcome = JSON.parse(line) as Outcome | { status: 'summary' };
      if (outcome.status === 'summary') return;
      run.outcomes.push(outcome);
      run.resident.push(residentBytes(child.pid ?? 0));
      if (run.outcomes.length === killAfter) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

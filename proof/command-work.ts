import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import type { Outcome } from '../cli/report/outcome.ts';
import { findPhotos } from './photos.ts';

/** Longest sides, in pixels, at which each photo is written. */
const EDGES = [480, 640, 800, 1024, 1280, 1600, 1920, 2400] as const;
const [SMALLEST] = EDGES;
const LARGEST = Math.max(...EDGES);
/** Files per folder: a few hundred, like a camera's. */
const FOLDER = 250;

/**
 * Writes `count` files, made from photos at several sizes, no two alike.
 * @returns a description of their sources
 */
export async function makePhotos(folder: string, count: number): Promise<string> {
  const { photos: found, called } = await findPhotos(24);
  // Photos are decoded once at full size. Smaller versions are made from the smallest version that suffices.
  const photos: Buffer[] = [];
  for (const { bytes } of found) {
    const image = sharp(bytes, { limitInputPixels: false }).autoOrient();
    photos.push(
      await image
        .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
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
      // Small and large files alternate, so that the first hundred resemble the rest.
      const edge = (EDGES[(i * 5 + round) % EDGES.length] ?? SMALLEST) - Math.floor(round / EDGES.length) * 8;
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

/** Every file below a folder by its relative path, with the hash of its bytes. */
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
  /** The process's resident bytes after each file. */
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
  /** Ends the process with SIGKILL after this number of files. */
  killAfter?: number | undefined;
  /** The path of the command's script; the sources' by default. */
  main?: string;
}

/** Runs the command in its own process. */
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

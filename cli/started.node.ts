import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';
import { type FixtureName, fixture } from '../fixtures/index.ts';
import { program } from './program.ts';
import type { Outcome, Summary } from './report/outcome.ts';

/* The command as tests start it: a process in its own folder. */

const MAIN = join(import.meta.dirname, 'main.ts');

/** The command's working folder, another one per test. */
export let home = '';

export function freshFolder(): void {
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'picwright-command-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));
}

export const at = (...parts: string[]) => join(home, ...parts);
export const fileNames = (folder: string) =>
  readdirSync(at(folder))
    .filter((name) => name !== '.picwright')
    .sort();

export async function put(fixtureName: FixtureName, ...path: string[]): Promise<string> {
  mkdirSync(dirname(at(...path)), { recursive: true });
  writeFileSync(at(...path), await fixture(fixtureName));
  return at(...path);
}

export interface Ended {
  code: number | null;
  out: string;
  err: string;
  bytes: Buffer;
}

interface RunOptions extends SpawnOptions {
  input?: Buffer;
  /** Shell commands that precede it, such as limits. */
  after?: string;
  onLine?: (line: string, kill: (signal: NodeJS.Signals) => void) => void;
}

export function run(args: readonly string[], { input, after, onLine, ...options }: RunOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const command = [process.execPath, MAIN, ...args];
    const [program = '', ...rest] = after ? ['sh', '-c', `${after}; exec "$@"`, 'sh', ...command] : command;
    const child = spawn(program, rest, { cwd: home, stdio: 'pipe', ...options });
    const out: Buffer[] = [];
    let err = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      out.push(chunk);
      for (const line of chunk.toString().split('\n')) onLine?.(line, (signal) => child.kill(signal));
    });
    child.stderr?.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      const bytes = Buffer.concat(out);
      resolve({ code, out: bytes.toString(), err, bytes });
    });
  });
}

const plainStream = () => Object.assign(new PassThrough(), { isTTY: false, columns: 80 });

/** The same within this process, for commands that end before any work: starting a process takes longer than that. */
export async function runHere(args: readonly string[]): Promise<Omit<Ended, 'bytes'>> {
  const [stdout, stderr] = [plainStream(), plainStream()];
  const code = await program(args, { stdin: plainStream(), stdout, stderr });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
}

export const lines = (said: string) => said.trim().split('\n').filter(Boolean);
export const outcomes = ({ out }: Ended) =>
  lines(out).map((line) => JSON.parse(line) as Outcome | ({ status: 'summary' } & Summary));
export const statusOf = (ended: Ended, file: string) =>
  outcomes(ended).find((outcome) => 'file' in outcome && outcome.file === file)?.status;

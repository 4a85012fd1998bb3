/** A private PostgreSQL for tests: made in a temporary folder, reached on a free port of the loopback address, gone afterwards. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAMS = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root; Debian's package brings this user. */
const USER = 'postgres';

export interface TestPostgres {
  url: string;
  /** As a crash: no connection is ended with a word. */
  crash(): void;
  /** After a crash. */
  start(): void;
  stop(): void;
}

const isRoot = () => process.getuid?.() === 0;

const run = (command: string, args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 180_000 });

/** As the user that owns the cluster. */
const runAsOwner = (command: string, args: string[]): string =>
  isRoot() ? run('runuser', ['-u', USER, '--', command, ...args]) : run(command, args);

function findPrograms(): string | undefined {
  if (!existsSync(PROGRAMS)) return undefined;
  const newest = readdirSync(PROGRAMS).sort((a, b) => Number(b) - Number(a));
  return newest.map((version) => join(PROGRAMS, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

function install(): void {
  if (!isRoot()) throw new Error('PostgreSQL is not installed, and only root can install it');
  const environment = ['DEBIAN_FRONTEND=noninteractive'];
  const packages = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
  try {
    run('env', [...environment, 'apt-get', ...packages]);
  } catch {
    run('apt-get', ['update', '-qq']);
    run('env', [...environment, 'apt-get', ...packages]);
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/**
 * Start a cluster, installing Debian's package where root may.
 * @returns the cluster, or the reason why there is none
 */
export async function startTestPostgres(): Promise<TestPostgres | { skipped: string }> {
  let programs = findPrograms();
  try {
    if (!programs) {
      install();
      programs = findPrograms();
    }
    if (!programs) return { skipped: `no initdb under ${PROGRAMS}` };
    const bin = programs;
    const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
    if (isRoot()) {
      const id = (flag: string) => Number(run('id', [flag, USER]));
      chownSync(folder, id('-u'), id('-g'));
    }
    const data = join(folder, 'data');
    runAsOwner(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      USER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-sync',
      '--locale=C.UTF-8',
    ]);
    const port = await freePort();
    const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='${folder}' -c max_connections=60`;
    const control = (...args: string[]) => runAsOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]);
    const start = () => void control('-l', join(folder, 'log'), '-o', options, '-t', '30', 'start');
    const crash = () => void control('-m', 'immediate', 'stop');
    start();
    return {
      url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
      crash,
      start,
      stop() {
        crash();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    return { skipped: `PostgreSQL could not be started: ${(stderr || message).trim().split('\n').at(-1)}` };
  }
}

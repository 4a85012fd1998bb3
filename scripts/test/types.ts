// Checks the types of every realm, unless nothing has changed since they were right: `node scripts/test/types.ts`. Exits with 1 on
// a type error.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languagesIn } from '../../words/languages.ts';
import { twoAtATime } from '../two-at-a-time.ts';
import { CACHE, contentsOf, isGreen, recordGreen } from './green.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The largest first, since two are checked at a time. */
const REALMS = [
  '.',
  'engine',
  'package',
  'catalogue',
  'words',
  'pages',
  'app',
  'app/offline/worker',
  'e2e/fake-engine/worker',
  'server',
  'cli',
  ...(await languagesIn(ROOT)).map(({ id }) => `words/${id}`),
];
const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;

/** Checks the files that a change affects: `tsc` stores what it knows of the others. */
const check = (realm: string) =>
  new Promise<boolean>((resolve) => {
    const known = join(CACHE, `${realm === '.' ? 'tests' : realm.replaceAll('/', '-')}.tsbuildinfo`);
    const child = spawn('tsc', ['-p', realm, '--incremental', '--tsBuildInfoFile', known], options);
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${realm === '.' ? 'Tests and scripts have' : `${realm} has`} type errors.`);
      resolve(code === 0);
    });
  });

const now = contentsOf(ROOT);
if (isGreen(ROOT, 'types', now)) process.exit(0);
if (spawnSync('react-router', ['typegen'], options).status !== 0) process.exit(1);
const held = await twoAtATime(REALMS, check);
if (!held.every(Boolean)) process.exit(1);
recordGreen(ROOT, 'types', now);

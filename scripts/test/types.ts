// Checks the types of every realm: `node scripts/test/types.ts`. Exits with 1 on a type error.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { languagesIn } from '../build/languages.ts';
import { twoAtATime } from '../two-at-a-time.ts';

const ROOT = join(import.meta.dirname, '../..');
const REALMS = [
  'engine',
  'package',
  'catalogue',
  'words',
  'app',
  'app/offline/worker',
  'e2e/fake-engine/worker',
  'server',
  'cli',
  '.',
  ...(await languagesIn(ROOT)).map(({ id }) => `words/${id}`),
];
const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;

const check = (realm: string) =>
  new Promise<boolean>((resolve) => {
    const child = spawn('tsc', ['-p', realm], options);
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) console.error(`${realm === '.' ? 'Tests and scripts have' : `${realm} has`} type errors.`);
      resolve(code === 0);
    });
  });

if (spawnSync('react-router', ['typegen'], options).status !== 0) process.exit(1);
const held = await twoAtATime(REALMS, check);
process.exit(held.every(Boolean) ? 0 : 1);

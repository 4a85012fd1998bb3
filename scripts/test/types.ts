// Checks the types of every realm: `node scripts/test/types.ts`. Ends with 1 if one of them does not hold.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const REALMS = [
  'engine',
  'package',
  'catalogue',
  'app',
  'app/offline/worker',
  'e2e/fake-engine/worker',
  'server',
  'cli',
  '.',
];
const options = { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' } as const;

const check = (realm: string) =>
  new Promise<boolean>((resolve) => {
    const child = spawn('tsc', ['-p', realm], options);
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      if (code !== 0) console.error(`The types of ${realm === '.' ? 'tests and scripts' : realm} do not hold.`);
      resolve(code === 0);
    });
  });

if (spawnSync('react-router', ['typegen'], options).status !== 0) process.exit(1);
// Two at a time: each takes about a core.
const left = [...REALMS];
const lanes = [0, 1].map(async () => {
  let held = true;
  for (let realm = left.pop(); realm; realm = left.pop()) held = (await check(realm)) && held;
  return held;
});
process.exit((await Promise.all(lanes)).every(Boolean) ? 0 : 1);

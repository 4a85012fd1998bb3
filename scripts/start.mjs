// npm start: installs what is missing, builds what has changed, serves.
import { spawn } from 'node:child_process';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, env, root, run } from './install.mjs';

const parent = process.ppid;
ensureInstalled();
const code = run('node', ['scripts/build.ts', '--if-changed']);
if (code !== 0) process.exit(code);

const server = spawn('node', ['server/index.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
endWithNpm(() => server.kill('SIGTERM'), parent);
server.on('exit', (status, signal) => process.exit(status ?? (signal ? 0 : 1)));

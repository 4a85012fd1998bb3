// npm run dev: pages with hot reload on Vite's address; the server answers /api behind it.
import { spawn } from 'node:child_process';
import { ensureInstalled, env, root } from './install.mjs';

ensureInstalled();
const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
const api = spawn('node', ['--watch', 'server/index.ts'], { ...options, env: { ...env, PORT: '3001', API_ONLY: '1' } });
const pages = spawn('react-router', ['dev', '--port', env.PORT ?? '3000'], { ...options, env });
for (const child of [api, pages]) {
  child.on('exit', (status) => {
    api.kill();
    pages.kill();
    process.exitCode = status ?? 0;
  });
}

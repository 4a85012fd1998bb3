// npm run picwright -- <files> [options]: the command from a clone, with the project's own Node; see docs/command.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, root } from './install.mjs';

ensureInstalled();
const command = spawn('node', [join(root, 'cli/main.ts'), ...process.argv.slice(2)], {
  // npm changes to the project's folder; paths are relative to the caller's folder.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env,
  stdio: 'inherit',
});
// A terminal sends its signals to both processes; the command exits by itself with its own code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && command.kill(signal));
command.on('exit', (status) => process.exit(status ?? 1));

// npm run picwright -- <files> [options]: the command from a clone, with the project's own Node; see docs/command.md.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, env, root } from './install.mjs';

ensureInstalled();
const command = spawn('node', [join(root, 'cli/main.ts'), ...process.argv.slice(2)], {
  // npm changes to the project's folder; paths are meant from where it was called.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  env,
  stdio: 'inherit',
});
// A terminal sends its signals to both; the command ends by itself and says how.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && command.kill(signal));
command.on('exit', (status) => process.exit(status ?? 1));

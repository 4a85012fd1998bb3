import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Prints that it is alive, ten times a second, until it ends. */
const SCRIPT = `
import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, 'end-with-npm.mjs'))};
endWithNpm(() => { console.log('ended'); process.exit(0); }, process.ppid);
setInterval(() => console.log('alive'), 100);
console.log('ready ' + process.pid);
`;

/** Starts the script in a shell that does not pass signals on, as npm does. */
function underShell(env: NodeJS.ProcessEnv) {
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { ...process.env, ...env, NODE: process.execPath, SCRIPT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  const until = (what: RegExp) =>
    new Promise<RegExpExecArray>((resolve) => {
      const look = () => {
        const found = what.exec(text);
        if (found) resolve(found);
      };
      shell.stdout.on('data', (data) => {
        text += data;
        look();
      });
      look();
    });
  return { shell, until };
}

describe.skipIf(process.platform === 'win32')('a script under npm', () => {
  it('ends when its shell is terminated', async () => {
    const { shell, until } = underShell({ npm_lifecycle_event: 'start' });
    await until(/ready (\d+)/);
    shell.kill('SIGTERM');
    await until(/ended/);
  });

  it('goes on without npm, as a server in the background does', async () => {
    const { shell, until } = underShell({ npm_lifecycle_event: '' });
    const [, pid] = await until(/ready (\d+)/);
    const gone = new Promise((resolve) => shell.on('exit', resolve));
    shell.kill('SIGTERM');
    await gone;
    await until(/(alive\s+){20}/);
    expect(process.kill(Number(pid), 0)).toBe(true);
    process.kill(Number(pid), 'SIGKILL');
  });
});

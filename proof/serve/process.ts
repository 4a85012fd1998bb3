import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in its own process. */
export interface Running {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Kills it, like a power cut. */
  kill(): Promise<void>;
}

/** Starts a server and resolves when it prints a line with its address. */
export async function startProcess(
  [command = '', ...args]: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Running> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise<number>((ready, failed) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = / is ready on http:\/\/localhost:(\d+)\n/.exec(said)?.[1];
      if (found) ready(Number(found));
    });
    child.once('exit', (code) => failed(new Error(`${args.join(' ')} ended with ${code} before it was ready`)));
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, port, child, kill };
}

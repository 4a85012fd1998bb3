import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ENTRY = resolve(import.meta.dirname, '../../server/index.ts');

export interface Running {
  origin: string;
  port: number;
  child: ChildProcess;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/**
 * The real server as a process of its own, once it is ready.
 * @param folder where it finds its build and keeps its database
 * @param blocks the largest file that it may write, in units of 1,024 bytes: beyond it, its disk is as good as full
 */
export async function startServer(
  folder: string,
  settings: Record<string, string> = {},
  blocks?: number,
): Promise<Running> {
  const node = [process.execPath, ENTRY] as const;
  const [command, ...args] =
    blocks === undefined ? node : ['bash', '-c', `ulimit -f ${blocks}; exec "$0" "$1"`, ...node];
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await new Promise<number>((ready, failed) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = / is ready on http:\/\/localhost:(\d+)\n/.exec(said)?.[1];
      if (found) ready(Number(found));
    });
    child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it was ready`)));
  });
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { origin: `http://127.0.0.1:${port}`, port, child, kill };
}

/** Writes a contact message. @returns the status; undefined where no answer came */
export async function write(
  origin: string,
  subject: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.org',
    subject,
    message: 'How many pixels are there?',
  });
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

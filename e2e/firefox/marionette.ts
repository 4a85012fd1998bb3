import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KNOWN_PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The Firefox named by FIREFOX_PATH, else the first that is installed. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || KNOWN_PLACES.find((path) => existsSync(path));
}

/** It asks nobody anything, and lets the system choose a port, which it writes into its profile. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export interface Firefox {
  goto(url: string): Promise<void>;
  /** Runs the body of a function in the page; its result must be JSON. A promise is waited for. */
  run<Result>(body: string): Promise<Result>;
  /** Chooses a file in the first input that takes one. */
  choose(path: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * A Firefox without a window, driven by Marionette, the protocol that is built into it: a message is its length, a colon,
 * and JSON, `[0, id, command, parameters]` there and `[1, id, error, result]` back. WebDriver BiDi is no way here: under it
 * the engine's start hangs now and then.
 */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const process = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const socket = await connected(join(profile, 'MarionetteActivePort'), process);
    const command = talkOver(socket);
    await command('WebDriver:NewSession', { capabilities: {} });
    await command('WebDriver:SetTimeouts', { script: 120_000, pageLoad: 60_000 });
    return {
      goto: async (url) => void (await command('WebDriver:Navigate', { url })),
      run: async (body) => {
        const script = `const done = arguments[0]; Promise.resolve().then(async () => { ${body} }).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
        const { value } = (await command('WebDriver:ExecuteAsyncScript', { script, args: [] })) as { value: Outcome };
        if (value.error !== undefined) throw new Error(value.error);
        return value.value as never;
      },
      choose: async (file) => {
        const found = await command('WebDriver:FindElement', { using: 'css selector', value: 'input[type=file]' });
        const [id] = Object.values((found as { value: Record<string, string> }).value);
        await command('WebDriver:ElementSendKeys', { id, text: file });
      },
      close: async () => {
        await command('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
        socket.destroy();
        await ended(process);
        remove();
      },
    };
  } catch (error) {
    process.kill('SIGKILL');
    await ended(process);
    remove();
    throw error;
  }
}

interface Outcome {
  value?: unknown;
  error?: string;
}

const ended = (process: ChildProcess) =>
  process.exitCode === null && process.signalCode === null
    ? new Promise<void>((resolve) => process.once('exit', () => resolve()))
    : Promise.resolve();

/** Tries until Firefox listens. */
async function connected(portFile: string, process: ChildProcess): Promise<Socket> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (process.exitCode !== null) throw new Error(`Firefox ended with code ${process.exitCode}`);
    const port = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0;
    const socket = port > 0 ? await tryPort(port) : undefined;
    if (socket) return socket;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('Firefox did not open its Marionette port within a minute');
}

const tryPort = (port: number): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });

/** @returns what sends a command and gives its result */
function talkOver(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let received = Buffer.alloc(0);
  let id = 0;
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk as Buffer]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is Firefox's greeting.
      if (!Array.isArray(message)) continue;
      const [, answered, error, result] = message;
      if (error) waiting.get(answered)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(answered)?.resolve(result);
      waiting.delete(answered);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection'));
  });
  return (name, parameters = {}) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(++id, answer);
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return answer.promise;
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenBrowser, drive, SCRIPT_TIMEOUT } from './driven.ts';

/** Firefox shows no first-run pages or prompts, and writes the port that the system chose to its profile. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // Saves to the named folder instead of the visitor's own.
  'browser.download.folderList': 2,
  'browser.download.alwaysOpenPanel': false,
};

export type Preferences = Readonly<Record<string, string | number | boolean>>;

/**
 * A headless Firefox, driven by Marionette, its built-in protocol. A message is its length, a colon and JSON: commands
 * are `[0, id, command, parameters]`, replies are `[1, id, error, result]`. WebDriver BiDi does not work here: with it,
 * the engine's start sometimes hangs.
 * @param own preferences, as in about:config
 */
export async function startFirefox(path: string, own: Preferences = {}): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  const lines = Object.entries({ ...PREFERENCES, 'browser.download.dir': downloads, ...own }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const process = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], { stdio: 'ignore' });
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    const socket = await connected(join(profile, 'MarionetteActivePort'), process);
    const command = talkOver(socket);
    await command('WebDriver:NewSession', { capabilities: {} });
    await command('WebDriver:SetTimeouts', { script: SCRIPT_TIMEOUT, pageLoad: 60_000 });
    const answerTo = async (name: string, parameters: object) =>
      ((await command(name, parameters)) as { value: unknown }).value;
    return drive(
      {
        navigate: (url) => command('WebDriver:Navigate', { url }),
        execute: (script) => answerTo('WebDriver:ExecuteAsyncScript', { script, args: [] }),
        find: async (value) => {
          const [id] = Object.values(
            (await answerTo('WebDriver:FindElement', { using: 'css selector', value })) as object,
          );
          return id;
        },
        type: (id, text) => command('WebDriver:ElementSendKeys', { id, text }),
        close: async () => {
          await command('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => {});
          socket.destroy();
          await ended(process);
          remove();
        },
      },
      downloads,
    );
  } catch (error) {
    process.kill('SIGKILL');
    await ended(process);
    remove();
    throw error;
  }
}

const ended = (process: ChildProcess) =>
  process.exitCode === null && process.signalCode === null
    ? new Promise<void>((resolve) => process.once('exit', () => resolve()))
    : Promise.resolve();

/** Retries until Firefox listens. */
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

/** @returns a function that sends a command and resolves to its result */
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

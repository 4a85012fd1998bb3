import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenBrowser, drive, SCRIPT_TIMEOUT } from './driven.ts';

/**
 * WebKitGTK's MiniBrowser, driven by WebDriver over HTTP, on a virtual screen.
 * @param path its driver
 * @param options.sharedMemory whether pages have SharedArrayBuffer. As shipped they have none, even if isolated
 */
export async function startWebKit(path: string, { sharedMemory }: { sharedMemory: boolean }): Promise<DrivenBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'Downloads');
  mkdirSync(downloads);
  const started: ChildProcess[] = [];
  const close = async () => {
    for (const child of started.reverse()) {
      child.kill();
      await ended(child);
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    started.push(screen);
    // A virtual screen that fails to start prints no number.
    const [display] = (await Promise.race([once(screen.stdout, 'data'), once(screen.stdout, 'end')])) as [Buffer?];
    if (!display) throw new Error('Xvfb ended before it opened a screen');
    const port = await freePort();
    const driver = spawn(path, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        // MiniBrowser saves to the home of a user who has chosen no download folder.
        HOME: downloads,
        XDG_CONFIG_HOME: join(home, 'config'),
        XDG_CACHE_HOME: join(home, 'cache'),
        XDG_DATA_HOME: join(home, 'data'),
        ...(sharedMemory && { JSC_useSharedArrayBuffer: '1' }),
      },
      stdio: 'ignore',
    });
    started.push(driver);
    const ask = talkTo(`http://127.0.0.1:${port}`);
    await listening(ask, driver);
    const { sessionId } = (await ask('POST', '/session', { capabilities: {} })) as { sessionId: string };
    const command = (path: string, parameters: object) => ask('POST', `/session/${sessionId}${path}`, parameters);
    await command('/timeouts', { script: SCRIPT_TIMEOUT, pageLoad: 60_000 });
    return drive(
      {
        navigate: (url) => command('/url', { url }),
        execute: (script) => command('/execute/async', { script, args: [] }),
        find: async (value) => {
          const [id] = Object.values((await command('/element', { using: 'css selector', value })) as object);
          return id;
        },
        type: (element, text) => command(`/element/${element}/value`, { text }),
        close: async () => {
          await ask('DELETE', `/session/${sessionId}`).catch(() => {});
          await close();
        },
      },
      downloads,
    );
  } catch (error) {
    await close();
    throw error;
  }
}

const ended = (child: ChildProcess) =>
  child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

/** @returns a function that sends a command and resolves to its value; it rejects with the driver's message */
function talkTo(origin: string): Ask {
  return async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

async function listening(ask: Ask, driver: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`);
    if (await ask('GET', '/status').catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error('WebKitWebDriver did not answer within a minute');
}

/** The entry: read the settings, put the app on a port, and close it in order. */
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { readConfig, SettingError } from './config.ts';
import { closeServer, listen } from './listen.ts';
import { createLog, describeError } from './log.ts';
import { loadSite, MissingBuildError } from './static/load.ts';

/** How long a request may still run once the server was told to stop, in milliseconds. */
const PATIENCE = 10_000;

const log = createLog((text) => process.stderr.write(text));

/** Say why the server cannot start, and end. */
function giveUp(sentence: string): never {
  log.flush();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // After the settings were checked: the module reads two of them as it loads.
  const { site } = await import('#site');
  const app = createApp({ site: loadSite(resolve('build/client')), log, proxies: config.TRUST_PROXY });
  const { server, port } = await listen({ fetch: app.fetch, port: config.PORT, host: config.HOST, log });

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log('info', 'stopping', { signal });
    await closeServer(server, PATIENCE);
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  log('info', 'ready', { port });
  process.stdout.write(`${site.name} is ready on http://localhost:${port}\n`);
}

start().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof SettingError || error instanceof MissingBuildError) giveUp(error.message);
  if (error.code === 'EADDRINUSE')
    giveUp(`Port ${process.env.PORT || 3000} is already in use: stop what uses it, or set PORT to another number.`);
  log('error', 'start-failed', describeError(error));
  giveUp(`The server could not start: ${error.message}`);
});

/** The entry: reads the settings, opens the store, serves the app on a port, and shuts down in order. */
import { resolve } from 'node:path';
import { createApp } from './app.ts';
import { readConfig, SettingError } from './config.ts';
import { closeServer, createSiteServer, listen, PortError } from './listen.ts';
import { createLog, describeError } from './log.ts';
import { startOutbox } from './mail/outbox.ts';
import { createSend } from './mail/transport.ts';
import { createMetrics, createMetricsServer } from './metrics.ts';
import { keepAssets } from './static/earlier.ts';
import { loadSite, MissingBuildError, type Site } from './static/load.ts';
import { openStore, StoreError } from './store/open.ts';
import { startTidying } from './tidy.ts';

/** Milliseconds that a request may still run after a signal to stop. */
const SHUTDOWN_TIMEOUT = 10_000;

const log = createLog((text) => process.stderr.write(text));

/** Without a folder that can be written, the site works as without the setting. */
function loadWithEarlier(client: string, kept: string | undefined): Site {
  if (kept === undefined) return loadSite(client);
  try {
    return loadSite(client, () => keepAssets(client, kept));
  } catch (error) {
    if (error instanceof MissingBuildError) throw error;
    log('error', 'assets-not-kept', describeError(error));
    return loadSite(client);
  }
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Imported after the settings are validated, because these modules read the site's name, address and limits on load.
  const [{ site }, { resolveQuery }] = await Promise.all([import('#site'), import('#pages/search/index.ts')]);
  const files = config.API_ONLY ? undefined : loadWithEarlier(resolve('build/client'), config.KEPT_ASSETS);
  const store = await openStore(config.DATABASE_URL);

  const metrics = createMetrics({
    contact_messages_waiting: { help: 'Contact messages that wait to be sent.', read: () => store.countWaiting() },
  });
  const identity = { siteName: site.name, domain: site.domain, to: config.CONTACT_TO ?? `support@${site.domain}` };
  // Without a mail server the messages stay in the store, and are sent once one is configured.
  const outbox = config.SMTP_URL
    ? startOutbox({ store, send: createSend(config.SMTP_URL, identity), log, metrics })
    : undefined;
  const stopTidying = startTidying(store, log);

  const app = createApp({
    site: files,
    store,
    matchQuery: (query) => {
      const found = resolveQuery(query);
      return found.kind === 'landing' ? found.slug : null;
    },
    origin: site.origin,
    proxies: config.TRUST_PROXY,
    log,
    metrics,
    now: Date.now,
    onMessage: () => void outbox?.wake(),
  });
  const metricsServer = createMetricsServer(metrics);
  if (config.METRICS_PORT !== undefined)
    await listen(metricsServer, { setting: 'METRICS_PORT', port: config.METRICS_PORT, host: config.HOST });
  const server = createSiteServer({ fetch: app.fetch, log });
  const port = await listen(server, { setting: 'PORT', port: config.PORT, host: config.HOST });

  let stopping = false;
  const stop = async (signal: string) => {
    // A second signal: exit at once.
    if (stopping) process.exit(1);
    stopping = true;
    log('info', 'stopping', { signal });
    await closeServer(server, SHUTDOWN_TIMEOUT);
    metricsServer?.close();
    stopTidying();
    await outbox?.stop();
    await store.close();
    log.flush();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  log('info', 'ready', { port, database: config.DATABASE_URL.kind, mail: outbox !== undefined });
  process.stdout.write(`${site.name} is ready on http://localhost:${port}\n`);
}

/** Exits with one sentence for the person who started the server. */
function giveUp(sentence: string): never {
  log.flush();
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

process.on('uncaughtException', (error) => {
  log('error', 'crashed', describeError(error));
  giveUp('The server stopped because of an unexpected error; the last line of the log has its location.');
});
await start().catch((error) => {
  const isForeseen = [SettingError, MissingBuildError, StoreError, PortError].some((kind) => error instanceof kind);
  if (!isForeseen) log('error', 'start-failed', describeError(error));
  giveUp(error.message);
});

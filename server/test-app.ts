/** The app with a store in memory and its log, for tests. */
import type { Hono } from 'hono';
import type { AppEnv } from './api/context.ts';
import { createApp } from './app.ts';
import type { Fields } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { loadSite, type Site } from './static/load.ts';
import { openSqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { makeTestSite } from './test-site.ts';

export interface TestApp {
  app: Hono<AppEnv>;
  store: Store;
  metrics: Metrics;
  /** Logged events with their fields. */
  logged: (Fields & { level: string; event: string })[];
  /** Number of stored messages that the app has announced. */
  announced: () => number;
}

export const NOW = Date.UTC(2026, 10, 30, 12);

let site: Site | undefined;
function testSite(): Site {
  if (site) return site;
  const folder = makeTestSite();
  site = loadSite(folder.client);
  folder.remove();
  return site;
}

export function makeTestApp({ store = openSqliteStore(':memory:'), proxies = 0 } = {}): TestApp {
  const logged: TestApp['logged'] = [];
  const metrics = createMetrics();
  let announced = 0;
  const app = createApp({
    site: testSite(),
    store,
    matchQuery: (query) => (query.includes('png') ? 'jpg-to-png-converter' : null),
    origin: 'https://pictures.example.org',
    proxies,
    log: (level, event, fields) => logged.push({ ...fields, level, event }),
    metrics,
    now: () => NOW,
    onMessage: () => {
      announced++;
    },
  });
  return { app, store, metrics, logged, announced: () => announced };
}

import { Hono } from 'hono';
import { type ApiDeps, createApi } from './api/api.ts';
import { type AppEnv, refuse } from './api/context.ts';
import { COMMON_HEADERS, TLS_HEADERS } from './headers.ts';
import { describeError, type Log } from './log.ts';
import { createRequestIds } from './request-id.ts';
import type { Site } from './static/load.ts';
import { serveSite } from './static/serve.ts';

export interface AppDeps extends ApiDeps {
  /** The pages; without them the app serves only /api. */
  site?: Site;
  log: Log;
}

/** The server as a function from a request to a response. It opens no port and reads no environment. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { site, store, log, metrics, proxies } = deps;
  const app = new Hono<AppEnv>();
  const nextId = createRequestIds();

  app.use(async (c, next) => {
    const start = performance.now();
    const id = nextId();
    c.set('id', id);
    c.set('kind', 'refused');
    const overTls = proxies > 0 && c.req.header('x-forwarded-proto') === 'https';
    c.set('extra', overTls ? { 'X-Request-Id': id, ...TLS_HEADERS } : { 'X-Request-Id': id });
    await next();
    const ms = performance.now() - start;
    const { method } = c.req;
    const { status } = c.res;
    const kind = c.get('kind');
    metrics.observe(kind, method, status, ms / 1000);
    const level = status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info';
    log(level, 'request', { id, method, kind, path: c.get('path'), status, ms: Math.round(ms * 100) / 100 });
  });

  app.get('/healthz', async (c) => {
    c.set('kind', 'health');
    const headers = { ...COMMON_HEADERS, ...c.get('extra'), 'Cache-Control': 'no-store' };
    try {
      await store.ping();
      return c.json({ status: 'ok' }, 200, headers);
    } catch (error) {
      log('error', 'store-unreachable', { id: c.get('id'), ...describeError(error) });
      return c.json({ status: 'store-unreachable' }, 503, headers);
    }
  });

  app.route('/api', createApi(deps));

  app.all('*', (c) => {
    if (!site) return refuse(c, 'not-found');
    const { response, kind, path } = serveSite(site, c.req.raw, c.get('extra'));
    c.set('kind', kind);
    c.set('path', path);
    return response;
  });

  app.onError((error, c) => {
    // The client disconnected while it sent the body: nobody reads the response, and this is not an error.
    if (c.req.raw.signal.aborted) return refuse(c, 'malformed');
    log('error', 'request-failed', { id: c.get('id'), ...describeError(error) });
    return refuse(c, 'failed');
  });
  return app;
}

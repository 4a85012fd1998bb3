import { Hono } from 'hono';
import { COMMON_HEADERS, type HeaderRecord, INERT_POLICY, TLS_HEADERS } from './headers.ts';
import { describeError, type Log } from './log.ts';
import { createRequestIds } from './request-id.ts';
import type { Site } from './static/load.ts';
import { serveSite } from './static/serve.ts';

export interface AppDeps {
  site: Site;
  log: Log;
  /** How many trusted proxies stand in front. */
  proxies: number;
}

type Env = { Variables: { id: string; route: string; extra: HeaderRecord } };

/** The server: a function from a request to a response. It listens to nothing and reads no environment. */
export function createApp({ site, log, proxies }: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const nextId = createRequestIds();

  app.use(async (c, next) => {
    const start = performance.now();
    const id = nextId();
    c.set('id', id);
    const secure = proxies > 0 && c.req.header('x-forwarded-proto') === 'https';
    c.set('extra', secure ? { 'X-Request-Id': id, ...TLS_HEADERS } : { 'X-Request-Id': id });
    await next();
    log('info', 'request', {
      id,
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  });

  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.json({ status: 'ok' }, 200, { ...COMMON_HEADERS, ...c.get('extra'), 'Cache-Control': 'no-store' });
  });

  app.all('/api/*', (c) => {
    c.set('route', 'not-found');
    return c.json({ error: { code: 'not-found', message: 'There is nothing here.' } }, 404, {
      ...COMMON_HEADERS,
      ...c.get('extra'),
      'Content-Security-Policy': INERT_POLICY,
    });
  });

  app.all('*', (c) => {
    const { response, route } = serveSite(site, c.req.raw, c.get('extra'));
    c.set('route', route);
    return response;
  });

  app.onError((error, c) => {
    log('error', 'request-failed', { id: c.get('id'), ...describeError(error) });
    return c.json({ error: { code: 'failed', message: 'Something went wrong on the server.' } }, 500, {
      ...COMMON_HEADERS,
      ...c.get('extra'),
    });
  });
  return app;
}

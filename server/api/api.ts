import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { contactSchema } from '#pages/contact-schema.ts';
import { querySchema } from '#pages/query-schema.ts';
import { COMMON_HEADERS, INERT_POLICY } from '../headers.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import { cleanText, normaliseQuery } from './clean.ts';
import { type AppEnv, refuse } from './context.ts';
import { jsonOnly, rateLimited, sameOrigin, withBody } from './guard.ts';
import { createPopular, dayOf } from './popular.ts';
import { createRateLimit } from './rate-limit.ts';

export interface ApiDeps {
  store: Store;
  /** The slug of the landing page that a query leads to, or null. */
  matchQuery: (query: string) => string | null;
  /** The site's own origin, without a trailing slash. */
  origin: string;
  proxies: number;
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A contact message was stored. */
  onMessage: () => void;
}

/** An escaped query of 100 characters takes at most 1,200 bytes, an escaped message of 5,000 characters 30,000. */
const MAX_TRACK_BYTES = 2048;
const MAX_CONTACT_BYTES = 40_960;

/** Far more than a person needs, and far less than what would overload the server. */
const TRACK_LIMIT = { burst: 60, refillSeconds: 60 };
const CONTACT_LIMIT = { burst: 8, refillSeconds: 600 };

const trackSchema = z.object({ query: querySchema });

/** Everything under /api. */
export function createApi({ store, matchQuery, origin, proxies, metrics, now, onMessage }: ApiDeps): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const popular = createPopular(store, matchQuery, now);

  api.use(async (c, next) => {
    c.set('kind', 'api');
    for (const [name, value] of Object.entries({ ...COMMON_HEADERS, ...c.get('extra') })) c.header(name, value);
    c.header('Content-Security-Policy', INERT_POLICY);
    c.header('Cache-Control', 'no-store');
    await next();
  });

  api.get('/search/popular', async (c) => {
    c.set('path', '/api/search/popular');
    return c.json({ slugs: await popular() }, 200, { 'Cache-Control': 'public, max-age=60' });
  });

  const writes = [
    {
      path: '/search/track',
      limit: TRACK_LIMIT,
      maxBytes: MAX_TRACK_BYTES,
      handle: withBody(trackSchema, async (c, body) => {
        const query = normaliseQuery(body.query);
        // For example, a query of control characters only.
        if (query === '') return refuse(c, 'invalid');
        await store.countSearch(query, dayOf(now()));
        metrics.count('searches_counted_total');
        return c.body(null, 204);
      }),
    },
    {
      path: '/contact',
      limit: CONTACT_LIMIT,
      maxBytes: MAX_CONTACT_BYTES,
      handle: withBody(contactSchema, async (c, { name, email, subject, message }) => {
        await store.addMessage({
          id: randomUUID(),
          receivedAt: now(),
          name: cleanText(name),
          email,
          subject: cleanText(subject),
          message: cleanText(message),
        });
        metrics.count('contact_messages_stored_total');
        onMessage();
        return c.json({ received: true }, 201);
      }),
    },
  ];
  for (const { path, limit, maxBytes, handle } of writes) {
    api.use(path, async (c, next) => {
      c.set('path', `/api${path}`);
      await next();
    });
    api.post(path, sameOrigin(origin), rateLimited(createRateLimit(limit), proxies), ...jsonOnly(maxBytes), handle);
    api.all(path, (c) => refuse(c, 'wrong-method', { headers: { Allow: 'POST' } }));
  }
  api.all('/search/popular', (c) => refuse(c, 'wrong-method', { headers: { Allow: 'GET, HEAD' } }));
  api.all('*', (c) => refuse(c, 'not-found'));
  return api;
}

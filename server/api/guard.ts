import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { clientKey } from './client.ts';
import { type AppEnv, refuse } from './context.ts';
import type { RateLimit } from './rate-limit.ts';

/** Accepts requests from the site's own pages only. Browsers send the origin; other programs act for no visitor. */
export const sameOrigin = (siteOrigin: string): MiddlewareHandler<AppEnv> =>
  createMiddleware(async (c, next) => {
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwn = site
      ? site === 'same-origin'
      : !origin || origin === siteOrigin || (URL.canParse(origin) && new URL(origin).host === c.req.header('host'));
    return isOwn ? next() : refuse(c, 'other-origin');
  });

/** Limits a client's requests. One with invalid fields does not count: its visitor corrects them and sends the form again. */
export const rateLimited = (limit: RateLimit, proxies: number): MiddlewareHandler<AppEnv> =>
  createMiddleware(async (c, next) => {
    const client = clientKey(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), proxies);
    const seconds = limit.take(client);
    if (seconds > 0) return refuse(c, 'too-many-requests', { headers: { 'Retry-After': String(seconds) } });
    await next();
    if (c.get('fault') === 'invalid') limit.putBack(client);
  });

/** Accepts JSON of at most `maxBytes`. A form on another site cannot send JSON without a CORS preflight. */
export const jsonOnly = (maxBytes: number): [MiddlewareHandler<AppEnv>, MiddlewareHandler] => [
  createMiddleware<AppEnv>(async (c, next) =>
    /^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '') ? next() : refuse(c, 'not-json'),
  ),
  bodyLimit({ maxSize: maxBytes, onError: (c) => refuse(c, 'too-large') }),
];

/** Replaces `c.req.valid`: a handler gets the body as parsed by the schema, or is not called. */
export const withBody = <Schema extends z.core.$ZodType>(
  schema: Schema,
  handle: (c: Parameters<MiddlewareHandler<AppEnv>>[0], body: z.output<Schema>) => Promise<Response>,
): MiddlewareHandler<AppEnv> =>
  createMiddleware<AppEnv>(async (c) => {
    const text = await c.req.text();
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return refuse(c, 'malformed');
    }
    const parsed = z.safeParse(schema, value);
    if (parsed.success) return handle(c, parsed.data);
    const fields: Record<string, string> = {};
    for (const issue of parsed.error.issues) {
      const [field] = issue.path;
      if (typeof field === 'string') fields[field] ??= issue.message;
    }
    return refuse(c, 'invalid', { fields });
  });

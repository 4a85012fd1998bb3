import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HeaderRecord } from '../headers.ts';
import type { RouteKind } from '../metrics.ts';

/** The context of every handler. */
export interface AppEnv {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    id: string;
    /** For logs and metrics. */
    kind: RouteKind;
    /** For logs: one of the site's own paths, never user input. */
    path?: string;
    /** Headers of this response, in addition to the common ones. */
    extra: HeaderRecord;
    /** Why the request was rejected. */
    fault?: Fault;
  };
}

/** Every reason for which the server rejects a request. */
export type Fault =
  | 'not-found'
  | 'wrong-method'
  | 'other-origin'
  | 'too-many-requests'
  | 'not-json'
  | 'too-large'
  | 'malformed'
  | 'invalid'
  | 'failed';

const FAULTS: Record<Fault, { status: ContentfulStatusCode; message: string }> = {
  'not-found': { status: 404, message: 'There is nothing here.' },
  'wrong-method': { status: 405, message: 'This address does not support that method.' },
  'other-origin': { status: 403, message: 'Only the site itself may send this.' },
  'too-many-requests': { status: 429, message: 'Too many requests. Please try again later.' },
  'not-json': { status: 415, message: 'The body must be JSON.' },
  'too-large': { status: 413, message: 'The body is too large.' },
  malformed: { status: 400, message: 'The body could not be read as JSON.' },
  invalid: { status: 400, message: 'Some fields are not valid.' },
  failed: { status: 500, message: 'Something went wrong on the server. Please try again later.' },
};

/**
 * Responds with an error: `{ error: { code, message, fields? } }`.
 * @param fields the first error of each field of the body, by field name
 */
export function refuse(
  c: Context<AppEnv>,
  fault: Fault,
  { fields, headers }: { fields?: Record<string, string>; headers?: HeaderRecord } = {},
): Response {
  c.set('fault', fault);
  const { status, message } = FAULTS[fault];
  return c.json({ error: { code: fault, message, fields } }, status, headers);
}

import { randomBytes } from 'node:crypto';

/** Ids that link a response to its log lines: a random prefix per process, then a counter. They reveal nothing about the visitor. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

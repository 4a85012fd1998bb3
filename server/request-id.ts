import { randomBytes } from 'node:crypto';

/** Ids that join an answer to its log lines: a random start for each process, then a count. They tell nothing of the visitor. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

import postgres from 'postgres';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startTestPostgres } from '../../fixtures/postgres.ts';
import { describeWith } from '../../scripts/test/describe-with.ts';
import { makeTestSite, type TestSite } from '../../server/test-site.ts';
import type { Running } from '../serve/process.ts';
import { startServer } from '../serve/site.ts';
import { write } from './write.ts';

/* Runs the server while PostgreSQL stops under load and returns. */

const cluster = await startTestPostgres();
const isHere = 'url' in cluster;
const { url, crash, start, stop } = isHere ? cluster : { url: '', crash() {}, start() {}, stop() {} };

let site: TestSite;
let server: Running;
beforeEach(async () => {
  if (!isHere) return;
  site = makeTestSite();
  server = await startServer(site.root, { DATABASE_URL: url, TRUST_PROXY: '1' });
});
afterEach(async () => {
  await server?.kill();
  site?.remove();
});
afterAll(stop);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const statusOf = async (path: string) => (await fetch(server.origin + path)).status;

async function subjects(): Promise<Set<string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const rows = await sql<{ subject: string }[]>`select subject from contact_messages`;
  await sql.end();
  return new Set(rows.map(({ subject }) => subject));
}

describeWith('skipped' in cluster ? cluster.skipped : undefined, 'PostgreSQL', () => {
  test('crashes three times under load: no acknowledged message is lost, and the server recovers by itself', {
    timeout: 180_000,
  }, async () => {
    const received: string[] = [];
    const refused: (number | undefined)[] = [];
    let going = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let i = 0; going; i++) {
        const subject = `Writer ${writer}, message ${i}`;
        // Each message has another client address, so that no rate limit applies.
        const status = await write(server.origin, subject, { 'X-Forwarded-For': `10.${writer}.${i >> 8}.${i & 255}` });
        if (status === 201) received.push(subject);
        else refused.push(status);
      }
    });
    for (let round = 0; round < 3; round++) {
      await pause(1000);
      crash();
      // Pages need no database, but the health check reports its loss.
      expect(await statusOf('/')).toBe(200);
      expect(await statusOf('/healthz')).toBe(503);
      await pause(1000);
      const before = received.length;
      start();
      await expect.poll(() => statusOf('/healthz'), { timeout: 30_000 }).toBe(200);
      await expect.poll(() => received.length, { timeout: 30_000 }).toBeGreaterThan(before + 8);
    }
    going = false;
    await Promise.all(writers);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((status) => status !== undefined && status >= 500)).toBe(true);
    const kept = await subjects();
    expect(received.filter((subject) => !kept.has(subject))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
  });
});

/** Tests of the real entry as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestPostgres } from '../fixtures/postgres.ts';
import { startTestSmtp } from './mail/test-smtp.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { makeTestSite, type TestSite } from './test-site.ts';

const ENTRY = resolve(import.meta.dirname, 'index.ts');

const cluster = await startTestPostgres();
afterAll(() => {
  if ('stop' in cluster) cluster.stop();
});

interface Running {
  child: ChildProcess;
  output: { out: string; log: string };
  /** Its address, once it has reported that it is ready; rejects if it exits before. */
  ready: Promise<string>;
  /** Its exit code. */
  ended: Promise<number | null>;
}

let site: TestSite;
const children: ChildProcess[] = [];
beforeEach(() => {
  site = makeTestSite();
});
afterEach(async () => {
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  site.remove();
});

function start(settings: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [ENTRY], {
    cwd: site.root,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...settings },
  });
  children.push(child);
  const output = { out: '', log: '' };
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.log += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((fulfil, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output.out += text;
      const address = output.out.match(/ is ready on (http:\/\/localhost:\d+)\n/)?.[1];
      if (address) fulfil(address.replace('localhost', '127.0.0.1'));
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${output.log}`)));
  });
  ready.catch(() => {});
  return { child, output, ready, ended };
}

const message = (i: number) => ({
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: `Message ${i}`,
  message: 'How do I resize a picture?',
});

const post = (address: string, path: string, body: unknown, client: string) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });

describe('starting', () => {
  test('prints one line on standard output, and serves', async () => {
    const { ready, output } = start({ SITE_NAME: 'Pictures' });
    const address = await ready;
    expect(output.out).toMatch(/^Pictures is ready on http:\/\/localhost:\d+\n$/);
    expect((await fetch(`${address}/resize`)).status).toBe(200);
    expect((await fetch(`${address}/nope`)).status).toBe(404);
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  });

  test('logs lines of JSON and nothing else', async () => {
    const { ready, output, child, ended } = start();
    await fetch(`${await ready}/resize`);
    child.kill('SIGTERM');
    await ended;
    const events = output.log
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(events).toEqual(['ready', 'request', 'stopping']);
  });

  test.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [
      { SITE_ORIGIN: 'pictures' },
      'The setting SITE_ORIGIN must be the address of the site, such as https://example.org.',
    ],
    [
      { DATABASE_URL: 'build/csp.json/x.sqlite' },
      'The database build/csp.json/x.sqlite could not be opened (the setting DATABASE_URL)',
    ],
    [
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:9/x' },
      'The PostgreSQL database could not be opened (the setting DATABASE_URL)',
    ],
  ] as [Record<string, string>, string][])('with %j ends with a sentence', async (settings, sentence) => {
    const { output, ended } = start(settings);
    expect(await ended).toBe(1);
    expect(output.log.startsWith(sentence), output.log).toBe(true);
    expect(output.log.trimEnd().split('\n')).toHaveLength(1);
    expect(output.log).not.toContain('hunter2');
    expect(output.out).toBe('');
  });

  test('needs no build and serves no pages for the development server', async () => {
    rmSync(join(site.root, 'build'), { recursive: true });
    const address = await start({ API_ONLY: '1' }).ready;
    expect((await fetch(`${address}/api/search/popular`)).status).toBe(200);
    expect((await fetch(`${address}/resize`)).status).toBe(404);
  });

  test('a query counts for the landing page that it leads to', async () => {
    const address = await start().ready;
    for (const query of ['jpg to png', 'JPG to PNG please', 'compress to 100kb'])
      expect((await post(address, '/api/search/track', { query }, 'a')).status).toBe(204);
    const { slugs } = (await (await fetch(`${address}/api/search/popular`)).json()) as { slugs: string[] };
    expect(slugs).toEqual(['jpg-to-png-converter', '100kb-photo-compressor']);
  });

  test('without a build exits with a sentence that explains how to get one', async () => {
    rmSync(join(site.root, 'build'), { recursive: true });
    const { output, ended } = start();
    expect(await ended).toBe(1);
    expect(output.log).toMatch(/^There is no built site in .*: run "npm start", which builds it first\.\n$/);
  });

  test('on a port in use exits with a sentence', async () => {
    const other: Server = createServer();
    await new Promise<void>((fulfil) => other.listen(0, '127.0.0.1', fulfil));
    const { port } = other.address() as AddressInfo;
    const { output, ended } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output.log).toBe(
      `Port ${port} is already in use: stop what uses it, or choose another (the setting PORT).\n`,
    );
    other.close();
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s shuts it down gracefully', async (signal) => {
    const { child, ready, ended } = start();
    const address = await ready;
    expect((await post(address, '/api/contact', message(1), 'a')).status).toBe(201);
    child.kill(signal);
    expect(await ended).toBe(0);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('an open request still gets its response', async () => {
    const { child, ready, ended, output } = start();
    const address = await ready;
    let finish = () => {};
    const body = new ReadableStream({
      start(controller) {
        const text = new TextEncoder().encode(JSON.stringify(message(1)));
        controller.enqueue(text.slice(0, 10));
        finish = () => {
          controller.enqueue(text.slice(10));
          controller.close();
        };
      },
    });
    const answer = fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    // Connections are accepted in order: once this one has a response, the previous one was accepted.
    await fetch(`${address}/healthz`);
    child.kill('SIGTERM');
    while (!output.log.includes('"stopping"')) await new Promise((fulfil) => setTimeout(fulfil, 20));
    finish();
    expect((await answer).status).toBe(201);
    expect(await ended).toBe(0);
  });
});

test('a contact message is forwarded, and metrics are on their own port', async () => {
  const smtp = await startTestSmtp();
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const metricsPort = String((probe.address() as AddressInfo).port);
  await new Promise((fulfil) => probe.close(fulfil));

  const { ready, output } = start({ SMTP_URL: smtp.url, CONTACT_TO: 'team@example.org', METRICS_PORT: metricsPort });
  const address = await ready;
  expect((await post(address, '/api/contact', message(1), 'a')).status).toBe(201);
  while (!output.log.includes('"mail-sent"')) await new Promise((fulfil) => setTimeout(fulfil, 20));
  expect(smtp.received.map(({ to }) => to)).toEqual([['team@example.org']]);

  const numbers = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(numbers).toMatch(/^contact_messages_sent_total 1$/m);
  expect(numbers).toMatch(/^contact_messages_waiting 0$/m);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  expect(output.log).not.toMatch(/ada@|Ada|Message 1|127\.0\.0\.1/);
  await smtp.close();
});

describe('killed in the middle of 1,000 writes', { tags: ['all'] }, () => {
  const databases = [
    { name: 'SQLite', url: () => 'data/test.sqlite', skipped: false },
    { name: 'PostgreSQL', url: () => ('url' in cluster ? cluster.url : ''), skipped: 'skipped' in cluster },
  ];

  test.for(databases)('every acknowledged message is stored: $name', async ({ url, skipped }, context) => {
    context.skip(skipped, 'skipped' in cluster ? cluster.skipped : undefined);
    const database = url();
    const { child, ready, ended } = start({ DATABASE_URL: database, TRUST_PROXY: '1' });
    const address = await ready;

    const WRITES = 1000;
    const KILL_AFTER = 400;
    const answered = { messages: new Set<string>(), queries: new Set<string>() };
    let next = 0;
    const write = async () => {
      while (next < WRITES) {
        const i = next++;
        const client = `10.0.${i >> 8}.${i & 255}`;
        const isMessage = i % 2 === 0;
        try {
          const response = isMessage
            ? await post(address, '/api/contact', message(i), client)
            : await post(address, '/api/search/track', { query: `query ${i}` }, client);
          if (isMessage && response.status === 201) answered.messages.add(`Message ${i}`);
          if (!isMessage && response.status === 204) answered.queries.add(`query ${i}`);
        } catch {
          // Killed: this request has no response, so its message may or may not be stored.
        }
        if (answered.messages.size + answered.queries.size >= KILL_AFTER) child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 20 }, write));
    await ended;
    expect(child.signalCode).toBe('SIGKILL');
    const count = answered.messages.size + answered.queries.size;
    expect(count).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(count).toBeLessThan(WRITES);

    // The server restarts with the same database, which has every acknowledged message.
    const again = start({ DATABASE_URL: database });
    expect((await fetch(`${await again.ready}/healthz`)).status).toBe(200);
    again.child.kill('SIGTERM');
    await again.ended;

    const store = await openStore(
      database.startsWith('postgres')
        ? { kind: 'postgres', url: database }
        : { kind: 'sqlite', file: join(site.root, database) },
    );
    const stored = await readAll(store);
    await store.close();
    expect([...answered.messages].filter((subject) => !stored.subjects.has(subject))).toEqual([]);
    expect([...answered.queries].filter((query) => !stored.queries.has(query))).toEqual([]);
  });
});

async function readAll(store: Store): Promise<{ subjects: Set<string>; queries: Set<string> }> {
  const subjects = new Set<string>();
  const HOUR = 3_600_000;
  for (;;) {
    const claim = await store.claimMessage(Date.now(), HOUR);
    if (!claim) break;
    subjects.add(claim.subject);
  }
  const counts = await store.topSearches('2000-01-01', 10_000);
  return { subjects, queries: new Set(counts.map(({ query }) => query)) };
}

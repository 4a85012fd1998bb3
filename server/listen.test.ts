import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeServer, createSiteServer, listen } from './listen.ts';
import type { Fields } from './log.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const HOST = '127.0.0.1';
let served: TestApp;
let server: Server;
let port: number;
let logged: (Fields & { event: string })[];

beforeEach(async () => {
  served = makeTestApp();
  logged = [];
  server = createSiteServer({
    fetch: served.app.fetch,
    log: (_level, event, fields) => logged.push({ ...fields, event }),
    requestTimeout: 400,
  });
  port = await listen(server, { setting: 'PORT', port: 0, host: HOST });
});
afterEach(async () => {
  await closeServer(server, 0);
  await served.store.close();
});

/** Sends raw bytes; resolves with everything received once the server closes the connection. */
const talk = (...pieces: (string | Buffer)[]): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, HOST);
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    for (const piece of pieces) socket.write(piece);
  });

const CLOSE = 'Host: localhost\r\nConnection: close\r\n';
const JSON_POST = `POST /api/contact HTTP/1.1\r\n${CLOSE}Content-Type: application/json\r\n`;

describe('a slow client', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['body', `${JSON_POST}Content-Length: 100\r\n\r\n{"name":`],
    ['chunked body', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`],
  ])('with its %s gets 408', async (_, text) => {
    const answer = await talk(text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(logged).toContainEqual({ event: 'request-refused', status: 408, code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    expect(await served.store.countWaiting()).toBe(0);
    // Other visitors are served.
    expect((await fetch(`http://${HOST}:${port}/resize`)).status).toBe(200);
  });
});

describe('an invalid request', () => {
  test.each([
    ['an unknown method', `BREW / HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['noise', '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n', 400],
    ['a NUL in the path', `GET /a\u0000b HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    [
      'two lengths',
      `POST /api/contact HTTP/1.1\r\n${CLOSE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    // Each proxy in between could choose another one.
    ['two hosts', `GET / HTTP/1.1\r\nHost: other.example\r\n${CLOSE}\r\n`, 400],
    ['the same host twice', `GET /api/search/popular HTTP/1.1\r\nhost: localhost\r\n${CLOSE}\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', 400],
    ['a backslash in the path', `GET /..\\..\\etc HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['headers of 40 KB', `GET / HTTP/1.1\r\n${CLOSE}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s is rejected and reveals nothing', async (_, text, status) => {
    const answer = await talk(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toMatch(/node_modules|\.ts:|Error/);
  });

  test.each([
    ['dots', '/../../etc/passwd', 404],
    ['escaped dots', '/..%2f..%2fetc/passwd', 400],
    ['an escaped NUL', '/%00', 400],
    ['8 KB', `/${'a'.repeat(8192)}`, 414],
    ['another scheme and host', 'http://evil.example/etc', 404],
  ])('a path of %s, over the wire: %s', async (_, path, status) => {
    const answer = await talk(`GET ${path} HTTP/1.1\r\n${CLOSE}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(served.logged).toMatchObject([{ event: 'request', status }]);
  });
});

test('a body of 10 MB is 413, with or without a length', async () => {
  const body = Buffer.alloc(10 * 1024 * 1024, 0x20);
  const told = await talk(`${JSON_POST}Content-Length: ${body.length}\r\n\r\n`, body);
  expect(told).toMatch(/^HTTP\/1\.1 413 /);
  const untold = await talk(
    `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`,
    body,
    '\r\n0\r\n\r\n',
  );
  expect(untold).toMatch(/^HTTP\/1\.1 413 /);
  expect(await served.store.countWaiting()).toBe(0);
});

test('a client that disconnects while it sends its body is not an error', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect(port, HOST, () =>
      socket.write(`${JSON_POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{"nam\r\n`, () => socket.destroy()),
    );
    socket.on('close', () => resolve());
  });
  expect((await fetch(`http://${HOST}:${port}/healthz`)).status).toBe(200);
  await closeServer(server, 1000);
  expect([...logged, ...served.logged].filter(({ level }) => level === 'error')).toEqual([]);
});

test('a client is identified by its connection', async () => {
  // Broken JSON counts against the limit, unlike invalid fields.
  const statuses: number[] = [];
  for (let i = 0; i < 20; i++) {
    const response = await fetch(`http://${HOST}:${port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
      body: '{',
    });
    statuses.push(response.status);
  }
  expect(statuses).toContain(429);
});

test('a compressed file is transferred unchanged', async () => {
  const answer = await talk(`GET /assets/main-a1B2c3D4.js HTTP/1.1\r\n${CLOSE}Accept-Encoding: br\r\n\r\n`);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^Content-Encoding: br$/im);
  expect(head).toMatch(new RegExp(`^Content-Length: ${body.length}$`, 'im'));
});

describe('an unavailable port', () => {
  test('is reported in a sentence that names the setting', async () => {
    const { store, app } = makeTestApp();
    const second = createSiteServer({ fetch: app.fetch, log: () => {} });
    await expect(listen(second, { setting: 'METRICS_PORT', port, host: HOST })).rejects.toThrow(
      `Port ${port} is already in use: stop what uses it, or choose another (the setting METRICS_PORT).`,
    );
    await expect(listen(second, { setting: 'PORT', port: 0, host: '192.0.2.1' })).rejects.toThrow(/HOST/);
    await store.close();
  });
});

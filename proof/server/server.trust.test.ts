import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestSite, type TestSite } from '../../server/test-site.ts';
import type { Running } from '../serve/process.ts';
import { startServer } from '../serve/site.ts';
import { write } from './write.ts';

/* Runs the server as a process: under load, killed, with a full disk, and with clients that forge their addresses. */

let site: TestSite;
const running: Running[] = [];
beforeEach(() => {
  site = makeTestSite();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
  site.remove();
});

async function start(settings: Record<string, string> = {}, blocks?: number): Promise<Running> {
  const server = await startServer(site.root, settings, blocks);
  running.push(server);
  return server;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const isAnswered = async (origin: string) => (await fetch(origin)).status === 200;

/** Opens a connection that begins a request and sends a byte now and then. Resolves to the response. */
async function dawdle(port: number): Promise<{ socket: Socket; told: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (data) => {
    text += data;
  });
  socket.on('error', () => {});
  const told = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const drip = setInterval(() => socket.write('a'), 2000);
  void told.then(() => clearInterval(drip));
  return { socket, told };
}

test('with 50 connections, a tenth of them slow, every quick request is answered', { timeout: 120_000 }, async () => {
  const { origin, port } = await start();
  const slow = await Promise.all(Array.from({ length: 5 }, () => dawdle(port)));
  const answered = await Promise.all(
    Array.from({ length: 45 }, async () => {
      let count = 0;
      for (let i = 0; i < 100; i++) count += Number(await isAnswered(origin));
      return count;
    }),
  );
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(4500);
  for (const { socket } of slow) socket.destroy();
});

test('1,000 slow connections block nobody and are closed with an answer', { timeout: 180_000 }, async () => {
  const { origin, port } = await start();
  const slow = await Promise.all(Array.from({ length: 1000 }, () => dawdle(port)));
  for (let i = 0; i < 50; i++) expect(await isAnswered(origin)).toBe(true);
  const told = await Promise.all(slow.map((one) => one.told));
  expect(told.filter((text) => text.startsWith('HTTP/1.1 408'))).toHaveLength(1000);
  expect(await isAnswered(origin)).toBe(true);
});

const subjectsIn = (file: string) => {
  using database = new DatabaseSync(file, { readOnly: true });
  return database
    .prepare('select subject from contact_messages')
    .all()
    .map(({ subject }) => String(subject));
};

test('killed ten times under load, it loses no acknowledged message', { timeout: 180_000 }, async () => {
  const file = join(site.root, 'trust.sqlite');
  const settings = { DATABASE_URL: file, TRUST_PROXY: '1' };
  const received: string[] = [];
  for (let round = 0; round < 10; round++) {
    const server = await start(settings);
    let going = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let i = 0; going; i++) {
        const subject = `Round ${round}, writer ${writer}, message ${i}`;
        // Each message has another client address, so that no rate limit applies.
        const status = await write(server.origin, subject, { 'X-Forwarded-For': `10.${round}.${writer}.${i % 250}` });
        if (status === 201) received.push(subject);
      }
    });
    await pause(300 + round * 40);
    await server.kill();
    going = false;
    await Promise.all(writers);
  }
  expect(received.length).toBeGreaterThan(50);
  const kept = new Set(subjectsIn(file));
  expect(received.filter((subject) => !kept.has(subject))).toEqual([]);
});

test('with a full disk it refuses messages without losing any, serves pages, and recovers', {
  timeout: 120_000,
}, async () => {
  const file = join(site.root, 'trust.sqlite');
  const settings = { DATABASE_URL: file, TRUST_PROXY: '1' };
  await (await start(settings)).kill();
  const full = await start(settings, 150);
  const statuses: (number | undefined)[] = [];
  const received: string[] = [];
  for (let i = 0; i < 600; i++) {
    const subject = `Message ${i} ${'long '.repeat(20)}`.slice(0, 100).trim();
    const status = await write(full.origin, subject, { 'X-Forwarded-For': `10.0.${i >> 8}.${i & 255}` });
    statuses.push(status);
    if (status === 201) received.push(subject);
  }
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(5);
  const refused = statuses.filter((status) => status !== 201);
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.every((status) => status !== undefined && status >= 500)).toBe(true);
  expect(await isAnswered(full.origin)).toBe(true);
  await full.kill();
  // With free space again, all acknowledged messages are there and new ones are accepted.
  const again = await start(settings);
  expect(await write(again.origin, 'There is room again', { 'X-Forwarded-For': '10.9.9.9' })).toBe(201);
  const kept = new Set(subjectsIn(file));
  expect(received.filter((subject) => !kept.has(subject))).toEqual([]);
});

test.each([
  ['0', (claimed: string) => claimed],
  ['1', (claimed: string) => `${claimed}, 203.0.113.7`],
  ['2', (claimed: string) => `${claimed}, 203.0.113.7, 198.51.100.1`],
] as const)('with TRUST_PROXY=%s a client that forges addresses is one client', async (proxies, header) => {
  const { origin } = await start({ TRUST_PROXY: proxies });
  const statuses: (number | undefined)[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push(await write(origin, `Message number ${i}`, { 'X-Forwarded-For': header(`192.0.2.${i}`) }));
  // The limit is eight concurrent messages.
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(8);
  expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);
});

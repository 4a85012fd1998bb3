import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request as requestTls } from 'node:https';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/* Checks for every proxy that docs/hosting has a configuration for. */

export const HOSTING = resolve(import.meta.dirname, '../../docs/hosting');
const SITE = 'pictures.example.org';

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Waits until a server answers. */
export async function answering(origin: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`No answer from ${origin}`);
}

/** The values of a configuration that depend on the machine, by the text to replace. */
export function replaced(text: string, replace: Readonly<Record<string, string>>): string {
  let replaced = text;
  for (const [from, to] of Object.entries(replace)) {
    expect(replaced, `the configuration says ${from}`).toContain(from);
    replaced = replaced.replaceAll(from, to);
  }
  return replaced;
}

/** Kills a running program. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
}

/** Sends a request over TLS, by the site's name, and accepts a self-signed certificate. */
const ask = (port: number, method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  new Promise<Answer>((fulfil, reject) => {
    const request = requestTls(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        servername: SITE,
        rejectUnauthorized: false,
        headers: { Host: SITE, ...headers },
      },
      (response) => {
        response.resume().on('end', () => fulfil({ status: response.statusCode, headers: response.headers }));
      },
    );
    request.on('error', reject).end(body);
  });

/** @param ports where it listens, once it has started */
export function testReverseProxy(ports: () => { plain: number; tls: number }): void {
  const json = { 'Content-Type': 'application/json' };

  test('a visitor without TLS is redirected to it', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${ports().plain}/resize`, {
      redirect: 'manual',
      headers: { Host: SITE },
    });
    expect(status).toBe(308);
    expect(headers.get('Location')).toMatch(/^https:\/\/[^/]+\/resize$/);
  });

  test('pages come through with their headers, and with the one that enforces TLS', async () => {
    const { status, headers } = await ask(ports().tls, 'GET', '/resize');
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['strict-transport-security']).toContain('max-age');
  });

  test('a body larger than any message is refused', async () => {
    const { status } = await ask(ports().tls, 'POST', '/api/search/track', json, 'a'.repeat(100_000));
    expect(status).toBe(413);
  });

  test('forged client addresses count as one client on the server behind the proxy', async () => {
    const statuses: (number | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      const body = JSON.stringify({
        name: 'Ada',
        email: 'ada@example.org',
        subject: `Number ${i} of twelve`,
        message: 'How many pixels?',
      });
      const headers = { ...json, 'X-Forwarded-For': `192.0.2.${i}` };
      statuses.push((await ask(ports().tls, 'POST', '/api/contact', headers, body)).status);
    }
    expect(statuses).toEqual([...Array<number>(8).fill(201), 429, 429, 429, 429]);
  });
}

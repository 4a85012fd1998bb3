import { beforeEach, describe, expect, test } from 'vitest';
import { COMMON_HEADERS } from '../headers.ts';
import type { Store } from '../store/store.ts';
import { makeTestApp, NOW, type TestApp } from '../test-app.ts';

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'A question',
  message: 'How do I resize a picture?',
};

let served: TestApp;
beforeEach(() => {
  served = makeTestApp();
  return () => served.store.close();
});

interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: the test is about the shape of the response
  body: any;
}

async function send(path: string, init: RequestInit & { from?: string } = {}, { app } = served): Promise<Answer> {
  const env = { incoming: { socket: { remoteAddress: init.from ?? '192.0.2.1' } } };
  const response = await app.request(path, init, env as never);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}, from?: string) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof ReadableStream ? body : JSON.stringify(body),
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    from,
  } as RequestInit & { from?: string });

const counts = () => served.store.topSearches('2000-01-01', 100);

describe('counting a search', () => {
  test('spellings of one query are counted together, per day', async () => {
    for (const query of ['JPG to PNG', ' jpg  to png ', 'ｊｐｇ to png'])
      expect((await post('/api/search/track', { query })).status).toBe(204);
    expect(await counts()).toEqual([{ query: 'jpg to png', count: 3 }]);
    expect(await served.store.topSearches('2026-11-30', 10)).toHaveLength(1);
    expect(await served.store.topSearches('2026-12-01', 10)).toHaveLength(0);
  });

  test.each([
    [{ query: 'a' }],
    [{ query: '  a  ' }],
    [{ query: '   ' }],
    [{ query: 'a'.repeat(101) }],
    [{ query: 42 }],
    [{ query: ['jpg', 'png'] }],
    [{ query: null }],
    [{}],
    [null],
    [[]],
    ['"jpg to png"'],
    [{ query: '\u0000\u0000\u0000' }],
  ])('%j is rejected and not counted', async (body) => {
    const answer = await post('/api/search/track', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.code).toBe('invalid');
    expect(await counts()).toEqual([]);
  });

  test('the response has the form’s error messages', async () => {
    const { body } = await post('/api/search/track', { query: 'a' });
    expect(body.error.fields).toEqual({ query: 'Search query must be at least 2 characters' });
  });

  test('unknown fields are not stored', async () => {
    await post('/api/search/track', { query: 'webp', agent: 'x', __proto__: { y: 1 } });
    expect(await counts()).toEqual([{ query: 'webp', count: 1 }]);
  });
});

describe('the most searched pages', () => {
  test('slugs only, and cached for a minute', async () => {
    for (const query of ['jpg to png', 'png please', 'my secret']) await post('/api/search/track', { query });
    const { status, headers, body } = await send('/api/search/popular');
    expect(status).toBe(200);
    expect(body).toEqual({ slugs: ['jpg-to-png-converter'] });
    expect(headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('only GET', async () => {
    expect((await send('/api/search/popular', { method: 'HEAD' })).status).toBe(200);
    const { status, headers } = await send('/api/search/popular', { method: 'POST' });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('a contact message', () => {
  test('is stored before the response, and then announced', async () => {
    const { status, body } = await post('/api/contact', { ...MESSAGE, name: ' Ada Lovelace ', website: '' });
    expect([status, body]).toEqual([201, { received: true }]);
    expect(served.announced()).toBe(1);
    const stored = await served.store.claimMessage(NOW, 1);
    expect(stored).toEqual({ ...MESSAGE, id: expect.stringMatching(/^[\w-]{36}$/), receivedAt: NOW, attempt: 1 });
  });

  test('characters that no database or mail server accepts are removed', async () => {
    await post('/api/contact', { ...MESSAGE, message: 'First\r\nsecond\u0000 line\ud800' });
    expect((await served.store.claimMessage(NOW, 1))?.message).toBe('First\nsecond line\ufffd');
  });

  test.each([
    [{ name: 'A' }, { name: 'Name must be at least 2 characters.' }],
    [{ email: 'ada' }, { email: 'Please enter a valid email address.' }],
    [{ subject: 'Hi' }, { subject: 'Subject must be at least 5 characters.' }],
    [{ message: 'Short' }, { message: 'Message must be at least 10 characters.' }],
    [{ subject: 'Hello\r\nBcc: everyone@example.org' }, { subject: 'Subject must be on one line.' }],
    [{ website: 'https://spam.example' }, { website: 'Leave this field empty.' }],
    [
      { name: undefined, email: 7 },
      { name: 'Name must be at least 2 characters.', email: 'Please enter a valid email address.' },
    ],
  ])('%j is rejected with %j, and nothing is stored', async (change, fields) => {
    const { status, body } = await post('/api/contact', { ...MESSAGE, ...change });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid', fields });
    expect(await served.store.countWaiting()).toBe(0);
    expect(served.announced()).toBe(0);
  });

  test('if the store fails, the visitor gets an error', async () => {
    const broken: Store = {
      ...served.store,
      addMessage: async () => {
        throw new Error(`could not insert ada@example.org`);
      },
    };
    served = makeTestApp({ store: broken });
    const { status, body, headers } = await post('/api/contact', MESSAGE);
    expect(status).toBe(500);
    expect(body).toEqual({ error: { code: 'failed', message: expect.any(String) } });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.announced()).toBe(0);
    expect(served.logged.map(({ event }) => event)).toEqual(['request-failed', 'request']);
    expect(JSON.stringify(served.logged)).not.toContain('ada@');
  });
});

describe.each(['/api/search/track', '/api/contact'])('%s', (path) => {
  const body = { ...MESSAGE, query: 'jpg to png' };
  const nothingStored = async () => {
    expect(await counts()).toEqual([]);
    expect(await served.store.countWaiting()).toBe(0);
  };

  test.each(['', '{', '{"query":', 'query=jpg', "{'query':'x'}", '\u0000', '['.repeat(1000)])(
    'malformed JSON, %j, is 400',
    async (text) => {
      const answer = await post(path, text);
      expect([answer.status, answer.body.error.code]).toEqual([400, 'malformed']);
    },
  );

  test.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/xml',
    '',
  ])('the media type %j is 415', async (type) => {
    const answer = await post(path, body, { 'content-type': type });
    expect([answer.status, answer.body.error.code]).toEqual([415, 'not-json']);
    await nothingStored();
  });

  test('JSON may name its character set', async () => {
    expect((await post(path, body, { 'content-type': 'application/json; charset=utf-8' })).status).toBeLessThan(300);
  });

  test.each([
    ['announced', { 'content-length': String(10 * 1024 * 1024) }],
    ['not announced', {}],
  ] as [string, Record<string, string>][])(
    'a body of 10 MB, %s, is 413 and not read to its end',
    async (_, headers) => {
      let sent = 0;
      const endless = new ReadableStream({
        pull(controller) {
          sent += 65_536;
          if (sent > 10 * 1024 * 1024) controller.close();
          else controller.enqueue(new Uint8Array(65_536).fill(0x20));
        },
      });
      const answer = await post(path, endless, headers);
      expect([answer.status, answer.body.error.code]).toEqual([413, 'too-large']);
      expect(sent).toBeLessThan(1024 * 1024);
      await nothingStored();
    },
  );

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://pictures.example.org.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://pictures.example.org' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'https://pictures.example.org' }, 200],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, 200],
  ] as [Record<string, string>, number][])('from %j: %i', async (headers, status) => {
    const answer = await post(path, body, headers);
    if (status === 403) {
      expect([answer.status, answer.body.error.code]).toEqual([403, 'other-origin']);
      await nothingStored();
    } else expect(answer.status).toBeLessThan(300);
  });

  test('another site may neither read nor send', async () => {
    const answer = await send(path, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(405);
    for (const name of answer.headers.keys()) expect(name).not.toMatch(/^access-control/);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is 405', async (method) => {
    const { status, headers } = await send(path, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  test('a client that sends too much has to wait, others do not', async () => {
    let answer = await post(path, body);
    for (let i = 0; i < 100 && answer.status !== 429; i++) answer = await post(path, body);
    expect([answer.status, answer.body.error.code]).toEqual([429, 'too-many-requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect((await post(path, body, {}, '198.51.100.2')).status).toBeLessThan(300);
    // Without a trusted proxy the header is ignored.
    expect((await post(path, body, { 'x-forwarded-for': '198.51.100.3' })).status).toBe(429);
  });

  test('invalid fields do not count: the form can be corrected and sent', async () => {
    for (let i = 0; i < 100; i++) expect((await post(path, {})).status).toBe(400);
    expect((await post(path, body)).status).toBeLessThan(300);
  });

  test('behind a proxy, clients are identified by the forwarded address', async () => {
    served = makeTestApp({ proxies: 1 });
    const statuses: number[] = [];
    for (let i = 0; i < 100; i++)
      statuses.push((await post(path, body, { 'x-forwarded-for': `10.9.9.9, 198.51.100.${i}` })).status);
    expect(Math.max(...statuses)).toBeLessThan(300);
  });
});

describe('every response', () => {
  const anything: [string, RequestInit][] = [
    ['/api/search/popular', {}],
    ['/api/nothing', {}],
    ['/api', {}],
    ['/api/contact', { method: 'PUT' }],
    ['/api/contact', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
    ['/healthz', {}],
  ];

  test.each(anything)('%s %j has the common headers, an id that is logged, and no stack', async (path, init) => {
    const { status, headers, body } = await send(path, init);
    for (const [name, value] of Object.entries(COMMON_HEADERS)) expect(headers.get(name), name).toBe(value);
    expect(served.logged.at(-1)).toMatchObject({ event: 'request', id: headers.get('x-request-id'), status });
    expect(JSON.stringify(body)).not.toMatch(/\bat |\.ts:|node_modules/);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('HSTS is sent if a trusted proxy reports TLS', async () => {
    const hsts = async (app: TestApp, path: string) => {
      const response = await app.app.request(path, { headers: { 'x-forwarded-proto': 'https' } });
      return response.headers.get('strict-transport-security');
    };
    for (const path of ['/', '/nope', '/resize/', '/api/search/popular', '/healthz']) {
      expect(await hsts(makeTestApp({ proxies: 1 }), path)).toMatch(/^max-age=\d{8}/);
      expect(await hsts(served, path)).toBeNull();
    }
  });

  test('an unknown path under /api returns JSON', async () => {
    const { status, body } = await send('/api/nothing');
    expect([status, body.error.code]).toEqual([404, 'not-found']);
  });

  test('user input is never logged', async () => {
    await post('/api/search/track', { query: 'my-secret' });
    await post('/api/search/track', 'my-secret');
    await post('/api/contact', { ...MESSAGE, subject: 'my-secret', email: 'my-secret' });
    await send('/api/my-secret?my-secret', { headers: { 'user-agent': 'my-secret' } });
    expect(served.logged).toHaveLength(4);
    expect(JSON.stringify(served.logged)).not.toMatch(/my-secret|ada@|192\.0\.2/);
  });

  test('is counted', async () => {
    await post('/api/search/track', { query: 'webp' });
    await served.app.request('/resize');
    const text = await served.metrics.text();
    expect(text).toContain('http_requests_total{kind="api",method="POST",status="204"} 1');
    expect(text).toContain('http_requests_total{kind="page",method="GET",status="200"} 1');
    expect(text).toContain('searches_counted_total 1');
  });
});

describe('health', () => {
  test('is 200 while the store responds', async () => {
    expect(await send('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('is 503 otherwise', async () => {
    const store: Store = { ...served.store, ping: () => Promise.reject(new Error('gone')) };
    served = makeTestApp({ store });
    expect(await send('/healthz')).toMatchObject({ status: 503, body: { status: 'store-unreachable' } });
  });
});

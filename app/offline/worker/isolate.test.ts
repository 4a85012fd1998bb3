import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

const TABLE = {
  '*': { 'Cross-Origin-Embedder-Policy': 'require-corp' },
  '/resize': { 'Content-Security-Policy': "default-src 'none'" },
};
const readTable = async () => TABLE;
const never = () => Promise.reject(new Error('asked for'));

test('a response with the site’s headers is returned as it is', async () => {
  const response = new Response('a', { headers: { 'Cross-Origin-Embedder-Policy': 'require-corp' } });
  expect(await isolated(response, '/resize', never)).toBe(response);
});

test('another response gets those of the site and of its path, and keeps its own', async () => {
  const page = await isolated(new Response('a', { headers: { 'Content-Type': 'text/html' } }), '/resize', readTable);
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-type': 'text/html',
    'content-security-policy': "default-src 'none'",
    'cross-origin-embedder-policy': 'require-corp',
  });
  expect(await page.text()).toBe('a');
  const file = await isolated(new Response(null, { status: 304 }), '/a.svg', readTable);
  expect([file.status, file.headers.get('content-security-policy')]).toEqual([304, null]);
});

test('a network error stays one', async () => {
  const response = Response.error();
  expect(await isolated(response, '/', never)).toBe(response);
});

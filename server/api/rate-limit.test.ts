import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a client may make its burst at once, then waits for the returned time', () => {
  let time = 0;
  const limit = createRateLimit({ burst: 3, refillSeconds: 30, now: () => time });
  expect([limit('a'), limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 0, 10]);
  time = 4000;
  expect(limit('a')).toBe(6);
  time = 10_000;
  expect([limit('a'), limit('a')]).toEqual([0, 10]);
});

test('an idle client regains its whole burst, and no more', () => {
  let time = 0;
  const limit = createRateLimit({ burst: 2, refillSeconds: 2, now: () => time });
  limit('a');
  time = 1_000_000;
  expect([limit('a'), limit('a'), limit('a')]).toEqual([0, 0, 1]);
});

test('clients have separate limits', () => {
  const limit = createRateLimit({ burst: 1, refillSeconds: 10, now: () => 0 });
  expect([limit('a'), limit('a'), limit('b')]).toEqual([0, 10, 0]);
});

test('the least recently seen client is dropped first', () => {
  const limit = createRateLimit({ burst: 1, refillSeconds: 10, maxClients: 2, now: () => 0 });
  limit('a');
  limit('b');
  limit('a');
  limit('c');
  expect(limit('a')).toBe(10);
  expect(limit('b')).toBe(0);
});

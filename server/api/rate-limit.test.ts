import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a client may make its burst at once, then waits for the returned time', () => {
  let time = 0;
  const { take } = createRateLimit({ burst: 3, refillSeconds: 30, now: () => time });
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 10]);
  time = 4000;
  expect(take('a')).toBe(6);
  time = 10_000;
  expect([take('a'), take('a')]).toEqual([0, 10]);
});

test('an idle client regains its whole burst, and no more', () => {
  let time = 0;
  const { take } = createRateLimit({ burst: 2, refillSeconds: 2, now: () => time });
  take('a');
  time = 1_000_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 1]);
});

test('clients have separate limits', () => {
  const { take } = createRateLimit({ burst: 1, refillSeconds: 10, now: () => 0 });
  expect([take('a'), take('a'), take('b')]).toEqual([0, 10, 0]);
});

test('the least recently seen client is dropped first', () => {
  const { take } = createRateLimit({ burst: 1, refillSeconds: 10, maxClients: 2, now: () => 0 });
  take('a');
  take('b');
  take('a');
  take('c');
  expect(take('a')).toBe(10);
  expect(take('b')).toBe(0);
});

test('a token that is put back can be taken again, and none is added to a full bucket', () => {
  const { take, putBack } = createRateLimit({ burst: 1, refillSeconds: 10, now: () => 0 });
  putBack('a');
  expect(take('a')).toBe(0);
  putBack('a');
  putBack('a');
  expect([take('a'), take('a')]).toEqual([0, 10]);
});

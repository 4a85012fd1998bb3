import { expect, test } from 'vitest';
import { startTidying } from './tidy.ts';

const NOW = Date.UTC(2026, 10, 30);

test('forwarded messages are kept for a month, counts for a little over a year', () => {
  const asked: unknown[] = [];
  const store = { forget: async (...question: unknown[]) => void asked.push(question) };
  const stop = startTidying(
    store,
    () => {},
    () => NOW,
  );
  stop();
  expect(asked).toEqual([[Date.UTC(2026, 9, 31), '2025-10-26']]);
});

test('a failing store is logged and stops nothing', async () => {
  const events: string[] = [];
  const stop = startTidying({ forget: () => Promise.reject(new Error('gone')) }, (_level, event) => events.push(event));
  await new Promise((resolve) => setImmediate(resolve));
  stop();
  expect(events).toEqual(['tidy-failed']);
});

import { expect, test } from 'vitest';
import { createPopular, dayOf } from './popular.ts';

const NOON = Date.UTC(2026, 10, 30, 12);
const pages: Record<string, string> = {
  'jpg to png': 'jpg-to-png-converter',
  'jpeg png': 'jpg-to-png-converter',
  a4: 'resize-image-to-a4',
};
const matchQuery = (query: string) => pages[query] ?? null;

test('queries count for the page they match, and their text is never returned', async () => {
  const asked: unknown[] = [];
  const popular = createPopular(
    {
      topSearches: async (...question) => {
        asked.push(question);
        return [
          { query: 'my secret', count: 90 },
          { query: 'a4', count: 5 },
          { query: 'jpg to png', count: 3 },
          { query: 'jpeg png', count: 3 },
        ];
      },
    },
    matchQuery,
    () => NOON,
  );
  expect(await popular()).toEqual(['jpg-to-png-converter', 'resize-image-to-a4']);
  expect(asked).toEqual([['2026-11-01', 500]]);
});

test('the store is read once a minute, and again at once after a failure', async () => {
  let time = NOON;
  let asked = 0;
  const popular = createPopular(
    {
      topSearches: async () => {
        asked++;
        if (asked === 2) throw new Error('no store');
        return [];
      },
    },
    matchQuery,
    () => time,
  );
  await Promise.all([popular(), popular()]);
  expect(asked).toBe(1);
  time += 60_000;
  await expect(popular()).rejects.toThrow('no store');
  expect(await popular()).toEqual([]);
  expect(asked).toBe(3);
});

test('at most twelve pages are returned', async () => {
  const counts = Array.from({ length: 30 }, (_, i) => ({ query: `q${i}`, count: 100 - i }));
  const popular = createPopular(
    { topSearches: async () => counts },
    (query) => `page-${query}`,
    () => NOON,
  );
  const slugs = await popular();
  expect(slugs).toHaveLength(12);
  expect(slugs[0]).toBe('page-q0');
});

test('days are UTC', () => {
  expect(dayOf(Date.UTC(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  expect(dayOf(Date.UTC(2026, 0, 1) - 1)).toBe('2025-12-31');
});

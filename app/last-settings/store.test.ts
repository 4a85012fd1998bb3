import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepQuery, lastQuery, remembering, setRemembering } from './store.ts';

let entries: Map<string, string>;

beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the settings of each tool, and the latest of them', () => {
  keepQuery('compress', 'quality=60');
  keepQuery('resize', 'width=800');
  keepQuery('compress', 'quality=40');
  expect([lastQuery('compress'), lastQuery('resize'), lastQuery('convert')]).toEqual([
    'quality=40',
    'width=800',
    undefined,
  ]);
});

it('removes one query, and keeps the others', () => {
  keepQuery('form', 'ibps.0');
  keepQuery('resize', 'width=800');
  keepQuery('form', undefined);
  expect([lastQuery('form'), lastQuery('resize')]).toEqual([undefined, 'width=800']);
});

it('forgets on request, stores nothing then, and starts again', () => {
  keepQuery('compress', 'quality=60');
  let told = 0;
  const leave = remembering.subscribe(() => told++);
  setRemembering(false);
  expect(told).toBe(1);
  expect([...entries.values()]).toEqual(['off']);
  keepQuery('compress', 'quality=50');
  expect(lastQuery('compress')).toBeUndefined();
  expect(remembering.get()).toBe(false);
  setRemembering(true);
  expect(entries.size).toBe(0);
  expect(lastQuery('compress')).toBeUndefined();
  leave();
});

it.each(['{', 'null', '7', '{"compress":7}'])('treats %s in its entry as empty', (value) => {
  entries.set('last-settings', value);
  expect(lastQuery('compress')).toBeUndefined();
});

it('works if storage is forbidden', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  keepQuery('compress', 'quality=60');
  expect(lastQuery('compress')).toBeUndefined();
  expect(remembering.get()).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore, onEvents } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls its listeners at each change, until they leave', () => {
  const store = createStore('a');
  const seen: string[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set('b');
  store.set('b');
  leave();
  store.set('c');
  expect(seen).toEqual(['b', 'b']);
  expect(store.get()).toBe('c');
});

it('sets a value at once and calls its listeners once, within the delay', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  for (const value of [1, 2, 3]) store.set(value, 100);
  expect(store.get()).toBe(3);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([3]);
});

it('calls its listeners once if a change without a delay follows', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set(1, 100);
  store.set(2);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual([2]);
});

it('subscribes to every type of event, and unsubscribes from all', () => {
  const target = new EventTarget();
  let calls = 0;
  const leave = onEvents(() => target, 'online', 'offline')(() => calls++);
  target.dispatchEvent(new Event('online'));
  target.dispatchEvent(new Event('offline'));
  leave();
  target.dispatchEvent(new Event('online'));
  expect(calls).toBe(2);
});

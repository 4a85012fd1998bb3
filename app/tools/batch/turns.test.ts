import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const going = new AbortController().signal;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Work that ends when the test decides. */
function worksIn(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, signal = going) =>
    turns.take(signal, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { begun, take, end: (name: string) => ends.get(name)?.() };
}

it('runs no more than its number at once, in the order in which they came', async () => {
  const { begun, take, end } = worksIn(new Turns(2));
  const all = ['a', 'b', 'c', 'd'].map((name) => take(name));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await settled();
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('leaves out what is aborted while it waits, at once', async () => {
  const { begun, take, end } = worksIn(new Turns(1));
  const first = take('a');
  const stop = new AbortController();
  const second = take('b', stop.signal);
  const third = take('c');
  stop.abort(new Error('stopped'));
  await expect(second).rejects.toThrow('stopped');
  end('a');
  await first;
  await settled();
  expect(begun).toEqual(['a', 'c']);
  end('c');
  await third;
});

it('goes on after work that fails', async () => {
  const turns = new Turns(1);
  await expect(turns.take(going, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take(going, async () => 'next')).toBe('next');
});

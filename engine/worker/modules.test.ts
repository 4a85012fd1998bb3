import { expect, it } from 'vitest';
import { compileOnce } from './modules.ts';

const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

it('compiles each module once, and again after a failure', async () => {
  const compiled: string[] = [];
  let isOffline = true;
  const compile = compileOnce(async (name) => {
    compiled.push(name);
    if (isOffline) throw new TypeError('offline');
    return WebAssembly.compile(EMPTY);
  });
  await expect(compile('score')).rejects.toThrow('offline');
  isOffline = false;
  const [first, second] = await Promise.all([compile('score'), compile('score')]);
  expect(first).toBe(second);
  expect(await compile('score')).toBe(first);
  expect(await compile('jpeg')).not.toBe(first);
  expect(compiled).toEqual(['score', 'score', 'jpeg']);
});

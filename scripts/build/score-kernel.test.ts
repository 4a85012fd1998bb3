import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compileKernel, KERNEL } from './score-kernel.ts';

it('the committed module is what its sources give: node scripts/build/score-kernel.ts writes it', async () => {
  expect(Buffer.from(await compileKernel()).equals(await readFile(KERNEL))).toBe(true);
});

it('asks nothing of its surroundings, and is small', async () => {
  const bytes = await readFile(KERNEL);
  expect(WebAssembly.Module.imports(await WebAssembly.compile(bytes))).toEqual([]);
  expect(brotliCompressSync(bytes).length).toBeLessThan(20_000);
});

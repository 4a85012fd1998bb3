import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KERNELS, moduleOf } from './kernel-files.ts';
import { compileKernel } from './kernels.ts';

describe.each(KERNELS)('the module of %s', (name) => {
  it('is up to date with its sources: node scripts/build/kernels.ts writes it', async () => {
    expect(Buffer.from(await compileKernel(name)).equals(await readFile(moduleOf(name)))).toBe(true);
  });

  it('imports nothing, or its memory alone, and is small', async () => {
    const bytes = await readFile(moduleOf(name));
    const imports = WebAssembly.Module.imports(await WebAssembly.compile(bytes));
    const memory = { module: 'env', name: 'memory', kind: 'memory' };
    expect(imports).toEqual(name === 'jpeg' || name === 'jpeg-decoder' ? [memory] : []);
    expect(brotliCompressSync(bytes).length).toBeLessThan(20_000);
  });
});

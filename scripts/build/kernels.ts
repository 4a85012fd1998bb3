// Compiles the WebAssembly of the metric, the JPEG encoder, the JPEG decoder, the palette quantiser, the packer of PNGs and
// the resampler, each beside its sources:
// node scripts/build/kernels.ts
// The compiled modules are committed, because they are small and the engine then runs without a compiler. A test
// fails if a module differs from its sources.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import asc from 'assemblyscript/asc';
import { entryOf, KERNELS, type KernelName, moduleOf } from './kernel-files.ts';

const root = join(import.meta.dirname, '../..');

/** The compiler options, which determine the bytes. */
const OPTIONS = [
  ['--runtime', 'stub'],
  ['--enable', 'simd'],
  // Without an `abort` import: nothing in the kernels aborts.
  ['--use', 'abort='],
  ['--noAssert', '-O3', '--converge'],
].flat();

/** Instances can use an imported memory one after another: new memory costs page faults, and small pictures need dozens of instances. */
const IMPORTED_MEMORY = ['--importMemory', '--zeroFilledMemory'];
const OWN_OPTIONS: Partial<Record<KernelName, readonly string[]>> = {
  // A first visit fetches the encoder: it is a seventh smaller so, and as fast.
  jpeg: ['--shrinkLevel', '1', ...IMPORTED_MEMORY],
  'jpeg-decoder': IMPORTED_MEMORY,
};

/** @throws {Error} with the compiler's message */
export async function compileKernel(name: KernelName): Promise<Uint8Array> {
  const written = new Map<string, Uint8Array>();
  const entry = entryOf(name);
  const options = [...OPTIONS, ...(OWN_OPTIONS[name] ?? [])];
  const { error, stderr } = await asc.main([entry, '--baseDir', root, '--outFile', 'kernel.wasm', ...options], {
    readFile: (file, folder) => readFile(join(folder, file), 'utf8').catch(() => null),
    writeFile: (file, contents) => {
      if (typeof contents !== 'string') written.set(file, contents);
    },
    listFiles: () => [],
  });
  const bytes = written.get('kernel.wasm');
  if (error || !bytes) throw new Error(`${entry} could not be compiled: ${stderr.toString()}`, { cause: error });
  return bytes;
}

if (import.meta.main) {
  for (const name of KERNELS) {
    const bytes = await compileKernel(name);
    await writeFile(moduleOf(name), bytes);
    console.log(`${relative(root, moduleOf(name))}: ${bytes.length} bytes`);
  }
}

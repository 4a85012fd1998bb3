// Compiles the metric's WebAssembly from engine/score/kernel/ and writes it beside: node scripts/build/score-kernel.ts
// The compiled module is committed, since it is small and running the engine needs no compiler then; a test
// says where it is not what the sources give.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = join(import.meta.dirname, '../..');

export const KERNEL = join(root, 'engine/score/kernel.wasm');
const ENTRY = 'engine/score/kernel/index.ts';

/** Everything that changes the bytes. */
const OPTIONS = [
  ['--runtime', 'stub'],
  ['--enable', 'simd'],
  // No import at all: there is nothing that could be aborted.
  ['--use', 'abort='],
  ['--noAssert', '-O3', '--converge'],
].flat();

/** @throws {Error} with the compiler's words where a source is wrong */
export async function compileKernel(): Promise<Uint8Array> {
  const written = new Map<string, Uint8Array>();
  const { error, stderr } = await asc.main([ENTRY, '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS], {
    readFile: (name, folder) => readFile(join(folder, name), 'utf8').catch(() => null),
    writeFile: (name, contents) => {
      if (typeof contents !== 'string') written.set(name, contents);
    },
    listFiles: () => [],
  });
  const bytes = written.get('kernel.wasm');
  if (error || !bytes) throw new Error(`The metric could not be compiled: ${stderr.toString()}`, { cause: error });
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = await compileKernel();
  await writeFile(KERNEL, bytes);
  console.log(`${relative(root, KERNEL)}: ${bytes.length} bytes`);
}

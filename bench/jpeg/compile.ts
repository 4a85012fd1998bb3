import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import asc from 'assemblyscript/asc';

const root = join(import.meta.dirname, '../..');
const OPTIONS = ['--runtime', 'stub', '--enable', 'simd', '--use', 'abort=', '--noAssert', '-O3', '--converge'];

export async function compileJpeg(): Promise<Uint8Array<ArrayBuffer>> {
  const written = new Map<string, Uint8Array<ArrayBuffer>>();
  const { error, stderr } = await asc.main(
    ['bench/jpeg/kernel/index.ts', '--baseDir', root, '--outFile', 'kernel.wasm', ...OPTIONS],
    {
      readFile: (name, folder) => readFile(join(folder, name), 'utf8').catch(() => null),
      writeFile: (name, contents) => {
        if (typeof contents !== 'string') written.set(name, contents as Uint8Array<ArrayBuffer>);
      },
      listFiles: () => [],
    },
  );
  const bytes = written.get('kernel.wasm');
  if (error || !bytes) throw new Error(`The encoder could not be compiled: ${stderr.toString()}`, { cause: error });
  return bytes;
}

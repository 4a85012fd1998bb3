import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KernelName, moduleOf } from '../scripts/build/kernel-files.ts';

const ASSETS = join(import.meta.dirname, '../build/client/assets');

/** Returns the address of a compiled kernel on the built site. The names of kernels differ by a hash alone. */
export function kernelPath(name: KernelName): string {
  const kernel = readFileSync(moduleOf(name));
  const found = readdirSync(ASSETS).find(
    (file) => file.endsWith('.wasm') && readFileSync(join(ASSETS, file)).equals(kernel),
  );
  if (!found) throw new Error(`The built site has another kernel of ${name}: build it again`);
  return `/assets/${found}`;
}

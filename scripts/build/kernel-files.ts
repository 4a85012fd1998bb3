import { join } from 'node:path';

/** The folders of `engine` with sources in `kernel/`, by the name of the module. */
const FOLDERS = {
  score: 'score',
  jpeg: 'codecs/jpeg/encoder',
  'jpeg-decoder': 'codecs/jpeg/decoder',
  png: 'codecs/png',
  resample: 'pixels/resample',
} as const;
export type KernelName = keyof typeof FOLDERS;
export const KERNELS = Object.keys(FOLDERS) as KernelName[];

/** @returns the path of the sources' entry, relative to the project */
export const entryOf = (name: KernelName) => `engine/${FOLDERS[name]}/kernel/index.ts`;

/** @returns the path of the compiled module */
export const moduleOf = (name: KernelName) => join(import.meta.dirname, '../../engine', FOLDERS[name], 'kernel.wasm');

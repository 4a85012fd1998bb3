import { uploadWords } from '#words/upload.ts';

/** What is kept of a file while it is worked on has to fit into the 2 GB that WebAssembly gives the engine. */
const MOST_MB = 500;
/** Megabytes of a file for each gigabyte that the device tells of; a phone's browser ends a page that takes more. */
const MB_PER_GB = 64;

/** Megabytes that a file may have at most, however much a visitor wants it. */
export function mostMb(deviceGb = (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory) {
  return Math.min(MOST_MB, deviceGb ? deviceGb * MB_PER_GB : MOST_MB);
}

/** Why none of these files can be opened here; undefined where they can. */
export function memoryProblem(files: readonly { size: number }[], most = mostMb()): string | undefined {
  const megabytes = Math.max(...files.map(({ size }) => size)) / 1024 / 1024;
  return megabytes > most ? uploadWords.needsMemory(Math.ceil(megabytes), most) : undefined;
}

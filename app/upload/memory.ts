import { uploadWords } from '#words/upload.ts';

/** All copies of a file during its processing have to fit into the engine's 2 GB of WebAssembly memory. */
const MOST_MB = 500;
/** Megabytes of a file per gigabyte of the device's memory. With more, a phone's browser closes the page. */
const MB_PER_GB = 64;

/** The largest file in megabytes, even on request of the visitor. */
export function mostMb(deviceGb = (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory) {
  return Math.min(MOST_MB, deviceGb ? deviceGb * MB_PER_GB : MOST_MB);
}

/** Why none of these files can be opened here; undefined if they can. */
export function memoryProblem(files: readonly { size: number }[], most = mostMb()): string | undefined {
  const megabytes = Math.max(...files.map(({ size }) => size)) / 1024 / 1024;
  return megabytes > most ? uploadWords.needsMemory(Math.ceil(megabytes), most) : undefined;
}

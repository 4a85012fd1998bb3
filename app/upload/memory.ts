import { uploadWords } from '#words/upload.ts';

/** All copies of a file during its processing have to fit into the engine's 2 GB of WebAssembly memory. */
const MOST_MB = 500;
/** Megabytes of a file per gigabyte of the device's memory. With more, a phone's browser closes the page. */
const MB_PER_GB = 64;

/** The largest file in megabytes, even on request of the visitor. */
export function mostMb(deviceGb = (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory) {
  return Math.min(MOST_MB, deviceGb ? deviceGb * MB_PER_GB : MOST_MB);
}

/** What of some files can be opened here. */
export interface Fitting<F> {
  fitting: F[];
  /** Why the largest of the others cannot be opened, with its name unless it is the only file. */
  problem?: string;
}

export function fittingInMemory<F extends { name: string; size: number }>(
  files: readonly F[],
  most = mostMb(),
): Fitting<F> {
  const megabytesOf = ({ size }: F) => size / 1024 / 1024;
  const fitting = files.filter((file) => megabytesOf(file) <= most);
  if (fitting.length === files.length) return { fitting };
  const largest = files.reduce((one, other) => (other.size > one.size ? other : one));
  const sentence = uploadWords.needsMemory(Math.ceil(megabytesOf(largest)), most);
  return { fitting, problem: files.length > 1 ? `${largest.name}: ${sentence}` : sentence };
}

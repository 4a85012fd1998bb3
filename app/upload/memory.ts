import { refusalWords } from '#words/refusal.ts';

/** All copies of a file during its processing have to fit into the engine's 2 GB of WebAssembly memory. */
const MOST_MB = 500;
/** Megabytes of a file per gigabyte of the device's memory. With more, a phone's browser closes the page. */
const MB_PER_GB = 64;

/** The largest file in megabytes, even on request of the visitor. */
export function mostMb(deviceGb = (globalThis.navigator as { deviceMemory?: number } | undefined)?.deviceMemory) {
  return Math.min(MOST_MB, deviceGb ? deviceGb * MB_PER_GB : MOST_MB);
}

/** The files that can be opened here, and why others cannot. */
export interface Fitting<F> {
  fitting: F[];
  /** The reason of the largest of the others. */
  problem?: string;
}

const megabytesOf = ({ size }: { size: number }) => size / 1024 / 1024;

/** @param most the largest file in megabytes */
export const fitsInMemory = (file: { size: number }, most = mostMb()): boolean => megabytesOf(file) <= most;

/**
 * Divides files into those that can be opened here and others.
 * @param isNamed whether the reason names its file
 * @param most the largest file in megabytes
 */
export function fittingInMemory<F extends { name: string; size: number }>(
  files: readonly F[],
  isNamed: boolean,
  most = mostMb(),
): Fitting<F> {
  const fitting = files.filter((file) => fitsInMemory(file, most));
  if (fitting.length === files.length) return { fitting };
  const largest = files.reduce((one, other) => (other.size > one.size ? other : one));
  const sentence = refusalWords.needsMemory(Math.ceil(megabytesOf(largest)), most);
  return { fitting, problem: isNamed ? `${largest.name || refusalWords.nameless}: ${sentence}` : sentence };
}

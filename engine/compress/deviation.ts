/** A target of exactly 1 MB has a narrower tolerance than all others. */
export const ONE_MEGABYTE = 1024 * 1024;

/** Returns the default tolerance: how far below the target a result may be, as a fraction of it. */
export function targetDeviation(targetBytes: number): number {
  return targetBytes === ONE_MEGABYTE ? 0.01 : 0.03;
}

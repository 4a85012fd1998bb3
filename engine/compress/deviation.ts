/** A target of exactly 1024 KB is a megabyte to the visitor, and is met more closely than any other. */
export const ONE_MEGABYTE = 1024 * 1024;

/** The fraction of the target that a result may stay below it, unless the recipe says otherwise. */
export function targetDeviation(targetBytes: number): number {
  return targetBytes === ONE_MEGABYTE ? 0.01 : 0.03;
}

import type { Plan } from '#engine';

/** Settings that cannot be carried out have no plan; the run says why. */
export function planOrNone(make: () => Plan): Plan | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

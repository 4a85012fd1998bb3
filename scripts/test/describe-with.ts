import { describe, it } from 'vitest';

/**
 * A suite that needs a program or folder of the machine. Without it, a single test represents the suite and is skipped with the
 * reason.
 * @param missing the reason; undefined if nothing is missing
 */
export function describeWith(missing: string | undefined, name: string, suite: () => void): void {
  describe(name, missing === undefined ? suite : () => void it('is skipped', ({ skip }) => skip(missing)));
}

import { describe, it } from 'vitest';

/**
 * A suite that needs something of the machine. Where that is missing, one test stands for the suite and is skipped with
 * the reason.
 * @param missing the reason; undefined where nothing is missing
 */
export function describeWith(missing: string | undefined, name: string, suite: () => void): void {
  describe(name, missing === undefined ? suite : () => void it('is skipped', ({ skip }) => skip(missing)));
}

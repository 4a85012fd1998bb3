import type { ToolName } from '../scripts/machine/tools.ts';

/** The result of a proof. */
export interface Finding {
  /** The number of cases that it tried. */
  cases: number;
  /** What was measured, in a few words. */
  figure: string;
  /** Violations, one per line; empty if the promise held. */
  broken: readonly string[];
  /** Why a part could not be tried here, once per reason: a missing program or folder. */
  untried?: readonly string[];
}

/**
 * A promise of the product, with a command that fails when the promise is broken: the default export of a file in
 * promises/.
 */
export interface TrustPromise {
  /** In the words of a visitor. */
  says: string;
  /** Files and folders whose changes can break it, relative to the project: `--stale` proves it again after one (stale.ts). */
  dependsOn: readonly string[];
  /** Programs without which nothing of it can be tried. */
  needs?: readonly ToolName[];
  /** @param tell prints the progress */
  prove(tell: (progress: string) => void): Promise<Finding>;
}

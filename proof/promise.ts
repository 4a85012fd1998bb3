/** The result of a proof. */
export interface Finding {
  /** The number of cases that it tried. */
  cases: number;
  /** What was measured, in a few words. */
  figure: string;
  /** Violations, one per line; empty if the promise held. */
  broken: readonly string[];
}

/**
 * A promise of the product, with a command that fails when the promise is broken: the default export of a file in
 * promises/.
 */
export interface TrustPromise {
  /** In the words of a visitor. */
  says: string;
  /** @param tell prints the progress */
  prove(tell: (progress: string) => void): Promise<Finding>;
}

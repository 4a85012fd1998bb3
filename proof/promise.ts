/** What a proof found. */
export interface Finding {
  /** How many cases it went through. */
  cases: number;
  /** What was measured, in few words. */
  figure: string;
  /** What was not as promised, a line each; empty where the promise held. */
  broken: readonly string[];
}

/** One promise of the product and the command that turns red when it is broken: the default export of a file in promises/. */
export interface TrustPromise {
  /** As a visitor would say it. */
  says: string;
  /** @param tell shows how far it has come */
  prove(tell: (progress: string) => void): Promise<Finding>;
}

/** A page that is not heard of for this long is gone, in milliseconds. */
const PATIENCE = 60_000;

/** Postpones what is fetched for later visits while the visitor of a page waits for a job. */
export function createHold(patience = PATIENCE) {
  const jobs = new Set<Promise<void>>();
  return {
    /** @param port where the page reports that the job is done */
    begin(port: MessagePort): void {
      const { promise, resolve } = Promise.withResolvers<void>();
      port.onmessage = () => resolve();
      setTimeout(resolve, patience);
      jobs.add(promise);
      void promise.then(() => {
        jobs.delete(promise);
        port.close();
      });
    },

    /** Resolves when no page waits. */
    async over(): Promise<void> {
      while (jobs.size > 0) await Promise.all(jobs);
    },
  };
}

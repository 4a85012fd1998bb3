/** After this time without a message, a page counts as closed, in milliseconds. */
const PATIENCE = 60_000;

/** Postpones downloads for later visits while a page's visitor waits for a job. */
export function createHold(patience = PATIENCE) {
  const jobs = new Set<Promise<void>>();
  return {
    /** @param port receives the page's message that the job is done */
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

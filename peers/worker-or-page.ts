import type { Job } from './job.ts';

type Run = (file: File, job: Job) => Promise<Blob>;

/**
 * Runs a library in a worker and, if it cannot work there, on the page from then on. browser-image-compression does
 * this by itself: in Safari it needs an `Image`, which workers do not have.
 */
export function workerOrPage(worker: { run: Run; close(): void }, onPage: Run): { run: Run; close(): void } {
  let current = worker.run;
  let closed = false;
  return {
    run: async (file, job) => {
      try {
        return await current(file, job);
      } catch (error) {
        if (closed || current === onPage) throw error;
        current = onPage;
        return onPage(file, job);
      }
    },
    close: () => {
      closed = true;
      worker.close();
    },
  };
}

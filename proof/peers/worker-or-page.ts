import type { Job } from './job.ts';

type Run = (file: File, job: Job) => Promise<Blob>;

/**
 * Runs a library in a worker and, where it cannot work in there, on the page from then on, as browser-image-compression
 * does by itself: in Safari it needs an `Image`, which no worker has.
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

import type { Page } from '@playwright/test';

/** The page's requests to the engine's workers since the watch began. */
export interface WorkerWatch {
  /** Recipes that were started. */
  runs: number;
  /** Workers that were started. */
  started: number;
  /** The maximum number of concurrent jobs in a worker. */
  mostAtOnce: number;
}

declare global {
  interface Window {
    workerWatch: WorkerWatch;
  }
}

/** Watches the messages between the page and its workers. Call it before opening the page. */
export async function watchWorkers(page: Page): Promise<() => Promise<WorkerWatch>> {
  await page.addInitScript(() => {
    const watch = { runs: 0, started: 0, mostAtOnce: 0 };
    window.workerWatch = watch;
    const Plain = window.Worker;
    window.Worker = class extends Plain {
      #jobs = 0;

      constructor(...options: ConstructorParameters<typeof Plain>) {
        super(...options);
        this.addEventListener('message', ({ data }) => {
          if (data?.type === 'started') watch.started += 1;
          if (data?.type === 'done' || data?.type === 'failed') this.#jobs -= 1;
        });
      }

      override postMessage(message: unknown, ...rest: unknown[]): void {
        const { type, job } = Object(message) as { type?: string; job?: { kind: string } };
        if (type === 'job') {
          this.#jobs += 1;
          watch.mostAtOnce = Math.max(watch.mostAtOnce, this.#jobs);
          if (job?.kind === 'run') watch.runs += 1;
        }
        super.postMessage(message, ...(rest as [Transferable[]]));
      }
    };
  });
  return () => page.evaluate(() => window.workerWatch);
}

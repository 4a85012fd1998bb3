import type { Page } from '@playwright/test';

/** What the page has asked of the engine's workers since the watch began. */
export interface WorkerWatch {
  /** Recipes that were carried out or begun. */
  runs: number;
  /** Workers that were started. */
  started: number;
  /** The most jobs that any worker had at the same time. */
  mostAtOnce: number;
}

declare global {
  interface Window {
    workerWatch: WorkerWatch;
  }
}

/** Watches the messages between the page and its workers; before the page is opened. */
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

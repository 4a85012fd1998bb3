/*
 * A worker that starts while another service worker takes control of its page may never run, without an event (Chromium 156,
 * every time if both happen within about ten milliseconds). Control changes on the first visit and after each update of a site,
 * which is when the engine starts. So a worker that has not posted a message by then is started again, even if its script runs.
 */

import { RUNS } from '../arrival/scripts.ts';

/** The page's interface to a worker; objects must not be transferred to it before its first message. */
export type StartedWorker = Pick<Worker, 'terminate'> & {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  /** Starts it again after an error of its script's download. */
  restart(): void;
};

interface Start {
  /** Creates a worker that posts a message or an error before it waits for further input. */
  start(): Worker;
  /** Adds event listeners; called for each started worker. */
  listen(worker: Worker): void;
  /** Rejects if its script does not arrive. */
  untilItRuns(worker: Worker): Promise<void>;
  /** Called if the script of the last worker does not arrive. */
  onSilent(): void;
}

/**
 * Starts a worker, again if the first one never runs.
 * @param pages emits `controllerchange`; undefined without service workers, as on an insecure page
 */
export function startWithRetry(
  { start, listen, untilItRuns, onSilent }: Start,
  pages: EventTarget | undefined = navigator.serviceWorker,
): StartedWorker {
  /** Messages posted while the worker may have to start again. */
  let posted: unknown[] | undefined = [];
  let worker: Worker | undefined;
  const isSure = () => {
    pages?.removeEventListener('controllerchange', startAgain);
    posted = undefined;
  };
  const begin = () => {
    const started = start();
    worker = started;
    started.addEventListener('messageerror', isSure, { once: true });
    // Only an error inside the script has a message.
    started.addEventListener('error', ({ message }) => message && isSure());
    started.addEventListener('message', ({ data }) => data !== RUNS && isSure());
    listen(started);
    untilItRuns(started).catch(() => started === worker && onSilent());
    for (const message of posted ?? []) started.postMessage(message);
  };
  const startAgain = () => {
    if (!worker) return;
    worker.terminate();
    begin();
  };
  pages?.addEventListener('controllerchange', startAgain);
  begin();
  return {
    postMessage: (message, transfer = []) => {
      posted?.push(message);
      worker?.postMessage(message, transfer);
    },
    restart: startAgain,
    terminate: () => {
      isSure();
      worker?.terminate();
      worker = undefined;
    },
  };
}

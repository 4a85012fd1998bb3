/*
 * A worker that starts while another service worker takes control of its page may never run, without an event (Chromium 156,
 * every time if both happen within about ten milliseconds). Control changes on the first visit and after each update of a site,
 * which is when the engine starts. So a worker that has not posted a message by then is started again.
 */

/** The page's interface to a worker; objects must not be transferred to it before its first message. */
export type StartedWorker = Pick<Worker, 'terminate'> & {
  postMessage(message: unknown, transfer?: Transferable[]): void;
};

/**
 * Starts a worker, again if the first one never runs.
 * @param start creates a worker that posts a message or an error before it waits for further input
 * @param listen adds event listeners; called for each started worker
 * @param pages emits `controllerchange`; undefined without service workers, as on an insecure page
 */
export function startWithRetry(
  start: () => Worker,
  listen: (worker: Worker) => void,
  pages: EventTarget | undefined = navigator.serviceWorker,
): StartedWorker {
  /** Messages posted while the worker may have to start again. */
  let posted: unknown[] | undefined = [];
  let worker: Worker;
  const isSure = () => {
    pages?.removeEventListener('controllerchange', startAgain);
    posted = undefined;
  };
  const begin = () => {
    worker = start();
    for (const word of ['message', 'messageerror', 'error']) worker.addEventListener(word, isSure, { once: true });
    listen(worker);
    for (const message of posted ?? []) worker.postMessage(message);
  };
  const startAgain = () => {
    worker.terminate();
    begin();
  };
  pages?.addEventListener('controllerchange', startAgain);
  begin();
  return {
    postMessage: (message, transfer = []) => {
      posted?.push(message);
      worker.postMessage(message, transfer);
    },
    terminate: () => {
      isSure();
      worker.terminate();
    },
  };
}

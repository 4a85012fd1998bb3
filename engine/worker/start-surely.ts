/*
 * A worker that starts in the moment in which another service worker takes over its page may never run, and no event tells
 * (Chromium 156, each time that the worker was asked for within some ten milliseconds). A page is taken over on the first visit
 * and after each update of a site, which is just when its engine starts. So a worker that has not said a word by then is started
 * once more.
 */

/** What a page does with a worker; nothing may be transferred to it before its first word. */
export type StartedWorker = Pick<Worker, 'terminate'> & {
  postMessage(message: unknown, transfer?: Transferable[]): void;
};

/**
 * @param start makes a worker that speaks, by a message or an error, before it waits for anything but its first messages
 * @param listen sets what hears it; called with each worker that is started
 * @param pages tells of another service worker; undefined where there are none, as on an insecure page
 */
export function startSurely(
  start: () => Worker,
  listen: (worker: Worker) => void,
  pages: EventTarget | undefined = navigator.serviceWorker,
): StartedWorker {
  /** What was posted while the worker may have to start again. */
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

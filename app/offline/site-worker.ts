import { ownManifest } from './own-build.ts';
import { type Answer, type Question, WORKER_PATH, WORKER_SCOPE } from './protocol.ts';
import { changeOffline } from './state.ts';

/** How often an open page checks for a newer build, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

type WithoutManifest<Each> = Each extends unknown ? Omit<Each, 'manifest'> : never;
type Asked = WithoutManifest<Question>;

/**
 * The worker of this page's language. A scope is a prefix, so that the one of `/de` controls `/developers` too, which it leaves
 * to the network.
 */
function ownController(): ServiceWorker | null {
  const { controller } = navigator.serviceWorker;
  return controller?.scriptURL === new URL(WORKER_PATH, location.href).href ? controller : null;
}

/** Starts the service worker and reports the open page to it. Called once per visit, when the page is idle. */
export async function startSiteWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const wasControlled = ownController() !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (mayReload(wasControlled)) location.reload();
    else hello();
  });
  // Refused in some private windows, and where storage is blocked: the site works without it.
  const registration = await serviceWorker
    .register(WORKER_PATH, { scope: WORKER_SCOPE, updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;

  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN) return;
    looked = Date.now();
    // Without a network no newer build is available.
    registration.update().catch(() => {});
  });
  if (!wasControlled) return;
  hello();
  // Before a new worker takes over, a browser lets the old one finish, which can take minutes. The new one can already
  // receive messages.
  if (registration.waiting) hello(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && hello(installing));
  });
}

/**
 * A host without the isolation headers: the worker adds them from the next page on. Reloads the page immediately,
 * unless somebody has begun to use it.
 */
function mayReload(wasControlled: boolean): boolean {
  return !crossOriginIsolated && !wasControlled && navigator.userActivation?.hasBeenActive === false;
}

/** Jobs that the visitor waits for. */
let waitedFor: Promise<unknown> = Promise.resolve();

/** Postpones downloads for later visits until the promise resolves. */
export function hold(until: Promise<unknown>): void {
  waitedFor = until;
  const controller = ownController();
  if (!controller) return;
  const { port1, port2 } = new MessageChannel();
  controller.postMessage({ ask: 'hold', manifest: '' } satisfies Question, [port2]);
  void until.then(() => port1.postMessage('done'));
}

function hello(worker = ownController()): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  void waitedFor.then(() => ask({ ask: 'hello', path: location.pathname, fill: !connection?.saveData }, worker));
}

/** Reports that the page now shows another path. */
export function visit(path: string): void {
  ask({ ask: 'visit', path });
}

/** Stores the whole site on the device, and asks the browser not to evict it. */
export function keepEverything(): void {
  changeOffline({ everything: 'under-way', share: 0 });
  navigator.storage?.persist?.().catch(() => false);
  ask({ ask: 'keep-everything' });
}

function ask(asked: Asked, worker = ownController()): void {
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const question: Question = { ...asked, manifest: ownManifest() ?? '' };
  const isWish = question.ask === 'keep-everything';
  port1.onmessage = ({ data }: MessageEvent<Answer>) => {
    const { progress, share, everything, outdated } = data;
    // Never reset: the old worker may still answer an earlier request.
    if (outdated) changeOffline({ outdated });
    if (isWish) changeOffline({ everything: progress, share });
    else if (!everything) changeOffline({ everything: 'not-asked' });
    else if (progress !== 'under-way') changeOffline({ everything: progress });
    if (progress !== 'under-way') port1.close();
  };
  worker.postMessage(question, [port2]);
}

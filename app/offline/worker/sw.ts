/**
 * The site's service worker: the site works without a network, and with all its codecs on hosts that cannot set
 * headers. docs/decisions/0020-offline.md explains why it is our own and how two builds are kept apart.
 */
import { type Answer, type Question, SHARE_PATH } from '../protocol.ts';
import { createAnswers } from './answer.ts';
import type { Build } from './build.ts';
import { createHold } from './hold.ts';
import { receive } from './receive.ts';
import { createStore } from './store.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const __BUILD__: Build;

const build = __BUILD__;
const hold = createHold();
const store = createStore({
  build,
  caches,
  fetch: async (path, init) => {
    await hold.over();
    return fetch(path, init);
  },
});
const answers = createAnswers(build, store);

const openPages = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

// No wait for old pages: assets of every build are kept until no page needs them, so a new worker does not disturb open
// pages.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

// No navigation preload: in Firefox 153 a preload without a network ends in the browser's error page, whatever the
// worker answers.
self.addEventListener('activate', (event) => {
  const start = async () => {
    await store.noteOpen(await openPages());
    await self.clients.claim();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin) return;
  const shared = event.request.method === 'POST' && pathname === SHARE_PATH;
  const answer = shared ? receive(event.request, caches) : answers.to(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  if (!port) return;
  const question = event.data as Question;
  if (question.ask === 'hold') hold.begin(port);
  else event.waitUntil(serve(question, port));
});

async function serve(question: Exclude<Question, { ask: 'hold' }>, port: MessagePort): Promise<void> {
  // Checked first: once nothing of the earlier build is stored, it is unknown.
  const outdated = await store.isEarlier(question.manifest);
  const say = async (progress: Answer['progress'], share: number) => {
    const everything = await store.keepsEverything();
    port.postMessage({ outdated, progress, share, everything } satisfies Answer);
  };
  await say('under-way', 0);
  try {
    if (question.ask === 'keep-everything') await store.keepEverything((share) => void say('under-way', share));
    else {
      if (question.ask === 'hello' && question.fill) await store.fill();
      await store.visit(question.path);
      await store.forgetEarlier(await openPages());
    }
    await say('done', 1);
  } catch {
    // No network, no space, or a deployment in progress: the next page fetches the missing files.
    await say('failed', 1);
  }
}

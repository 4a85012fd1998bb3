import { notify } from '#app/toast/toast.ts';
import { handOver } from '#app/upload/hand-over.ts';
import { offlineWords } from '#words/offline.ts';
import { NAME_HEADER, RECEIVED_CACHE, RECEIVED_HASH } from './protocol.ts';

interface LaunchQueue {
  setConsumer(consume: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/**
 * Accepts files from the system for the installed site: shared files, and files opened with it. They are treated like
 * chosen files, with the same checks.
 */
export function takeReceivedFiles(): void {
  if (location.hash === RECEIVED_HASH) void takeShared();
  const { launchQueue } = window as Window & { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    if (files.length > 0) hand(await Promise.all(files.map((handle) => handle.getFile())));
  });
}

async function takeShared(): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search);
  const waiting = await caches.open(RECEIVED_CACHE);
  const files: File[] = [];
  for (const request of await waiting.keys()) {
    const response = await waiting.match(request);
    const name = decodeURIComponent(response?.headers.get(NAME_HEADER) ?? 'image');
    if (response)
      files.push(new File([await response.blob()], name, { type: response.headers.get('Content-Type') ?? '' }));
  }
  await caches.delete(RECEIVED_CACHE);
  hand(files);
}

/** Puts files into the page's tool, as if they had been chosen there. */
function hand(files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
  if (files.length === 0) {
    notify({
      ...offlineWords.received,
      tone: 'destructive',
    });
    return;
  }
  if (!input) return;
  handOver(input, input.multiple ? files : files.slice(0, 1));
}

import { offlineWords } from '#words/offline.ts';
import { useOffline } from './state.ts';

/** In the footer: stores the whole site on the device on request. Absent in browsers that cannot do so. */
export function OfflineControl() {
  const { everything, share } = useOffline();
  if (!everything) return null;
  const busy = everything === 'under-way';
  return (
    <p role="status" className="inline-flex min-h-9 items-center">
      {everything === 'done' ? (
        offlineWords.available
      ) : (
        <button
          type="button"
          disabled={busy}
          onClick={() => import('./site-worker.ts').then(({ keepEverything }) => keepEverything())}
          className="inline-flex min-h-9 items-center rounded-control underline hover:text-text disabled:no-underline"
        >
          {busy
            ? offlineWords.saving(Math.floor(share * 100))
            : everything === 'failed'
              ? offlineWords.incomplete
              : offlineWords.make}
        </button>
      )}
    </p>
  );
}

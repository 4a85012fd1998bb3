import { useOffline } from './state.ts';

/** In the footer: keeps the whole site on the device for visitors who ask for it. Not there where a browser cannot do so. */
export function OfflineControl() {
  const { everything, share } = useOffline();
  if (!everything) return null;
  const busy = everything === 'under-way';
  return (
    <p role="status" className="inline-flex min-h-9 items-center">
      {everything === 'done' ? (
        'Available offline on this device'
      ) : (
        <button
          type="button"
          disabled={busy}
          onClick={() => import('./site-worker.ts').then(({ keepEverything }) => keepEverything())}
          className="inline-flex min-h-9 items-center rounded-control underline hover:text-text disabled:no-underline"
        >
          {busy
            ? `Saving for offline use: ${Math.floor(share * 100)}%`
            : everything === 'failed'
              ? 'Not everything could be saved. Try again'
              : 'Make available offline'}
        </button>
      )}
    </p>
  );
}

import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { offlineWords } from '#words/offline.ts';
import { useOffline } from './state.ts';

/** A discreet notice about a newer build. It reloads the page only on request, because open pictures would be lost. */
export function UpdateNotice() {
  const { outdated } = useOffline();
  const [dismissed, setDismissed] = useState(false);
  return (
    <div role="status" className="fixed right-4 bottom-(--notice-lift) z-30 max-w-sm">
      {outdated && !dismissed && (
        <div className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-4 shadow-float">
          <Notice tone="info">{offlineWords.update.line}</Notice>
          <div className="flex justify-end gap-2">
            <Button kind="quiet" onClick={() => setDismissed(true)}>
              {offlineWords.update.later}
            </Button>
            <Button onClick={() => location.reload()}>{offlineWords.update.load}</Button>
          </div>
        </div>
      )}
    </div>
  );
}

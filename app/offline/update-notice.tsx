import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { useOffline } from './state.ts';

/** Tells quietly that the site has a newer build. It loads the page anew only when asked to: open pictures would be lost. */
export function UpdateNotice() {
  const { outdated } = useOffline();
  const [dismissed, setDismissed] = useState(false);
  return (
    <div role="status" className="fixed right-4 bottom-(--notice-lift) z-30 max-w-sm">
      {outdated && !dismissed && (
        <div className="flex flex-col gap-3 rounded-surface border border-line bg-surface p-4 shadow-float">
          <Notice tone="info">
            There is a newer version of this site. Finish what you are doing first: loading it closes the pictures you
            have open here.
          </Notice>
          <div className="flex justify-end gap-2">
            <Button kind="quiet" onClick={() => setDismissed(true)}>
              Later
            </Button>
            <Button onClick={() => location.reload()}>Load it now</Button>
          </div>
        </div>
      )}
    </div>
  );
}

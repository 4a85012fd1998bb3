import { Share2 } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/toast/toast.ts';
import { settleAddress } from '#app/tools/single-file/use-settings-address.ts';

/** Copies the address of this page, which carries what is set. */
export function ShareButton() {
  const share = async () => {
    settleAddress();
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ title: 'Link copied', description: 'Share this tool with others' });
    } catch {
      // The visitor or the browser keeps pages from the clipboard.
      notify({
        title: 'The link could not be copied',
        description: 'Your browser did not allow it. The address bar has the same link.',
        tone: 'destructive',
      });
    }
  };
  return (
    <Button icon={Share2} className="shrink-0 max-sm:px-3" onClick={share}>
      <span className="max-sm:sr-only">Share</span>
    </Button>
  );
}

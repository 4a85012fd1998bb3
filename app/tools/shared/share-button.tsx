import { Share2 } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/toast/toast.ts';
import { SENTENCES } from './sentences.ts';
import { settleAddress } from './use-settings-address.ts';

/** Copies the address of this page, which carries what is set. */
export function ShareButton() {
  const share = async () => {
    try {
      await settleAddress();
      await navigator.clipboard.writeText(window.location.href);
      notify(SENTENCES.linkCopied);
    } catch {
      // The visitor or the browser keeps pages from the clipboard.
      notify({ ...SENTENCES.linkNotCopied, tone: 'destructive' });
    }
  };
  return (
    <Button icon={Share2} className="shrink-0 max-sm:px-3" onClick={share}>
      <span className="max-sm:sr-only">{SENTENCES.share}</span>
    </Button>
  );
}

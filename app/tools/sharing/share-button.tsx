import { Share2 } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { copyText } from '#app/toast/copy-text.ts';
import { settledAddress } from '#app/tools/address/use-settings-address.ts';
import { toolWords } from '#words/tools.ts';

/** Copies the address of this page, which contains the settings. */
export function ShareButton() {
  const share = () => copyText(settledAddress, { copied: toolWords.linkCopied, failed: toolWords.linkNotCopied });
  return (
    <Button icon={Share2} className="shrink-0 max-sm:px-3" onClick={share}>
      <span className="max-sm:sr-only">{toolWords.share}</span>
    </Button>
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { toast as raise, Toaster } from 'sonner';
import { useTheme } from '#app/theme/theme.ts';
import { toastWords } from '#words/toast.ts';
import type { Toast } from './toast.ts';

const SHOWN_MS = 5000;
/** In the header's height, which two lines of a toast do not exceed. */
const IN_HEADER = '0.125rem';
/** Beside it on a phone, where every word of a line counts. */
const MARGIN = '0.5rem';

/** Draws the latest toast; the one before it leaves. */
export function ToastSurface({ latest }: { latest: Toast }) {
  const [theme] = useTheme();

  useEffect(() => {
    raise.dismiss();
    const show = latest.tone === 'destructive' ? raise.error : raise.success;
    show(latest.title, { description: latest.description });
  }, [latest]);

  return (
    <Toaster
      theme={theme}
      duration={SHOWN_MS}
      visibleToasts={1}
      // Over the header, which is in view wherever the page is scrolled to: what a toast speaks of is never there, nor are
      // the buttons that lead on from it.
      position="top-center"
      closeButton
      containerAriaLabel={toastWords.region}
      offset={{ top: IN_HEADER }}
      mobileOffset={{ top: IN_HEADER, left: MARGIN, right: MARGIN }}
      style={{ '--width': '32rem', fontFamily: 'inherit' } as CSSProperties}
      icons={{
        success: <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-good" />,
        error: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="text-bad" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: toastWords.close,
        classNames: {
          toast:
            'flex w-full items-start gap-2.5 rounded-control border border-line bg-surface py-1 pr-11 pl-3 text-text shadow-float',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0',
          title: 'text-small font-medium',
          description: 'text-small text-muted',
          closeButton:
            'absolute top-2 right-1.5 grid size-8 place-items-center rounded-control bg-transparent! text-text! hover:bg-sunken!',
        },
      }}
    />
  );
}

import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { toast as raise, Toaster } from 'sonner';
import { useTheme } from '#app/theme/theme.ts';
import type { Toast } from './toast.ts';
import { useIsWide } from './use-is-wide.ts';

const SHOWN_MS = 5000;
const BELOW_HEADER = 68;
/** Above the bar with the next step. */
const ABOVE_BAR = 'var(--toast-lift)';

/** Draws the latest toast; the one before it leaves. */
export function ToastSurface({ latest }: { latest: Toast }) {
  const [theme] = useTheme();
  const isWide = useIsWide();

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
      // Beside the page's heading, where neither a result's name nor a button is; on a phone a button may be anywhere near
      // the top, and those that lead on are pinned to the bottom: above them.
      position={isWide ? 'top-center' : 'bottom-center'}
      closeButton
      offset={isWide ? { top: BELOW_HEADER } : { bottom: ABOVE_BAR }}
      mobileOffset={{ bottom: ABOVE_BAR }}
      icons={{
        success: <CircleCheck aria-hidden size={20} strokeWidth={1.75} className="text-good" />,
        error: <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="text-bad" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-surface border border-line bg-surface p-4 pr-12 text-text shadow-float',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0',
          title: 'text-small font-medium',
          description: 'text-small text-muted',
          closeButton:
            'absolute top-2 right-2 grid size-8 place-items-center rounded-control bg-transparent! text-text! hover:bg-sunken!',
        },
      }}
    />
  );
}

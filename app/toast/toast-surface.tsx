import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { toast as raise, Toaster } from 'sonner';
import { useTheme } from '#app/theme/theme.ts';
import type { Toast } from './toast.ts';

const SHOWN_MS = 5000;

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
      // On the left, since the buttons that lead on are on the right; where those are pinned to the bottom, above them.
      position="bottom-left"
      closeButton
      offset={{ bottom: 'var(--toast-lift)' }}
      mobileOffset={{ bottom: 'var(--toast-lift)' }}
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

import { CircleAlert, CircleCheck } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { toast as raise, Toaster } from 'sonner';
import { useTheme } from '#app/theme/theme.ts';
import { toastWords } from '#words/toast.ts';
import { footOfStage } from './foot-of-stage.ts';
import type { Toast } from './toast.ts';

const SHOWN_MS = 5000;
/** Margins on a phone, where the width is scarce. */
const MARGIN = '0.5rem';

/** Shows the latest toast while the previous one fades out. */
export function ToastSurface({ latest }: { latest: Toast }) {
  const [theme] = useTheme();
  const [{ lift, centre }, setPlace] = useState(footOfStage);
  const bottom = `max(var(--notice-lift), ${lift}px)`;

  useEffect(() => {
    raise.dismiss();
    const show = latest.tone === 'destructive' ? raise.error : raise.success;
    show(latest.title, { description: latest.description });
    // The next step of a job appears around the same time. The observer's first call measures what is there now.
    const place = () => setPlace(footOfStage());
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [latest]);

  return (
    <Toaster
      theme={theme}
      duration={SHOWN_MS}
      visibleToasts={1}
      // At the foot of the picture or of the window: neither the menu nor the next buttons are there.
      position="bottom-center"
      closeButton
      containerAriaLabel={toastWords.region}
      offset={{ bottom }}
      mobileOffset={{ bottom, left: MARGIN, right: MARGIN }}
      style={{ '--width': '32rem', fontFamily: 'inherit', left: centre } as CSSProperties}
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

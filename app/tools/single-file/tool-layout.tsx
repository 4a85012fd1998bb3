import { type ReactNode, useEffect, useRef } from 'react';

interface ToolLayoutProps {
  /** Names what is on the screen, for who cannot see it. */
  label: string;
  stage: ReactNode;
  settings: ReactNode;
  /** The next step; always in view, and within reach of the thumb on a phone. */
  action: ReactNode;
}

/** The picture on the left and its settings on the right; one above the other on a phone. */
export function ToolLayout({ label, stage, settings, action }: ToolLayoutProps) {
  const top = useRef<HTMLElement>(null);

  // What had the focus before has left the screen with the step before.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={label}
      className="grid scroll-mt-20 gap-4 outline-none lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6"
    >
      <div className="min-w-0 lg:sticky lg:top-18">{stage}</div>
      <div className="flex min-w-0 flex-col lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:rounded-surface lg:border lg:border-line lg:bg-surface">
        <div className="flex flex-col gap-6 lg:overflow-y-auto lg:p-5">{settings}</div>
        <div className="sticky bottom-0 z-10 -mx-4 border-t border-line bg-page px-4 py-3 md:-mx-8 md:px-8 lg:static lg:m-0 lg:rounded-b-surface lg:bg-surface lg:p-5">
          {action}
        </div>
      </div>
    </section>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { pinnedBar } from '#app/components/pinned-bar.ts';
import { WIDE } from '#app/use-is-wide.ts';

interface ToolLayoutProps {
  /** The screen's name for screen readers. */
  label: string;
  stage: ReactNode;
  settings: ReactNode;
  /** The next step: always visible, and within reach of the thumb on a phone. */
  action: ReactNode;
  /**
   * On a phone the first setting precedes the picture, and the action is not pinned: a result begins with its saving.
   */
  leadFirst?: boolean;
}

/** The picture on the left and its settings on the right; one above the other on a phone. */
export function ToolLayout({ label, stage, settings, action, leadFirst = false }: ToolLayoutProps) {
  const top = useRef<HTMLElement>(null);

  // The previously focused element disappeared together with the previous step.
  useEffect(() => {
    const element = top.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    const { top: above } = element.getBoundingClientRect();
    // Next to its settings the picture is as high as the window allows. Under a heading it is lower, to stay above the
    // fold.
    const picture = element.firstElementChild?.getBoundingClientRect();
    const cutOff = matchMedia(WIDE).matches && picture !== undefined && picture.bottom > window.innerHeight;
    const isUnderHeader = above < Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (isUnderHeader || cutOff) element.scrollIntoView();
  }, []);

  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={label}
      className="flex scroll-mt-4 flex-col gap-3 outline-none [overflow-anchor:none] lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6"
    >
      <div className="min-w-0 lg:sticky lg:top-18">{stage}</div>
      {/* On a phone its parts are children of the page's own column, so that the action can be pinned while the picture
          is visible. Next to the picture the panel is at least as high as the stage, so that both end together. Only
          the page scrolls: settings longer than the window continue below it, under the action. */}
      <div className="flex min-w-0 flex-col self-stretch max-lg:contents lg:rounded-surface lg:border lg:border-line lg:bg-surface">
        <div
          className={classNames(
            'flex flex-1 flex-col gap-6 lg:gap-3 lg:p-4',
            leadFirst && 'max-lg:contents max-lg:*:first:-order-1',
          )}
        >
          {settings}
        </div>
        <div
          {...pinnedBar(leadFirst ? undefined : 'always')}
          className={classNames(
            'lg:rounded-b-surface lg:border-t lg:border-line lg:px-4 lg:py-3',
            !leadFirst &&
              'sticky bottom-0 z-10 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-page max-lg:px-4 max-lg:py-3 md:max-lg:-mx-8 md:max-lg:px-8 lg:bg-surface',
          )}
        >
          {action}
        </div>
      </div>
    </section>
  );
}

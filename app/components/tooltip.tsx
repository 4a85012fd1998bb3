import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A pointer that only passes by must not open tooltips. */
const OPEN_DELAY_MS = 700;

/** Pixels between a tooltip and the edge of the window. */
const MARGIN = 8;

/** Moves the tooltip inside the window, if its control is near the edge. */
function keepInView(tooltip: HTMLElement | null): void {
  if (!tooltip) return;
  const { left, right } = tooltip.getBoundingClientRect();
  const end = document.documentElement.clientWidth - MARGIN;
  tooltip.style.marginLeft = `${Math.max(MARGIN - left, Math.min(0, end - right))}px`;
}

/**
 * A name for a control that shows only an icon. It repeats the control's own label, so it is hidden from screen
 * readers, which would read it twice. Escape closes it. It never covers the control.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), OPEN_DELAY_MS);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  // Added together with the tooltip, not after paint, so that an early Escape is not lost.
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the control inside
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {open && (
        <span
          ref={keepInView}
          role="tooltip"
          aria-hidden
          className="pointer-events-none absolute top-full left-1/2 z-30 mt-1 -translate-x-1/2 rounded-control bg-text px-2 py-1 text-small whitespace-nowrap text-inverse"
        >
          {text}
        </span>
      )}
    </span>
  );
}

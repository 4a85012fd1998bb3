import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wereBrought } from '#app/upload/hand-over.ts';

/** Marks the entry of the second step; the rest of its state is the router's. */
const SECOND = { step: 2 } as const;

interface StepHistory {
  /** The second step or a later one is on the screen. */
  active: boolean;
  /** By the browser's Back. Returns whether the second step is still there: one went back to it from a later one. */
  onBack(): boolean;
  /** By its Forward. */
  onForward(): void;
}

/**
 * The second step has an entry of its own in the browser's history, so that Back leads to the first and not off the page.
 * Where the picture was brought from another page, Back leads there. Past the router on purpose: a step is no navigation,
 * and must not load data.
 */
export function useStepHistory({ active, onBack, onForward }: StepHistory): void {
  const { key } = useLocation();
  const latest = useRef({ active, onBack, onForward });
  useLayoutEffect(() => {
    latest.current = { active, onBack, onForward };
  });

  // As soon as it is on the screen: Back may be pressed in the next moment.
  useLayoutEffect(() => {
    if (active && !wereBrought()) enterSecond();
  }, [active]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // Of this page's two entries alone: they have one key.
      if ((event.state?.key ?? 'default') !== key) return;
      event.stopImmediatePropagation();
      const { active, onBack, onForward } = latest.current;
      const isSecond = event.state?.step === SECOND.step;
      if (isSecond && !active) onForward();
      if (!isSecond && active && onBack()) enterSecond();
    };
    // Before the router's own.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [key]);
}

function enterSecond(): void {
  const { state } = window.history;
  if (state?.step === SECOND.step) return;
  window.history.pushState({ ...state, ...SECOND, idx: (state?.idx ?? 0) + 1 }, '');
}

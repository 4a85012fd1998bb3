import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { wereBrought } from '#app/upload/hand-over.ts';

/** Marks the entry of the second step. The rest of its state is the router's. */
const SECOND = { step: 2 } as const;

interface StepHistory {
  /** The second step or a later one is on the screen. */
  active: boolean;
  /** On the browser's Back. Returns whether the second step remains, after a step back from a later one. */
  onBack(): boolean;
  /** On its Forward. */
  onForward(): void;
}

/**
 * The second step has its own entry in the browser's history, so that Back leads to the first step and not off the
 * page. For a picture from another page, Back leads there. This bypasses the router: a step is not a navigation, and
 * must not load data.
 */
export function useStepHistory({ active, onBack, onForward }: StepHistory): void {
  const { key } = useLocation();
  const latest = useRef({ active, onBack, onForward });
  useLayoutEffect(() => {
    latest.current = { active, onBack, onForward };
  });

  // Immediately, because Back may be pressed in the next moment.
  useLayoutEffect(() => {
    if (active && !wereBrought()) enterSecond();
  }, [active]);

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      // Only for this page's two entries, which share a key.
      if ((event.state?.key ?? 'default') !== key) return;
      event.stopImmediatePropagation();
      const { active, onBack, onForward } = latest.current;
      const isSecond = event.state?.step === SECOND.step;
      if (isSecond && !active) onForward();
      if (!isSecond && active && onBack()) enterSecond();
    };
    // Before the router's own listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [key]);
}

function enterSecond(): void {
  const { state } = window.history;
  if (state?.step === SECOND.step) return;
  window.history.pushState({ ...state, ...SECOND, idx: (state?.idx ?? 0) + 1 }, '');
}

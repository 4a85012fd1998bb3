import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { onPop } from '#app/pops.ts';
import { wereBrought } from '#app/upload/hand-over.ts';

/** Mark the entries of the second step and of a result. The rest of their state is the router's. */
const SECOND = { step: 2 } as const;
const RESULT = { step: 3 } as const;

interface StepHistory {
  /** The second step or a later one is on the screen. */
  active: boolean;
  /** A result is on the screen, to which Forward returns after Back. */
  hasResult: boolean;
  /** On the browser's Back. Returns whether the second step remains, after a step back from a later one. */
  onBack(): boolean;
  /** On its Forward. */
  onForward(): void;
  /** On Forward to a result. */
  onForwardToResult(): void;
}

/**
 * The second step has its own entry in the browser's history, so that Back leads to the first step and not off the
 * page. For a picture from another page, Back leads there. This bypasses the router: a step is not a navigation, and
 * must not load data. A result of such a picture has a third entry.
 */
export function useStepHistory({ active, hasResult, onBack, onForward, onForwardToResult }: StepHistory): void {
  const { key } = useLocation();
  const latest = useRef({ active, hasResult, onBack, onForward, onForwardToResult });
  useLayoutEffect(() => {
    latest.current = { active, hasResult, onBack, onForward, onForwardToResult };
  });

  // Immediately, because Back may be pressed in the next moment.
  useLayoutEffect(() => {
    if (active && !wereBrought()) enterSecond();
  }, [active]);

  useLayoutEffect(() => {
    const { state } = window.history;
    if (hasResult && state?.step === SECOND.step) enter(RESULT);
    // Left by a button, or by a link from which Back has returned: the entry must be that of the step on the screen.
    else if (!hasResult && state?.step === RESULT.step) window.history.back();
  }, [hasResult]);

  useLayoutEffect(
    () =>
      onPop(({ state }) => {
        // Only for this page's entries, which share a key.
        if ((state?.key ?? 'default') !== key) return false;
        const { active, hasResult, onBack, onForward, onForwardToResult } = latest.current;
        switch (state?.step) {
          case RESULT.step:
            if (active && !hasResult) onForwardToResult();
            break;
          case SECOND.step:
            if (!active) onForward();
            else if (hasResult) onBack();
            break;
          default:
            if (active && onBack()) enterSecond();
        }
        return true;
      }),
    [key],
  );
}

function enterSecond(): void {
  const { step } = window.history.state ?? {};
  if (step !== SECOND.step && step !== RESULT.step) enter(SECOND);
}

function enter(mark: typeof SECOND | typeof RESULT): void {
  const { state } = window.history;
  window.history.pushState({ ...state, ...mark, idx: (state?.idx ?? 0) + 1 }, '');
}

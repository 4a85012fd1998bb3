/** A step that is marked in its entry of the browser's history. The first one needs no mark. */
export type MarkedStep = 2 | 3;

/**
 * The steps' entries in the browser's history, so that Back leads to the previous step and not off the page. They bypass the router: a
 * step is not a navigation, and must not load data.
 */
export interface Entries {
  /** The step of the current entry. */
  step(): 1 | MarkedStep;
  /** Adds an entry. */
  enter(step: MarkedStep): void;
  /** Returns to the previous entry, soon. */
  back(): void;
}

export const stepOf = (state: { step?: unknown } | null): 1 | MarkedStep =>
  state?.step === 2 || state?.step === 3 ? state.step : 1;

export const ENTRIES: Entries = {
  step: () => stepOf(window.history.state),
  enter: (step) => {
    // The rest of the state is the router's.
    const { state } = window.history;
    window.history.pushState({ ...state, step, idx: (state?.idx ?? 0) + 1 }, '');
  },
  back: () => window.history.back(),
};

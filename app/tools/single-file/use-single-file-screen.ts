import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { loadEngine } from '#app/engine/load-engine.ts';
import { soundness } from '#app/engine/soundness.ts';
import { onPop } from '#app/pops.ts';
import { writeQuery } from '#app/tools/address/write-query.ts';
import { usePasteAnew } from '#app/tools/shared/use-paste-anew.ts';
import { useTabProgress } from '#app/tools/shared/use-tab-progress.ts';
import { wereBrought } from '#app/upload/hand-over.ts';
import { fetchSample } from '#app/upload/sample.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';
import { useSource } from '#app/use-source.ts';
import {
  type Page,
  type ResultPlace,
  type ScreenState,
  SingleFileScreen,
  START,
  type Surroundings,
} from './single-file-screen.ts';
import { ENTRIES, stepOf } from './step-entries.ts';

interface ScreenPage<S, C> extends Omit<Page<S, C>, 'clear'> {
  /** Sets the page's own settings. */
  resetSettings(): void;
  results: ResultPlace;
  /** In the tab's title during a run. */
  running: string;
}

const SURROUNDINGS: Surroundings = {
  ...ENTRIES,
  loadEngine,
  fetchSample,
  soundness,
  wereBrought,
};

interface Shown<R extends object, S, C> {
  screen: SingleFileScreen<R, S, C>;
  state: ScreenState<R, S>;
  isRunning: boolean;
  /** A result is on the screen that leaving the page would lose. */
  isUnsaved: boolean;
}

/** The screen of a tool for one picture on this page: with its address, its history, and files that are pasted or dropped. */
export function useSingleFileScreen<R extends object, S, C>(props: ScreenPage<S, C>): Shown<R, S, C> {
  const { adapt, resetSettings, results, running } = props;
  const page: Page<S, C> = {
    ...props,
    // The picture is shown with its own settings from the first frame.
    adapt: (...opened) => flushSync(() => adapt(...opened)),
    clear: () => {
      resetSettings();
      writeQuery('');
      // Settings are longer than the upload area, which would be above the window.
      window.scrollTo({ top: 0, behavior: 'instant' });
    },
  };
  const latest = useRef(page);
  useLayoutEffect(() => {
    latest.current = page;
  });
  const [screen] = useState(() => new SingleFileScreen<R, S, C>(latest, results, SURROUNDINGS));
  const state = useSource(screen.state, START);
  const isPicture = state.step === 'picture';
  const job = isPicture && results !== 'beside' ? state.job : undefined;
  const isRunning = job?.state === 'running';
  const isUnsaved = job?.state === 'done' && !job.isSaved;

  const { key } = useLocation();
  useLayoutEffect(
    () =>
      onPop(({ state }) => {
        // Only for this page's entries, which share a key.
        if ((state?.key ?? 'default') !== key) return false;
        screen.onEntry(stepOf(state));
        return true;
      }),
    [screen, key],
  );
  useLayoutEffect(() => screen.appear(), [screen]);
  useEffect(() => () => screen.leave(), [screen]);

  const files = isPicture ? [state.picture.file] : undefined;
  useInHand(files && { files, along: () => files });
  useTabProgress(isRunning ? { label: running, done: job.progress.done } : undefined);
  usePasteAnew(isPicture && !isRunning, isUnsaved, () => screen.close());
  return { screen, state, isRunning, isUnsaved };
}

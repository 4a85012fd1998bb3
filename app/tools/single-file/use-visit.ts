import { useRef, useState } from 'react';
import { writeQuery } from '#app/tools/address/write-query.ts';
import { usePasteAnew } from '#app/tools/shared/use-paste-anew.ts';
import { useTabProgress } from '#app/tools/shared/use-tab-progress.ts';
import { useNoStrayDrop } from '#app/upload/use-no-stray-drop.ts';
import type { PictureControl } from './use-picture.ts';
import { useStepHistory } from './use-step-history.ts';

interface VisitState<R> {
  pictures: PictureControl;
  /** Cancels the run, and drops its result. */
  reset(): void;
  /** Sets the page's own settings. */
  resetSettings(): void;
  /** The result on the screen, and what shows it again; absent where each change makes it again. */
  result?: { shown: R | undefined; settings: unknown; show(result: R): void };
  /** The screen shows a run or its result, from which Back leads to the settings. */
  isPastSettings: boolean;
  /** A run that leaving would lose. */
  running: Parameters<typeof useTabProgress>[0];
  /** A result that was not downloaded. */
  unsaved: boolean;
}

interface Visit {
  /** The last picture, after Back to the first step. */
  kept: File | undefined;
  /** Returns to an empty first step. */
  startOver(): void;
}

/** Moves between the steps of a tool for one picture: by Back and Forward, by a pasted picture, and by 'Start Over'. */
export function useVisit<R>(state: VisitState<R>): Visit {
  const { pictures, reset, resetSettings, result, isPastSettings, running, unsaved } = state;
  const [kept, setKept] = useState<File>();
  /** The result before Back, of this picture and these settings. */
  const left = useRef<{ result: R; file: File | undefined; settings: unknown }>(undefined);
  const { picture } = pictures;
  const close = () => {
    reset();
    pictures.close();
  };
  useStepHistory({
    active: picture !== undefined,
    hasResult: result?.shown !== undefined,
    onBack: () => {
      if (isPastSettings) {
        if (result?.shown !== undefined)
          left.current = { result: result.shown, file: picture?.file, settings: result.settings };
        reset();
        return true;
      }
      setKept(picture?.file);
      close();
      return false;
    },
    onForward: () => kept && pictures.open(kept),
    onForwardToResult: () => {
      const { current } = left;
      if (current && result && current.file === picture?.file && current.settings === result.settings)
        result.show(current.result);
    },
  });
  useNoStrayDrop(picture !== undefined);
  useTabProgress(running);
  usePasteAnew(picture !== undefined && !running, unsaved, close);
  const startOver = () => {
    setKept(undefined);
    close();
    resetSettings();
    writeQuery('');
    // Settings are longer than the upload area, which would be above the window.
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { kept, startOver };
}

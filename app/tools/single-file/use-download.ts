import { useState } from 'react';
import { rememberSettings } from '#app/last-settings/use-last-settings.ts';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { SingleTool } from '#app/tools/saving/saved-name.ts';
import type { Result } from '#engine';
import type { Bench } from './use-bench.ts';

/** A result with its name for saving. */
interface NamedResult {
  result: Result;
  name: string;
}

/** The download of the second step. */
export interface Download {
  /** What it would save, once the result of the current settings is complete. */
  ready: NamedResult | undefined;
  /** The same, if it has been saved. */
  saved: NamedResult | undefined;
  save(): void;
}

/** @param nameOf the name for saving */
export function useDownload(bench: Bench, tool: SingleTool, nameOf: (result: Result) => string): Download {
  const { screen, live, known, recipe, toastOf } = bench;
  const [savedName, setSavedName] = useState<string>();
  const ready = live.wanted && known ? { result: known, name: nameOf(known) } : undefined;
  const save = () => {
    if (!ready) return;
    const { result, name } = ready;
    saveFile(result.blob, name);
    screen.markSaved(result);
    void rememberSettings(tool, recipe);
    notify(toastOf(result, recipe, true));
    setSavedName(name);
  };
  // A name has the time of its result, so that another result or another choice of names is not yet saved.
  return { ready, saved: ready?.name === savedName ? ready : undefined, save };
}

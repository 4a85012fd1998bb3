import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import { prefetchMemory, rememberSettings } from '#app/last-settings/use-last-settings.ts';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { useSource } from '#app/use-source.ts';
import { fetchZipWorker } from '#app/zip/make-zip.ts';
import { type BatchState, NOTHING } from './batch.ts';
import { BatchScreen, type Page, type ScreenState, START } from './batch-screen.ts';

const PAGE: Page = {
  loadEngine,
  notify,
  saveFile,
  prefetch: () => {
    void fetchZipWorker();
    prefetchMemory();
  },
  remember: (recipe) => void rememberSettings('batch', recipe),
};

/** A batch of this page; leaving the page ends its work and releases its addresses. */
export function useBatch(): [BatchScreen, BatchState, ScreenState] {
  const [screen] = useState(() => new BatchScreen(PAGE));
  const state = useSource(screen.batch.state, NOTHING);
  const shown = useSource(screen.state, START);
  useEffect(() => () => screen.batch.clear(), [screen]);
  return [screen, state, shown];
}

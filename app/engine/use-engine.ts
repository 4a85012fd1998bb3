import { useEffect } from 'react';
import type { FormatId } from '#engine';
import { afterFirstJob, noteArrival } from './first-job.ts';
import { loadEngine } from './load-engine.ts';

/**
 * Loads the engine and starts its first worker, and libvips's if results are in a format that needs it. An error is ignored here: it
 * occurs again, and is shown, when a file arrives.
 */
async function warmEngine(format: FormatId | 'same'): Promise<void> {
  try {
    const { api, engine } = await loadEngine();
    const needsLibvips = format !== 'same' && !api.formatOf(format).ownCodec;
    noteArrival(engine.warm(1, needsLibvips ? undefined : 'jpeg'));
  } catch {}
}

/** Whether files that are dragged over the page need libvips. */
function needLibvips({ dataTransfer }: DragEvent): boolean {
  return [...(dataTransfer?.items ?? [])].some(({ kind, type }) => kind === 'file' && type !== 'image/jpeg');
}

/** Events that show activity long before a file is chosen. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/**
 * Loads the engine at the visitor's first activity. Its start then overlaps with choosing a file, and visitors who only look at the
 * page, or leave at once, do not pay for it.
 * @param format of the results
 */
export function useWarmEngine(format: FormatId | 'same'): void {
  useEffect(() => {
    const listening = new AbortController();
    const warm = () => {
      listening.abort();
      void warmEngine(format);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, warm, { signal: listening.signal, passive: true });
    return () => listening.abort();
  }, [format]);
  useEffect(() => {
    const dragging = new AbortController();
    const prepare = (event: DragEvent) => {
      if (!needLibvips(event)) return;
      dragging.abort();
      loadEngine().then(({ engine }) => engine.warm(1), noEngine);
    };
    window.addEventListener('dragenter', prepare, { signal: dragging.signal, passive: true });
    return () => dragging.abort();
  }, []);
}

/** For controls that offer formats: starts libvips, which most of them need, before one is chosen, but after the first job. */
export function useWarmForFormats(): void {
  useEffect(() => {
    afterFirstJob()
      .then(() => import('./warm-for-formats.ts'))
      .then(({ warmForFormats }) => warmForFormats())
      .catch(noEngine);
  }, []);
}

const noEngine = () => {};

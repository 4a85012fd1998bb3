import { fetchPart } from '../errors/fetch-part.ts';
import type { Warn } from '../errors/warn.ts';
import type { LoadBestOf } from '../jpeg/settings.ts';

export interface BestOfParts {
  /** Fetches the metric. */
  loadKernel?: (() => Promise<WebAssembly.Module>) | undefined;
  loadTranscoder?: (() => Promise<{ decoder: WebAssembly.Module; encoder: WebAssembly.Module }>) | undefined;
  warn?: Warn | undefined;
}

/** Without its parts, or if they cannot be fetched, files stay as they are. */
export function bestOfWith({ loadKernel, loadTranscoder, warn }: BestOfParts): LoadBestOf | undefined {
  if (!loadKernel || !loadTranscoder) return undefined;
  return async () => {
    try {
      const [{ bestOfSmall }, score, codec] = await fetchPart(() =>
        Promise.all([import('./best-of-small.ts'), loadKernel(), loadTranscoder()]),
      );
      return (picture, settings, file) => bestOfSmall({ ...codec, score }, picture, settings, file);
    } catch (error) {
      warn?.(String(error));
      return undefined;
    }
  };
}

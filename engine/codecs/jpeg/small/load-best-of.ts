import { fetchPart } from '../../../errors/fetch-part.ts';
import type { Warn } from '../../../errors/warn.ts';
import type { LoadBestOf } from '../encoder/settings.ts';

export interface BestOfParts {
  /** Fetches the metric. */
  loadKernel?: (() => Promise<WebAssembly.Module>) | undefined;
  loadJpegKernels?: (() => Promise<{ decoder: WebAssembly.Module; encoder: WebAssembly.Module }>) | undefined;
  warn?: Warn | undefined;
}

/** Without its parts, if they cannot be fetched, or if the comparison fails, files stay as they are. */
export function bestOfWith({ loadKernel, loadJpegKernels, warn }: BestOfParts): LoadBestOf | undefined {
  if (!loadKernel || !loadJpegKernels) return undefined;
  const report = (error: unknown) => warn?.(`The files of a small picture were not compared: ${String(error)}`);
  return async () => {
    try {
      const [{ bestOfSmall }, score, codec] = await fetchPart(() =>
        Promise.all([import('./best-of-small.ts'), loadKernel(), loadJpegKernels()]),
      );
      return (picture, settings, file) => {
        try {
          return bestOfSmall({ ...codec, score }, picture, settings, file);
        } catch (error) {
          report(error);
          return file;
        }
      };
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}

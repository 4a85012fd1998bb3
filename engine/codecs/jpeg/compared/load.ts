import { fetchPart } from '../../../errors/fetch-part.ts';
import type { Warn } from '../../../errors/warn.ts';
import type { Comparisons, LoadComparisons } from './comparisons.ts';

export interface ComparisonParts {
  /** Fetches the metric. */
  loadKernel?: (() => Promise<WebAssembly.Module>) | undefined;
  loadJpegKernels?: (() => Promise<{ decoder: WebAssembly.Module; encoder: WebAssembly.Module }>) | undefined;
  warn?: Warn | undefined;
}

/** Without its parts, if they cannot be fetched, or if a comparison fails, files stay as they are. */
export function comparisonsWith({ loadKernel, loadJpegKernels, warn }: ComparisonParts): LoadComparisons | undefined {
  if (!loadKernel || !loadJpegKernels) return undefined;
  const report = (error: unknown) => warn?.(`The files of a picture were not compared: ${String(error)}`);
  const orElse = <T>(compare: () => T, usual: T): T => {
    try {
      return compare();
    } catch (error) {
      report(error);
      return usual;
    }
  };
  return async (): Promise<Comparisons | undefined> => {
    try {
      const [{ bestOfSmall }, { betterOf }, score, codec] = await fetchPart(() =>
        Promise.all([import('./best-of-small.ts'), import('./better-of.ts'), loadKernel(), loadJpegKernels()]),
      );
      const kernels = { ...codec, score };
      return {
        bestOfSmall: (picture, settings, file) => orElse(() => bestOfSmall(kernels, picture, settings, file), file),
        betterOf: (picture, options) => orElse(() => betterOf(kernels, picture, options), options[0]),
      };
    } catch (error) {
      report(error);
      return undefined;
    }
  };
}

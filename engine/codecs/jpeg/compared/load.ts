import { fetchPart } from '../../../errors/fetch-part.ts';
import type { Warn } from '../../../errors/warn.ts';
import type { LoadKernel } from '../../../score/fetch-kernel.ts';
import type { LoadJpegKernels } from '../load-kernels.ts';
import type { Comparisons } from './comparisons.ts';

export interface ComparisonParts {
  /** Fetches the metric. */
  loadKernel?: LoadKernel | undefined;
  loadJpegKernels?: LoadJpegKernels | undefined;
  warn?: Warn | undefined;
}

/** Without its parts, if they cannot be fetched, or if a comparison fails, files stay as they are. */
export function comparisonsWith({ loadKernel, loadJpegKernels, warn }: ComparisonParts): Comparisons | undefined {
  if (!loadKernel || !loadJpegKernels) return undefined;
  const report = (error: unknown): undefined => {
    warn?.(`The files of a picture were not compared: ${String(error)}`);
  };
  const orElse = <T>(usual: T, compare: () => T): T => {
    try {
      return compare();
    } catch (error) {
      report(error);
      return usual;
    }
  };
  const load = <Part>(part: () => Promise<Part>) =>
    fetchPart(async () => {
      const [loaded, score, codec] = await Promise.all([part(), loadKernel(), loadJpegKernels()]);
      return { ...loaded, kernels: { ...codec, score } };
    }).catch(report);
  return {
    async forSmall() {
      const loaded = await load(() => import('./best-of-small.ts'));
      return (
        loaded &&
        ((picture, settings, file) =>
          loaded.bestOfSmall(loaded.kernels, picture, settings, file).catch((error) => report(error) ?? file))
      );
    },
    async forUnsure() {
      const loaded = await load(() => import('./better-of.ts'));
      return (
        loaded && ((picture, options) => orElse(options[0], () => loaded.betterOf(loaded.kernels, picture, options)))
      );
    },
  };
}

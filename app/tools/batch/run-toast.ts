import type { Toast } from '#app/toast/toast.ts';
import { batchWords } from '#words/batch.ts';
import type { RunReport } from './batch.ts';

/** The toast at the end of a run. A run with nothing but errors has failed as a whole. */
export function runToast({ processed, failed, cancelled, error }: RunReport): Toast | undefined {
  if (processed > 0) return batchWords.processed(processed);
  if (failed > 0) return { ...batchWords.runFailed(error), tone: 'destructive' };
  return cancelled ? undefined : batchWords.nothingLeft;
}

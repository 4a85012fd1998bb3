import type { Toast } from '#app/toast/toast.ts';
import { batchWords } from '#words/batch.ts';
import type { RunReport } from './batch.ts';

/** What is said when a run has come to its end: a run that brought nothing but failures has failed as a whole. */
export function runToast({ processed, failed, cancelled, error }: RunReport): Toast | undefined {
  if (processed > 0) return batchWords.processed(processed);
  if (failed > 0) return { ...batchWords.runFailed(error), tone: 'destructive' };
  return cancelled ? undefined : batchWords.nothingLeft;
}

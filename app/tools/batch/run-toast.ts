import type { Toast } from '#app/toast/toast.ts';
import type { RunReport } from './batch.ts';
import { SENTENCES } from './sentences.ts';

/** What is said when a run has come to its end: a run that brought nothing but failures has failed as a whole. */
export function runToast({ processed, failed, cancelled, error }: RunReport): Toast | undefined {
  if (processed > 0) return SENTENCES.processed(processed);
  if (failed > 0) return { ...SENTENCES.runFailed(error), tone: 'destructive' };
  return cancelled ? undefined : SENTENCES.nothingLeft;
}

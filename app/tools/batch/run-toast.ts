import type { Toast } from '#app/toast/toast.ts';
import type { RunReport } from './batch.ts';

/** What is said when a run has come to its end: a run that brought nothing but failures has failed as a whole. */
export function runToast({ complete, failed, error }: RunReport): Toast | undefined {
  if (complete > 0) {
    return { title: 'Batch processing complete', description: `${complete} file(s) processed successfully.` };
  }
  if (failed === 0) return undefined;
  return { title: 'Error during batch processing', description: error ?? 'Unknown error', tone: 'destructive' };
}

import { expect, it } from 'vitest';
import { runToast } from './run-toast.ts';

it.each([
  [{ complete: 20, failed: 0 }, 'Batch processing complete', '20 file(s) processed successfully.'],
  [{ complete: 19, failed: 1, error: 'Broken.' }, 'Batch processing complete', '19 file(s) processed successfully.'],
  [{ complete: 0, failed: 2, error: 'Broken.' }, 'Error during batch processing', 'Broken.'],
  [{ complete: 0, failed: 1 }, 'Error during batch processing', 'Unknown error'],
])('%o is told as "%s"', (report, title, description) => {
  expect(runToast({ cancelled: false, ...report })).toMatchObject({ title, description });
});

it('says nothing where everything was cancelled', () => {
  expect(runToast({ complete: 0, failed: 0, cancelled: true })).toBeUndefined();
});

import { expect, it } from 'vitest';
import { runToast } from './run-toast.ts';

it.each([
  [{ processed: 20, failed: 0 }, 'Batch processing complete', '20 file(s) processed successfully.'],
  [{ processed: 19, failed: 1, error: 'Broken.' }, 'Batch processing complete', '19 file(s) processed successfully.'],
  [{ processed: 0, failed: 2, error: 'Broken.' }, 'Error during batch processing', 'Broken.'],
  [{ processed: 0, failed: 1 }, 'Error during batch processing', 'Unknown error'],
])('the toast of %o is "%s"', (report, title, description) => {
  expect(runToast({ cancelled: false, ...report })).toMatchObject({ title, description });
});

it('says that nothing was left to do', () => {
  expect(runToast({ processed: 0, failed: 0, cancelled: false })?.description).toContain('already');
});

it('is absent if everything was cancelled', () => {
  expect(runToast({ processed: 0, failed: 0, cancelled: true })).toBeUndefined();
});

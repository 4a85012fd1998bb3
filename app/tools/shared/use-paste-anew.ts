import { notify } from '#app/toast/toast.ts';
import { carryFiles } from '#app/upload/hand-over.ts';
import { usePaste } from '#app/upload/use-paste.ts';
import { toolWords } from '#words/tools.ts';

/**
 * An image that is pasted where one is open already goes to the first step, as if it had been pasted there: the same
 * settings, the same checks.
 * @param unsaved a result that was not downloaded would be lost, which is said instead
 * @param close brings the first step back
 */
export function usePasteAnew(active: boolean, unsaved: boolean, close: () => void): void {
  usePaste(active, (files) => {
    if (unsaved) {
      notify({ ...toolWords.pasteKept, tone: 'destructive' });
      return;
    }
    carryFiles(files, window.location.pathname);
    close();
  });
}

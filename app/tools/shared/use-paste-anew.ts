import { notify } from '#app/toast/toast.ts';
import { carryFiles } from '#app/upload/hand-over.ts';
import { usePaste } from '#app/upload/use-paste.ts';
import { toolWords } from '#words/tools.ts';

/**
 * An image pasted over an open one goes to the first step, as if it had been pasted there: with the same settings and
 * checks.
 * @param unsaved a result that was not downloaded would be lost, so a message is shown instead
 * @param close returns to the first step
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

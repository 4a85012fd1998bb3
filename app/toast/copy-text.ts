import { notify, type Toast } from './toast.ts';

/**
 * Puts a text into the clipboard and says so, or that it did not work: the visitor or the browser keeps pages from it, or
 * the text could not be had.
 */
export async function copyText(text: () => Promise<string>, said: { copied: Toast; failed: Toast }): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text());
    notify(said.copied);
  } catch {
    notify({ ...said.failed, tone: 'destructive' });
  }
}

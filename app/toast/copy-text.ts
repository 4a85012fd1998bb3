import { notify, type Toast } from './toast.ts';

/**
 * Copies a text to the clipboard and reports success or failure: the visitor or the browser may forbid it, or the text
 * could not be created.
 */
export async function copyText(text: () => Promise<string>, said: { copied: Toast; failed: Toast }): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text());
    notify(said.copied);
  } catch {
    notify({ ...said.failed, tone: 'destructive' });
  }
}

import { notify, type Toast } from './toast.ts';

/**
 * Writes a text to the clipboard and shows a toast about it. It fails if the visitor or the browser forbids it, or if the
 * text cannot be computed.
 */
export async function copyText(text: () => Promise<string>, said: { copied: Toast; failed: Toast }): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text());
    notify(said.copied);
  } catch {
    notify({ ...said.failed, tone: 'destructive' });
  }
}

import { loadEngine } from '#app/engine/load-engine.ts';

/** The format that every browser with a clipboard for images accepts. */
const PNG = 'image/png';

/** Whether this browser lets a page put an image on the clipboard. */
export function canCopyImages(): boolean {
  return typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';
}

/** Whether the clipboard accepts the file as it is. Otherwise a PNG of it is copied. */
export function copiesAsItIs(mediaType: string): boolean {
  return mediaType === PNG || Boolean(ClipboardItem.supports?.(mediaType));
}

/**
 * Puts an image on the clipboard.
 * @throws if the visitor or the browser does not allow it
 */
export async function copyImage(blob: Blob): Promise<void> {
  const type = copiesAsItIs(blob.type) ? blob.type : PNG;
  // Passed as a promise, because the browser requires a click that has just happened.
  await navigator.clipboard.write([new ClipboardItem({ [type]: type === blob.type ? blob : asPng(blob) })]);
}

async function asPng(blob: Blob): Promise<Blob> {
  const { engine } = await loadEngine();
  const { blob: png } = await engine.run(new File([blob], 'image', { type: blob.type }), {
    edits: [],
    output: { aim: 'encode', format: 'png' },
  });
  return png;
}

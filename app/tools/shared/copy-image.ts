import { loadEngine } from '#app/engine/load-engine.ts';

/** What every browser with a clipboard for images takes. */
const PNG = 'image/png';

/** Whether this browser lets a page put an image on the clipboard. */
export function canCopyImages(): boolean {
  return typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';
}

/** Whether the clipboard takes the file as it is; otherwise what is copied is a PNG of it. */
export function copiesAsItIs(mediaType: string): boolean {
  return mediaType === PNG || Boolean(ClipboardItem.supports?.(mediaType));
}

/**
 * Puts an image on the clipboard.
 * @throws where the visitor or the browser does not allow it
 */
export async function copyImage(blob: Blob): Promise<void> {
  const type = copiesAsItIs(blob.type) ? blob.type : PNG;
  // Handed over before it is made: the browser asks for a click that has just happened.
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

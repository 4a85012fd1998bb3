/** On a phone, where other apps are a tap away. Elsewhere files are dragged and saved. */
const ON_PHONES = '(pointer: coarse)';

const fileOf = (blob: Blob, name: string) => new File([blob], name, { type: blob.type });

/** Whether this browser can pass such a file to other apps. */
export function canShareFile(blob: Blob, name: string): boolean {
  return matchMedia(ON_PHONES).matches && Boolean(navigator.canShare?.({ files: [fileOf(blob, name)] }));
}

/**
 * Passes a file to another app, which the visitor chooses.
 * @returns whether one was chosen
 * @throws if the browser does not allow it
 */
export async function shareFile(blob: Blob, name: string): Promise<boolean> {
  try {
    await navigator.share({ files: [fileOf(blob, name)] });
    return true;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return false;
    throw cause;
  }
}

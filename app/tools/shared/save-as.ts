import { extensionOf } from './save-file.ts';

declare global {
  interface Window {
    /** File System Access: Chromium on computers alone. */
    showSaveFilePicker?: (options?: {
      id?: string;
      suggestedName?: string;
      types?: readonly { accept: Record<string, readonly string[]> }[];
    }) => Promise<FileSystemFileHandle>;
  }
}

/** Whether this browser lets the visitor choose where a file is saved. */
export function canSaveAs(): boolean {
  return typeof window !== 'undefined' && typeof window.showSaveFilePicker === 'function';
}

/**
 * Asks where a file is to be saved.
 * @param name what is offered
 * @returns undefined where the visitor chose none
 */
export async function askForFile(name: string, mediaType: string): Promise<FileSystemFileHandle | undefined> {
  try {
    return await window.showSaveFilePicker?.({
      id: 'results',
      suggestedName: name,
      types: [{ accept: { [mediaType]: [extensionOf(name)] } }],
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Writes the file whole, or leaves what was there: the browser exchanges it when all has been written. */
export async function writeFile(handle: FileSystemFileHandle, blob: Blob): Promise<void> {
  await blob.stream().pipeTo(await handle.createWritable());
}

/** Where the results of a file were saved last, for as long as the file is open: it may be saved there again. */
const places = new WeakMap<File, FileSystemFileHandle>();

export function keepPlace(original: File, handle: FileSystemFileHandle): void {
  places.set(original, handle);
}

/** @returns the place, where what is to be saved there has the extension that the place is named by */
export function placeFor(original: File, name: string): FileSystemFileHandle | undefined {
  const place = places.get(original);
  return place && extensionOf(place.name).toLowerCase() === extensionOf(name).toLowerCase() ? place : undefined;
}

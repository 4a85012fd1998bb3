import { extensionOf } from './save-file.ts';

declare global {
  interface Window {
    /** File System Access: only Chromium on computers. */
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
 * Asks where to save a file.
 * @param name the suggested name
 * @returns undefined if the visitor cancelled
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

/** Writes the whole file, or leaves the previous one: the browser replaces it once everything is written. */
export async function writeFile(handle: FileSystemFileHandle, blob: Blob): Promise<void> {
  await blob.stream().pipeTo(await handle.createWritable());
}

/** Where a file's results were last saved, as long as the file is open: the next result may go there too. */
const places = new WeakMap<File, FileSystemFileHandle>();

export function keepPlace(original: File, handle: FileSystemFileHandle): void {
  places.set(original, handle);
}

/** @returns the place, if the extension of its name fits the new result */
export function placeFor(original: File, name: string): FileSystemFileHandle | undefined {
  const place = places.get(original);
  return place && extensionOf(place.name).toLowerCase() === extensionOf(name).toLowerCase() ? place : undefined;
}

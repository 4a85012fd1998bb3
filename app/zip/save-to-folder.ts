import { entryNames, numbered } from './entry-names.ts';
import type { ZipImage } from './zip-image.ts';

declare global {
  interface Window {
    /** File System Access: only Chromium. */
    showDirectoryPicker?: (options?: {
      id?: string;
      mode?: 'read' | 'readwrite';
    }) => Promise<FileSystemDirectoryHandle>;
  }
}

/** Whether this browser lets a page write into a folder that the visitor chooses. */
export function canSaveToFolder(): boolean {
  return typeof window !== 'undefined' && typeof window.showDirectoryPicker === 'function';
}

/** @returns the folder; undefined if the visitor cancelled */
export async function askForFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await window.showDirectoryPicker?.({ id: 'results', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** Writes each image as a separate file. Existing files stay as they are: a new file gets a free name. */
export async function saveToFolder(folder: FileSystemDirectoryHandle, images: readonly ZipImage[]): Promise<void> {
  const names = entryNames(images);
  for (const [index, { blob }] of images.entries()) {
    const name = await freeName(folder, names[index] ?? '');
    const handle = await folder.getFileHandle(name, { create: true });
    await blob.stream().pipeTo(await handle.createWritable());
  }
}

async function freeName(folder: FileSystemDirectoryHandle, name: string): Promise<string> {
  let free = name;
  for (let count = 2; await exists(folder, free); count += 1) free = numbered(name, count);
  return free;
}

async function exists(folder: FileSystemDirectoryHandle, name: string): Promise<boolean> {
  try {
    await folder.getFileHandle(name);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return false;
    // A folder of that name.
    if (error instanceof DOMException && error.name === 'TypeMismatchError') return true;
    throw error;
  }
}

/** What file managers put into folders for themselves. */
const SYSTEM_FILES = new Set(['.DS_Store', 'Thumbs.db']);

/**
 * The files of a drop, those in folders among them. To be called while the event is handled, since what was dropped is out
 * of reach afterwards.
 */
export async function droppedFiles({ items }: DataTransfer): Promise<File[]> {
  const found = [...items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry?.() : undefined;
    return entry ?? item.getAsFile() ?? [];
  });
  const files = await Promise.all(found.map((it) => (it instanceof File ? [it] : filesIn(it))));
  return files.flat().filter(({ name }) => !SYSTEM_FILES.has(name));
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    // Chromium gives a hundred at a time.
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) break;
    entries.push(...next);
  }
  return (await Promise.all(entries.map(filesIn))).flat();
}

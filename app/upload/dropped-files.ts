/** What systems store in folders. */
const IGNORED: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db']);

/**
 * Returns the files of a drop, those inside of folders too. Call it during the event.
 * @throws what the browser reports of a file that it cannot read
 */
export async function droppedFiles({ items }: Pick<DataTransfer, 'items'>): Promise<File[]> {
  const found = [...items].filter(({ kind }) => kind === 'file').map(filesOf);
  return (await Promise.all(found)).flat().filter(({ name }) => !IGNORED.has(name));
}

async function filesOf(item: DataTransferItem): Promise<File[]> {
  const entry = item.webkitGetAsEntry?.();
  const file = item.getAsFile();
  return file && !entry?.isDirectory ? [file] : entry ? filesIn(entry) : [];
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // Browsers return a part of a large folder at a time, and nothing at its end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return files;
    for (const each of some) files.push(...(await filesIn(each)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

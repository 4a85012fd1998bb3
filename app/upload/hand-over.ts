/** Puts files into a file input as if they had been chosen there, so that they meet the same checks. */
export function handOver(input: HTMLInputElement, files: Iterable<File>): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

interface Luggage {
  files: readonly File[];
  /** The page that they are for. */
  path: string;
}

let carried: Luggage | undefined;
let left: Luggage | undefined;
let brought = false;

/**
 * Takes files along to the upload area that comes next.
 * @param path of the page that it is on: this one's first step, or another page
 */
export function carryFiles(files: Iterable<File>, path: string): void {
  carried = { files: [...files], path };
}

/** Leaves a page's files where its upload area finds them when the visitor comes back by the browser's own button. */
export function leaveFiles(files: Iterable<File>, path: string): void {
  left = { files: [...files], path };
}

/**
 * The files that were carried to a page, or left there; once.
 * @param cameBack whether the visitor went back to it
 */
export function takeCarriedFiles(path: string, cameBack: boolean): readonly File[] {
  const found = carried?.path === path ? carried : cameBack && left?.path === path ? left : undefined;
  brought = found !== undefined;
  if (!found) return [];
  if (found === carried) carried = undefined;
  else left = undefined;
  return found.files;
}

/** Whether the file that is about to be opened came from another page; once. */
export function wereBrought(): boolean {
  const answer = brought;
  brought = false;
  return answer;
}

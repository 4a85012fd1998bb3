/** Puts files into a file input as if they had been chosen there, with the same checks. */
export function handOver(input: HTMLInputElement, files: Iterable<File>): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Files that an upload area finds when it appears. */
export interface Brought {
  files: readonly File[];
  /** Accepted before, or on request of the visitor: no limit is checked again. */
  agreed: boolean;
}

/** The page's open files, for the next page. */
export interface InHand {
  /** Restored for a visitor who returns. */
  files: readonly File[];
  /** The files for the next page with an upload area; absent if there are none. */
  along?(): readonly File[];
  /** Files that went along are not lost, so nothing needs to ask. */
  onCarried?(): void;
}

let carried: (Brought & { path: string | undefined }) | undefined;
/** By the path of their page. */
const left = new Map<string, readonly File[]>();
/** The last one counts: a result comes after its original. */
const hands: InHand[] = [];
let brought = false;

/**
 * Takes files along to an upload area.
 * @param path the path of its page
 */
export function carryFiles(files: Iterable<File>, path: string, { agreed = false } = {}): void {
  carried = { files: [...files], path, agreed };
}

/** Leaves a page's files for its upload area, for a visitor who returns with the browser's Back. */
export function leaveFiles(files: Iterable<File>, path: string): void {
  left.set(path, [...files]);
}

/** Registers the page's open files, until the returned function is called. */
export function takeInHand(hand: InHand): () => void {
  hands.push(hand);
  return () => {
    const index = hands.indexOf(hand);
    if (index >= 0) hands.splice(index, 1);
  };
}

/** Takes the page's open files along to the next upload area. */
export function carryInHand(): void {
  const hand = hands.at(-1);
  const files = hand?.along?.();
  if (!files?.length) return;
  carried = { files, path: undefined, agreed: true };
  hand?.onCarried?.();
}

/**
 * Returns the files that were taken along or left for a page, once.
 * @param cameBack whether the visitor went back to it: files for the next page then wait
 */
export function takeCarriedFiles(path: string, cameBack: boolean): Brought | undefined {
  const found = takeCarried(path, cameBack) ?? (cameBack ? takeLeft(path) : undefined);
  brought = found !== undefined;
  return found;
}

function takeCarried(path: string, cameBack: boolean): Brought | undefined {
  if (!carried || (carried.path === undefined ? cameBack : carried.path !== path)) return undefined;
  const found = carried;
  carried = undefined;
  return found;
}

function takeLeft(path: string): Brought | undefined {
  const files = left.get(path);
  left.delete(path);
  return files && { files, agreed: true };
}

/** Returns whether the file that is about to be opened came from another page, once. */
export function wereBrought(): boolean {
  const answer = brought;
  brought = false;
  return answer;
}

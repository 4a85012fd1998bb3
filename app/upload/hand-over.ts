/** Puts files into a file input as if they had been chosen there, so that they meet the same checks. */
export function handOver(input: HTMLInputElement, files: Iterable<File>): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Files that an upload area finds when it appears. */
export interface Brought {
  files: readonly File[];
  /** They were in already, or the visitor asked for it: no limit is checked again. */
  agreed: boolean;
}

/** What a page works on, for the page that comes next. */
export interface InHand {
  /** Found again by a visitor who comes back. */
  files: readonly File[];
  /** Goes along to the next page with an upload area; absent where nothing does. */
  along?(): readonly File[];
  /** What went along is not lost: nothing needs to ask. */
  onCarried?(): void;
}

let carried: (Brought & { path: string | undefined }) | undefined;
/** By the path of the page where they were left. */
const left = new Map<string, readonly File[]>();
/** The last one counts: a result stands above the picture that it was made from. */
const hands: InHand[] = [];
let brought = false;

/**
 * Takes files along to the upload area that comes next.
 * @param path of the page that it is on
 */
export function carryFiles(files: Iterable<File>, path: string, { agreed = false } = {}): void {
  carried = { files: [...files], path, agreed };
}

/** Leaves a page's files where its upload area finds them when the visitor comes back by the browser's own button. */
export function leaveFiles(files: Iterable<File>, path: string): void {
  left.set(path, [...files]);
}

/** Says what the page works on, until the returned function is called. */
export function takeInHand(hand: InHand): () => void {
  hands.push(hand);
  return () => {
    const index = hands.indexOf(hand);
    if (index >= 0) hands.splice(index, 1);
  };
}

/** Takes along what the page works on, to whichever upload area comes next. */
export function carryInHand(): void {
  const hand = hands.at(-1);
  const files = hand?.along?.();
  if (!files?.length) return;
  carried = { files, path: undefined, agreed: true };
  hand?.onCarried?.();
}

/**
 * The files that were carried to a page, or left there; once.
 * @param cameBack whether the visitor went back to it: what is in hand then stays where it is
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

/** Whether the file that is about to be opened came from another page; once. */
export function wereBrought(): boolean {
  const answer = brought;
  brought = false;
  return answer;
}

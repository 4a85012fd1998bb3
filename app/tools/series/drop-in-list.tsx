import { carryFiles } from '#app/upload/hand-over.ts';
import { usePageDrop } from '#app/upload/use-page-drop.ts';

interface DropInListProps {
  /** The open picture, unless it is in the list. */
  open: readonly File[];
  /** Returns to the first step. */
  close(): void;
}

/** Files that are dropped anywhere on the page of an open picture go to the list with it. */
export function DropInList({ open, close }: DropInListProps) {
  const receive = (dropped: File[]) => {
    if (dropped.length === 0) return;
    // The first step checks them as if they had been dropped there.
    carryFiles([...open, ...dropped], window.location.pathname);
    close();
  };
  // A folder that cannot be read changes nothing.
  usePageDrop({ onFiles: receive, onError: () => {} });
  return null;
}

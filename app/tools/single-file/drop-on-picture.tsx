import { useState } from 'react';
import { SeldomPart } from '#app/tools/options/seldom-part.tsx';
import { carryFiles } from '#app/upload/hand-over.ts';
import { usePageDrop } from '#app/upload/use-page-drop.ts';

const loadChoice = () => import('#app/upload/drop-choice.tsx').then(({ DropChoice }) => DropChoice);

interface DropOnPictureProps {
  /** The open picture. */
  file: File;
  /** Whether a run is in progress, during which files are not accepted. */
  isRunning: boolean;
  /** What replacing the picture would lose. */
  loses: string | undefined;
  /** Returns to the first step. */
  close(): void;
  /** Moves several images to the batch. Absent if the batch cannot do the same with them. */
  onSeveral?: (files: File[]) => void;
}

/** Files that are dropped anywhere on the page of an open picture: they replace it, or go to the batch with it. */
export function DropOnPicture({ file, isRunning, loses, close, onSeveral }: DropOnPictureProps) {
  const [files, setFiles] = useState<readonly File[]>();
  const ask = (dropped: File[]) => dropped.length > 0 && setFiles(dropped);
  // A folder that cannot be read changes nothing.
  usePageDrop({ onFiles: isRunning ? undefined : ask, onError: () => {} });
  if (!files) return null;
  const props = {
    files,
    loses,
    onReplace: () => {
      // The first step opens them as if they had been dropped there: with the same settings and checks.
      carryFiles(onSeveral ? files : files.slice(0, 1), window.location.pathname);
      close();
    },
    onAll: onSeveral && (() => onSeveral([file, ...files])),
    onClose: () => setFiles(undefined),
  };
  return <SeldomPart load={loadChoice} props={props} />;
}

import { useEffect, useId, useRef } from 'react';
import { Button } from '#app/components/button.tsx';
import { TOOL_PAGES } from '#pages/tools.ts';
import { refusalWords } from '#words/refusal.ts';

export interface DropChoiceProps {
  /** The dropped files, at least one. */
  files: readonly File[];
  /** What replacing the open picture would lose. */
  loses: string | undefined;
  onReplace(): void;
  /** Takes all pictures to the batch. Absent if that cannot do the same with them. */
  onAll: (() => void) | undefined;
  onClose(): void;
}

/** Asks what to do with files that were dropped while a picture is open. */
export function DropChoice({ files, loses, onReplace, onAll, onClose }: DropChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const [first] = files;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-surface border border-line bg-surface p-6 text-text shadow-float"
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className="text-lead font-semibold">
        {refusalWords.dropped}
      </h2>
      {loses && <p className="mt-2 text-muted">{loses}</p>}
      <div className="mt-6 flex flex-col gap-2">
        {(files.length === 1 || !onAll) && (
          <Button kind="primary" className="[overflow-wrap:anywhere]" onClick={onReplace}>
            {refusalWords.replace(first?.name || refusalWords.nameless)}
          </Button>
        )}
        {onAll && (
          <Button kind={files.length === 1 ? 'secondary' : 'primary'} onClick={onAll}>
            {refusalWords.toBatch(files.length + 1, TOOL_PAGES.batch.name)}
          </Button>
        )}
        <Button kind="quiet" onClick={() => dialog.current?.close()}>
          {refusalWords.keep}
        </Button>
      </div>
    </dialog>
  );
}

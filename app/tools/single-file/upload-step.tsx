import { ArrowRight, LockKeyhole, RotateCcw } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { acceptIncomplete } from '#app/engine/incomplete.ts';
import thumbnail from '#app/upload/sample-thumbnail.webp?url';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { incompleteWords } from '#words/errors.ts';
import { toolWords } from '#words/tools.ts';
import { uploadWords } from '#words/upload.ts';
import type { PictureControl } from './use-picture.ts';

interface UploadStepProps {
  control: PictureControl;
  /** The previous picture, if the visitor returns here. */
  kept: File | undefined;
  maxSizeMb?: number | undefined;
  /** Moves several images to the batch. Absent if the batch cannot do the same with them. */
  onSeveral?(files: File[]): void;
}

/** The first step of every single-file tool. */
export function UploadStep({ control, kept, maxSizeMb, onSeveral }: UploadStepProps) {
  const { opening, error, incomplete, again, open, openSample, clearError, close } = control;
  return (
    <div>
      <UploadArea
        maxSizeMb={maxSizeMb}
        onSeveral={onSeveral}
        onFiles={([file]) => file && open(file)}
        error={error}
        onErrorCleared={clearError}
        busy={
          opening && (
            <div className="flex flex-col items-center gap-4">
              <p role="status" className="flex items-center gap-2">
                <Spinner />
                {uploadWords.opening(opening)}
              </p>
              <Button
                onClick={(event) => {
                  event.stopPropagation();
                  close();
                }}
              >
                {uploadWords.cancel}
              </Button>
            </div>
          )
        }
      />
      {again && (
        <Button icon={RotateCcw} className="mt-3" onClick={again}>
          {toolWords.tryAgain}
        </Button>
      )}
      {incomplete && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <Notice tone="info">{incompleteWords.question(incomplete.missing)}</Notice>
          <Button
            onClick={() => {
              acceptIncomplete(incomplete.file);
              open(incomplete.file);
            }}
          >
            {incompleteWords.goOn}
          </Button>
        </div>
      )}
      {kept && opening === undefined && (
        <Button icon={ArrowRight} className="mx-auto mt-4 max-w-full" onClick={() => open(kept)}>
          <span className="truncate">{uploadWords.goOn(kept.name)}</span>
        </Button>
      )}
      <div className="mt-4 flex flex-col items-center justify-center gap-x-8 gap-y-3 text-small text-muted sm:flex-row">
        <p className="flex items-center gap-2">
          <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {uploadWords.private}
        </p>
        <Button kind="quiet" className="text-small" disabled={opening !== undefined} onClick={openSample}>
          <img src={thumbnail} alt="" width={32} height={32} loading="lazy" className="rounded-[6px]" />
          {uploadWords.sample}
        </Button>
      </div>
    </div>
  );
}

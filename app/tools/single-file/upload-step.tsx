import { ArrowRight, LockKeyhole } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { useArriving } from '#app/engine/use-arriving.tsx';
import { TryAgain } from '#app/tools/shared/try-again.tsx';
import { alone } from '#app/upload/invitation.tsx';
import thumbnail from '#app/upload/sample-thumbnail.webp?url';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { incompleteWords } from '#words/errors.ts';
import { uploadWords } from '#words/upload.ts';
import type { Problem, ScreenState, SingleFileScreen } from './single-file-screen.ts';

interface UploadStepProps {
  screen: Pick<SingleFileScreen<object, unknown, unknown>, 'open' | 'openSample' | 'close'>;
  state: ScreenState<unknown, unknown>;
  maxSizeMb?: number | undefined;
  /** Moves several images to the batch. Absent if the batch cannot do the same with them. */
  onSeveral?(files: File[]): void;
  /** For a page that shows several images by itself, and how many it accepts. */
  list?: { maxFiles: number; onFiles(files: File[]): void } | undefined;
}

/** The first step of every single-file tool. */
export function UploadStep({ screen, state, maxSizeMb, onSeveral, list }: UploadStepProps) {
  const opening = state.step === 'opening' ? state.name : undefined;
  const { problem, kept } = state.step === 'upload' ? state : {};
  return (
    <div>
      <UploadArea
        maxSizeMb={maxSizeMb}
        onSeveral={onSeveral}
        multiple={list !== undefined}
        maxFiles={list?.maxFiles}
        onFiles={list?.onFiles ?? (([file]) => file && screen.open(file))}
        failure={problem}
        onFailureCleared={() => screen.close()}
        remedy={problem && <Remedy problem={problem} />}
        busy={opening !== undefined && <Opening name={opening} onCancel={() => screen.close()} />}
      />
      {kept && (
        <Button icon={ArrowRight} className="mx-auto mt-4 max-w-full" onClick={() => screen.open(kept)}>
          <span className="truncate">{uploadWords.goOn(kept.name)}</span>
        </Button>
      )}
      <div className="mt-4 flex flex-col items-center justify-center gap-x-8 gap-y-3 text-small text-muted sm:flex-row">
        <p className="flex items-center gap-2">
          <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {uploadWords.private}
        </p>
        <Button
          kind="quiet"
          className="text-small"
          disabled={opening !== undefined}
          onClick={() => screen.openSample()}
        >
          <img src={thumbnail} alt="" width={32} height={32} loading="lazy" className="rounded-[6px]" />
          {uploadWords.sample}
        </Button>
      </div>
    </div>
  );
}

/** What helps against a problem. */
function Remedy({ problem: { goOn, again } }: { problem: Problem }) {
  if (goOn)
    return (
      <Button kind="primary" onClick={goOn}>
        {incompleteWords.goOn}
      </Button>
    );
  return again && <TryAgain onClick={again} />;
}

function Opening({ name, onCancel }: { name: string; onCancel(): void }) {
  const arriving = useArriving();
  return (
    <div className="flex flex-col items-center gap-4">
      <div role="status" className="flex items-center gap-2">
        {arriving ?? (
          <>
            <Spinner />
            {uploadWords.opening(name)}
          </>
        )}
      </div>
      <Button onClick={alone(onCancel)}>{uploadWords.cancel}</Button>
    </div>
  );
}

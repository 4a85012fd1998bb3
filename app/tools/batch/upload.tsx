import { LockKeyhole } from 'lucide-react';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { BATCH_LIMIT, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { batchWords } from '#words/batch.ts';
import { type BatchItem, filesIn } from './batch.ts';
import { StepTitle } from './settings-panel.tsx';

interface UploadProps {
  items: readonly BatchItem[];
  problem: string | undefined;
  disabled: boolean;
  onErrorCleared(): void;
  onFiles(files: File[]): void;
}

/** The third step: adding files. It comes first, because the settings have defaults. */
export function Upload({ items, problem, disabled, onErrorCleared, onFiles }: UploadProps) {
  const isEmpty = items.length === 0;
  return (
    <div>
      <StepTitle
        id="batch-upload"
        number={3}
        title={TOOL_PAGES.batch.steps[2]}
        className={isEmpty ? 'max-lg:sr-only' : undefined}
      />
      <UploadArea
        multiple
        maxFiles={BATCH_LIMIT}
        maxSizeMb={UPLOAD_LIMIT_MB}
        compact={!isEmpty}
        disabled={disabled}
        room={BATCH_LIMIT - filesIn(items)}
        failure={problem === undefined ? undefined : { message: problem }}
        onFailureCleared={onErrorCleared}
        onFiles={onFiles}
      />
      {(isEmpty || items.length > BATCH_LIMIT) && (
        <p className="mt-3 text-center text-small text-balance text-muted">
          {isEmpty && (
            <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="mr-2 inline align-text-bottom" />
          )}
          {isEmpty ? batchWords.trust : batchWords.manyPages}
        </p>
      )}
    </div>
  );
}

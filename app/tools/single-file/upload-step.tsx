import { LockKeyhole } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { UploadArea } from '#app/upload/upload-area.tsx';
import type { PictureControl } from './use-picture.ts';

/** The first step of every single-file tool. */
export function UploadStep({ control }: { control: PictureControl }) {
  const { opening, error, open, clearError, close } = control;
  return (
    <div>
      <UploadArea
        onFiles={([file]) => file && open(file)}
        error={error}
        onErrorCleared={clearError}
        busy={
          opening && (
            <div className="flex flex-col items-center gap-4">
              <p role="status" className="flex items-center gap-2">
                <Spinner />
                Opening {opening.name}…
              </p>
              <Button
                onClick={(event) => {
                  event.stopPropagation();
                  close();
                }}
              >
                Cancel
              </Button>
            </div>
          )
        }
      />
      <p className="mt-4 flex items-center justify-center gap-2 text-center text-small text-muted">
        <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        Your images never leave this device.
      </p>
    </div>
  );
}

import { Copy, FolderDown, type LucideIcon, Save, Share } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { notify } from '#app/toast/toast.ts';
import { canCopyImages, copiesAsItIs, copyImage } from '#app/tools/sharing/copy-image.ts';
import { canShareFile, shareFile } from '#app/tools/sharing/share-file.ts';
import type { Result } from '#engine';
import { toolWords } from '#words/tools.ts';
import { askForFile, canSaveAs, keepPlace, placeFor, writeFile } from './save-as.ts';

interface ResultActionsProps {
  original: File;
  result: Result;
  /** The name for saving. */
  name: string;
  /** Whether the clipboard accepts it: a document of pages is not an image. */
  isImage: boolean;
  onSaved(): void;
}

type Action = 'copy' | 'share' | 'save-as' | 'save-again';

/** Actions for a result besides downloading it, as far as the browser supports them. */
export function ResultActions({ original, result, name, isImage, onSaved }: ResultActionsProps) {
  const [busy, setBusy] = useState<Action>();
  const { blob, frames } = result;
  const place = placeFor(original, name);

  const guarded = async (action: Action, act: () => Promise<void>, failure: { title: string; description: string }) => {
    if (busy) return;
    setBusy(action);
    try {
      await act();
    } catch {
      notify({ ...failure, tone: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  };

  const copy = async () => {
    await copyImage(blob);
    notify(toolWords.copied(copiesAsItIs(blob.type), frames));
  };

  const saveTo = async (handle: FileSystemFileHandle | undefined) => {
    if (!handle) return;
    await writeFile(handle, blob);
    keepPlace(original, handle);
    onSaved();
    notify(toolWords.savedAs(handle.name));
  };

  const button = (action: Action, icon: LucideIcon, label: string, onClick: () => void): ReactNode => (
    <Button
      key={action}
      icon={busy === action ? undefined : icon}
      aria-disabled={Boolean(busy) || undefined}
      className="aria-disabled:opacity-50 max-xl:px-3"
      onClick={onClick}
    >
      {busy === action && <Spinner />}
      <span className="max-xl:sr-only">{label}</span>
    </Button>
  );

  return (
    <div className="flex gap-2">
      {isImage &&
        canCopyImages() &&
        button('copy', Copy, copiesAsItIs(blob.type) ? toolWords.copy : toolWords.copyAsPng(frames), () =>
          guarded('copy', copy, toolWords.notCopied),
        )}
      {canShareFile(blob, name) &&
        button('share', Share, toolWords.shareFile, () =>
          guarded('share', async () => ((await shareFile(blob, name)) ? onSaved() : undefined), toolWords.notShared),
        )}
      {place &&
        button('save-again', Save, toolWords.saveAgain(place.name), () =>
          guarded('save-again', () => saveTo(place), toolWords.notSaved),
        )}
      {canSaveAs() &&
        button('save-as', FolderDown, toolWords.saveAs, () =>
          guarded('save-as', async () => saveTo(await askForFile(name, blob.type)), toolWords.notSaved),
        )}
    </div>
  );
}

import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Spinner } from '#app/components/spinner.tsx';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { zipWords } from '#words/zip.ts';
import { makeZip } from './make-zip.ts';
import { askForFolder, canSaveToFolder, saveToFolder } from './save-to-folder.ts';
import type { ZipImage } from './zip-image.ts';

const USUAL_ZIP_NAME = 'processed-images';

interface DownloadAllProps {
  images: readonly ZipImage[];
  /** Other files for the archive or the folder, which are not counted. */
  beside?: readonly ZipImage[];
  /** The archive's name, without its extension. */
  zipName?: () => string;
  disabled?: boolean;
  kind?: 'primary' | 'secondary';
  className?: string | undefined;
  /** On a phone in one row with another button, and the folder above it. */
  compact?: boolean;
  /** The files have been downloaded, or written to the folder. */
  onSaved?(images: readonly ZipImage[]): void;
}

/** All results as one ZIP and, if the browser supports it, as files in a folder. */
export function DownloadAll(props: DownloadAllProps) {
  const {
    images,
    beside = [],
    zipName = () => USUAL_ZIP_NAME,
    disabled = false,
    kind = 'secondary',
    className,
    compact = false,
    onSaved,
  } = props;
  const [busy, setBusy] = useState<'zip' | 'folder'>();
  // `aria-disabled` instead of `disabled`, so that a press on an empty list can explain why nothing happens.
  const off = disabled || Boolean(busy) || images.length === 0;

  const guarded = async (what: 'zip' | 'folder', save: () => Promise<boolean>, failure: string) => {
    if (disabled || busy) return;
    if (images.length === 0) {
      notify({ ...zipWords.nothing, tone: 'destructive' });
      return;
    }
    setBusy(what);
    try {
      if (await save()) onSaved?.(images);
    } catch {
      notify({ title: zipWords.failed, description: failure, tone: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  };

  const saveZip = async () => {
    saveFile(await makeZip([...images, ...beside]), `${zipName()}.zip`);
    notify(zipWords.packed(images.length));
    return true;
  };

  const saveFolder = async () => {
    const folder = await askForFolder();
    if (!folder) return false;
    await saveToFolder(folder, [...images, ...beside]);
    notify(zipWords.saved(images.length, folder.name));
    return true;
  };

  return (
    <div className={classNames('flex gap-2', className)}>
      <Button
        kind={kind}
        aria-disabled={off || undefined}
        className={classNames('flex-auto aria-disabled:opacity-50', compact && 'max-sm:px-3 max-sm:text-small')}
        onClick={() => guarded('zip', saveZip, zipWords.zipFailed)}
      >
        {busy === 'zip' ? (
          <>
            <Spinner />
            {zipWords.creating}
          </>
        ) : (
          <>
            <Download
              aria-hidden
              size={18}
              strokeWidth={1.75}
              className={classNames('shrink-0', compact && 'max-sm:hidden')}
            />
            {`${CONTROLS.downloadAll} (${images.length})`}
          </>
        )}
      </Button>
      {canSaveToFolder() && (
        <Button
          icon={busy === 'folder' ? undefined : FolderDown}
          aria-disabled={off || undefined}
          className={classNames('aria-disabled:opacity-50', compact && 'max-sm:absolute max-sm:top-0 max-sm:right-2')}
          onClick={() => guarded('folder', saveFolder, zipWords.folderFailed)}
        >
          {busy === 'folder' ? (
            <>
              <Spinner />
              {zipWords.saving}
            </>
          ) : (
            <span className="max-[30rem]:sr-only">{zipWords.saveToFolder}</span>
          )}
        </Button>
      )}
    </div>
  );
}

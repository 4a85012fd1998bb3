import { ArrowRight, Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { makeZip } from '#app/zip/make-zip.ts';
import { formOf } from '#catalogue/forms/index.ts';
import { formatBytes } from '#words/bytes.ts';
import { formPhotoWords } from '#words/form-photo.ts';
import { toolWords } from '#words/tools.ts';
import { zipWords } from '#words/zip.ts';
import { nextAfter, type Ready, type ReadyFiles, readyOf } from './ready.ts';

interface FormActionsProps {
  form: string | undefined;
  /** The current picture's file, once it is finished. */
  current: Ready | undefined;
  isMaking: boolean;
  ready: ReadyFiles;
  onNext(form: string): void;
}

/** Saving the file, going to the form's next picture, and saving all of them together. */
export function FormActions({ form, current, isMaking, ready, onNext }: FormActionsProps) {
  const [isPacking, setPacking] = useState(false);
  const all = readyOf(form, ready);
  const next = nextAfter(form, ready);
  const found = form ? formOf(form)?.form : undefined;
  const subject = next && formOf(next)?.picture.subject;

  const saveAll = async () => {
    setPacking(true);
    try {
      saveFile(await makeZip(all), `${found?.id}.zip`);
    } catch {
      notify({ title: zipWords.failed, description: zipWords.zipFailed, tone: 'destructive' });
    } finally {
      setPacking(false);
    }
  };

  return (
    <div className="flex flex-wrap gap-2">
      {current && next && subject && (
        <Button icon={ArrowRight} className="min-w-0 flex-1 px-2 text-small" onClick={() => onNext(next)}>
          <span className="truncate">{formPhotoWords.next(formPhotoWords.subjects[subject])}</span>
        </Button>
      )}
      {all.length > 1 && (
        <Button icon={FolderDown} className="min-w-0 flex-1 px-2 text-small" disabled={isPacking} onClick={saveAll}>
          <span className="truncate">{formPhotoWords.zip(all.length)}</span>
        </Button>
      )}
      <Button
        kind="primary"
        icon={Download}
        className="w-full"
        disabled={!current}
        onClick={() => current && saveFile(current.blob, current.filename)}
      >
        {current
          ? `${toolWords.download} · ${formatBytes(current.blob.size)}`
          : isMaking
            ? formPhotoWords.making
            : toolWords.download}
      </Button>
    </div>
  );
}

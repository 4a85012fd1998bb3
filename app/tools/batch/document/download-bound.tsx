import { Download } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { loadEngine } from '#app/engine/load-engine.ts';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import type { ZipImage } from '#app/zip/zip-image.ts';
import { batchWords } from '#words/batch.ts';
import type { BoundFile } from './document.ts';

interface DownloadBoundProps {
  /** Files of one page or frame each, in order. */
  parts: readonly ZipImage[];
  file: BoundFile;
  /** Without its extension. */
  name(): string;
  disabled: boolean;
  kind: 'primary' | 'secondary';
  onSaved(parts: readonly ZipImage[]): void;
}

/** All results as one file. */
export function DownloadBound({ parts, file, name, disabled, kind, onSaved }: DownloadBoundProps) {
  const { label, extension, of, delay } = file;
  const off = disabled || parts.length === 0;
  const save = async () => {
    try {
      const { engine } = await loadEngine();
      saveFile(
        await engine.bind(
          parts.map(({ blob }) => blob),
          { delay },
        ),
        `${name()}.${extension}`,
      );
      notify(batchWords.boundToast(label, of, parts.length));
      onSaved(parts);
    } catch {
      notify({ ...batchWords.bindingFailed, tone: 'destructive' });
    }
  };
  return (
    <Button
      kind={kind}
      icon={Download}
      aria-disabled={off || undefined}
      className="flex-auto aria-disabled:opacity-50 sm:flex-none"
      onClick={() => !off && save()}
    >
      {batchWords.downloadBound(label, of, parts.length)}
    </Button>
  );
}

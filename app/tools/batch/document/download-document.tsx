import { Download } from 'lucide-react';
import { Button } from '#app/components/button.tsx';
import { loadEngine } from '#app/engine/load-engine.ts';
import { notify } from '#app/toast/toast.ts';
import { saveFile } from '#app/tools/shared/save-file.ts';
import type { ZipImage } from '#app/zip/zip-image.ts';
import { SENTENCES } from '../sentences.ts';
import type { BoundDocument } from './document.ts';

interface DownloadDocumentProps {
  /** Documents of one page each, in their order. */
  pages: readonly ZipImage[];
  document: BoundDocument;
  /** Without its extension. */
  name(): string;
  disabled: boolean;
  kind: 'primary' | 'secondary';
  onSaved(pages: readonly ZipImage[]): void;
}

/** All results as one document. */
export function DownloadDocument({ pages, document, name, disabled, kind, onSaved }: DownloadDocumentProps) {
  const { label, extension } = document;
  const off = disabled || pages.length === 0;
  const save = async () => {
    try {
      const { engine } = await loadEngine();
      saveFile(await engine.bind(pages.map(({ blob }) => blob)), `${name()}.${extension}`);
      notify(SENTENCES.boundToast(label, pages.length));
      onSaved(pages);
    } catch {
      notify({ ...SENTENCES.bindingFailed, tone: 'destructive' });
    }
  };
  return (
    <Button
      kind={kind}
      icon={Download}
      aria-disabled={off || undefined}
      className="flex-auto basis-full aria-disabled:opacity-50 sm:basis-auto"
      onClick={() => !off && save()}
    >
      {SENTENCES.downloadDocument(pages.length)}
    </Button>
  );
}

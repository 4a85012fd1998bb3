import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Compare } from '#app/compare/compare.tsx';
import { Button } from '#app/components/button.tsx';
import { formatBytes } from '#app/components/bytes.ts';
import { IconButton } from '#app/components/icon-button.tsx';
import { formatSize } from '#app/components/pixels.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import { usePreview } from '#app/engine/use-preview.ts';
import { BeforePicture } from '#app/tools/adjust/before-picture.tsx';
import { ORIGINAL, regionIn } from '#app/tools/adjust/region.ts';
import { CONTROLS } from '#catalogue/tools.ts';
import type { BatchItem, RowResult } from './batch.ts';

interface CompareDialogProps {
  item: BatchItem;
  outcome: RowResult;
  door: Loaded['door'] | undefined;
  onDownload(): void;
  onClose(): void;
}

/** A close look at one result beside its original. */
export function CompareDialog({ item, outcome, door, onDownload, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { file, probe } = item;
  const { result, recipe } = outcome;
  const before = usePreview(file);
  const after = usePreview(result.blob);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="compare-title"
      className="m-auto w-[min(70rem,calc(100vw-1rem))] max-w-none overflow-hidden rounded-surface border border-line bg-surface p-0 text-text shadow-float"
      onClose={onClose}
    >
      <div className="flex items-center gap-2 p-2 pl-4">
        <h2 id="compare-title" className="min-w-0 flex-1 truncate font-semibold">
          {file.name || 'Before and after'}
        </h2>
        <Button icon={Download} onClick={onDownload}>
          {CONTROLS.download}
        </Button>
        <IconButton label="Close" icon={X} onClick={() => dialog.current?.close()} />
      </div>
      <Compare
        size={result}
        before={{
          picture: (
            <BeforePicture preview={before} region={probe && door ? regionIn(door, probe, recipe.edits) : ORIGINAL} />
          ),
          facts: `${formatBytes(file.size)}${probe ? ` · ${formatSize(probe)}` : ''}`,
        }}
        after={{
          picture: <BeforePicture preview={after} region={ORIGINAL} />,
          facts: `${formatBytes(result.bytes)} · ${formatSize(result)}`,
        }}
      />
    </dialog>
  );
}

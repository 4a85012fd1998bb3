import { Download, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePreview } from '#app/engine/use-preview.ts';
import { formatBytes } from '#words/bytes.ts';
import { toolWords } from '#words/tools.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { pinnedBar } from './pinned-bar.ts';

interface PreviewCardProps {
  original?: File | undefined;
  processed?: { blob: Blob; name: string } | undefined;
  /** By how many percent the result is smaller; shown if present. */
  savings?: number | undefined;
  onDownload?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Further actions for the result, next to 'Download'. */
  actions?: ReactNode;
  /** Replaces the plain picture, for example with a crop frame or a comparison. */
  children?: ReactNode;
  /** More facts, such as dimensions. */
  facts?: ReactNode;
}

/** An image on its stage, with its facts and actions. */
export function PreviewCard(props: PreviewCardProps) {
  const { original, processed, savings, onDownload, onRemove, actions, children, facts } = props;
  const blob = processed?.blob ?? original;
  if (!blob) return null;
  const name = processed?.name ?? original?.name;
  return (
    <section aria-label={toolWords.preview} className="overflow-clip rounded-surface border border-line bg-surface">
      {children ?? <PlainPicture blob={blob} name={name} />}
      <div
        {...pinnedBar(processed && onDownload && 'phone')}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface px-4 py-2',
          // Pinned while the picture is visible, within reach of the thumb.
          processed && onDownload && 'max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:border-t max-lg:border-line',
        )}
      >
        <div className="min-w-0 flex-1 basis-40">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          <p className="text-small text-muted">
            {formatBytes(blob.size)}
            {facts && <> · {facts}</>}
            {savings !== undefined && (
              <>
                <span aria-hidden className="font-medium text-good">
                  {' · '}
                  {toolWords.savings(savings)}
                </span>
                <span className="sr-only">, {toolWords.smaller(savings)}</span>
              </>
            )}
          </p>
        </div>
        {original && onRemove && (
          <Button icon={Trash2} className="max-sm:px-3" onClick={onRemove}>
            <span className="max-sm:sr-only">{toolWords.remove}</span>
          </Button>
        )}
        {actions}
        {processed && onDownload && (
          <Button kind="primary" icon={Download} onClick={onDownload} className="max-md:w-full">
            {toolWords.download}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The stage of a plain picture: 256 pixels high, or more if there is space. */
function PlainPicture({ blob, name }: { blob: Blob; name: string | undefined }) {
  const preview = usePreview(blob);
  return (
    <div
      className={classNames(
        'flex h-64 lg:h-(--stage-height) lg:min-h-96 items-center justify-center bg-stage',
        preview.state === 'ready' && 'p-4 lg:p-6',
      )}
    >
      {preview.state === 'ready' && (
        <img src={preview.url} alt={name ?? ''} className="checkerboard max-h-full max-w-full object-contain" />
      )}
      {preview.state === 'none' && <p className="text-small text-text">{toolWords.noImage}</p>}
    </div>
  );
}

import { ImageIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { TOOL_PAGES } from '#pages/tools.ts';
import { refusalWords } from '#words/refusal.ts';
import { alone } from './invitation.tsx';

/** The number of pictures that fit in a row on a phone. */
const MOST_SHOWN = 4;

interface SeveralProps {
  files: readonly File[];
  /** Why they were refused. */
  reason: string;
  /** Moves all of them to the batch. */
  onAll(): void;
  /** The intended one. */
  onOne(file: File): void;
  /** What opens the file dialog. */
  browse: ReactNode;
}

/** Shown in the upload area of a tool for one image if several were dropped. The next step is one press, or Enter. */
export function Several({ files, reason, onAll, onOne, browse }: SeveralProps) {
  const primary = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new set of files
  useEffect(() => primary.current?.focus({ preventScroll: true }), [files]);
  const more = files.length - MOST_SHOWN;
  return (
    <div className="flex min-w-0 flex-col items-center gap-4">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        {files.slice(0, MOST_SHOWN).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no unique names, and the list is replaced as a whole
          <li key={index}>
            <button
              type="button"
              aria-label={refusalWords.openOnly(file.name || refusalWords.nameless)}
              className="grid size-16 place-items-center overflow-hidden rounded-control border border-line bg-stage transition-colors hover:border-text sm:size-24"
              onClick={alone(() => onOne(file))}
            >
              <Thumbnail file={file} />
            </button>
          </li>
        ))}
        {more > 0 && <li className="px-2 text-muted">+{more}</li>}
      </ul>
      <p role="status" className="text-small text-muted">
        {reason}. {refusalWords.pressOne}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button ref={primary} kind="primary" onClick={alone(onAll)}>
          {refusalWords.toBatch(files.length, TOOL_PAGES.batch.name)}
        </Button>
        {browse}
      </div>
    </div>
  );
}

/** The browser's own preview. As an image, a drawing cannot run its scripts. */
function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file.type === 'image/svg+xml') return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (!url) return <ImageIcon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />;
  return <img src={url} alt="" className="checkerboard max-h-full max-w-full" onError={() => setUrl(undefined)} />;
}

import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { carryFiles } from '#app/upload/hand-over.ts';
import { BATCH_ACTIONS, type BatchAction } from '#catalogue/tools.ts';
import { TOOL_PAGES } from '#pages/tools.ts';
import { formatBytes } from '#words/bytes.ts';
import { homeDropWords, OFFERS } from '#words/home-drop.ts';
import { formatSize } from '#words/pixels.ts';
import { ICONS } from '../tool-cards.tsx';
import { MOST_SHOWN, type Seen, useSeen } from './use-seen.ts';

/** Shows the dropped files and the tools for them. */
export function Ask({ files }: { files: readonly File[] }) {
  const first = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const seen = useSeen(files);

  // The button that opened these files is gone, so this takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new set of files
  useEffect(() => first.current?.focus({ preventScroll: true }), [files]);

  const go = (action: BatchAction) => {
    const isSeveral = files.length > 1;
    const { path } = isSeveral ? TOOL_PAGES.batch : TOOL_PAGES[action];
    carryFiles(files, path, { agreed: true });
    navigate(isSeveral ? `${path}?action=${action}` : path);
  };

  return (
    <div className="flex min-w-0 flex-col gap-4 rounded-surface border border-line bg-surface p-4 text-center sm:p-6">
      <Pictures files={files} seen={seen} />
      <h2 className="font-semibold sm:text-lead">{homeDropWords.ask(files.length)}</h2>
      <ul className="grid grid-cols-3 gap-2">
        {BATCH_ACTIONS.map((action, index) => {
          const Icon = ICONS[TOOL_PAGES[action].icons[0]];
          return (
            <li key={action}>
              <button
                ref={index === 0 ? first : undefined}
                type="button"
                className="flex size-full flex-col items-center gap-1 rounded-control border border-edge bg-surface px-1 py-3 transition-colors hover:border-text hover:bg-sunken sm:px-2"
                onClick={() => go(action)}
              >
                <Icon aria-hidden size={22} strokeWidth={1.5} className="text-accent" />
                <span className="font-medium">{TOOL_PAGES[action].verb}</span>
                <span className="text-small text-balance text-muted">{OFFERS[action]}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** One file with its picture and facts; several with some of their pictures and a summary. */
function Pictures({ files, seen }: { files: readonly File[]; seen: ReadonlyMap<File, Seen> }) {
  const [file] = files;
  if (file && files.length === 1) {
    const { label, size, picture } = seen.get(file) ?? {};
    return (
      <div className="flex w-full min-w-0 items-center gap-4 text-left">
        <Thumbnail picture={picture} className="size-24 sm:size-28" />
        <div className="min-w-0">
          <p className="truncate font-medium">{file.name || homeDropWords.unnamed}</p>
          <p className="text-muted">{formatBytes(file.size)}</p>
          <p className="min-h-5 text-small text-muted">
            {[size && formatSize(size), label].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
    );
  }
  const labels = new Set(files.flatMap((file) => seen.get(file)?.label ?? []));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="w-full">
      <div className="flex justify-center gap-2">
        {files.slice(0, MOST_SHOWN).map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no unique names, and the list is replaced as a whole
          <Thumbnail key={index} picture={seen.get(file)?.picture} className="size-16 sm:size-20" />
        ))}
      </div>
      <p className="mt-3 font-medium">{homeDropWords.together(files.length, bytes)}</p>
      <p className="min-h-5 text-small text-muted">{[...labels].join(', ')}</p>
    </div>
  );
}

function Thumbnail({ picture, className }: { picture: string | undefined; className: string }) {
  return (
    <div className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-stage ${className}`}>
      {picture && <img src={picture} alt="" className="checkerboard max-h-full max-w-full" />}
    </div>
  );
}

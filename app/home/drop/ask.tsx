import { FileDown, Image as ImageIcon, type LucideIcon, RefreshCw, Scaling } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { formatBytes } from '#app/components/bytes.ts';
import { Notice } from '#app/components/notice.tsx';
import { formatSize } from '#app/components/pixels.ts';
import { Spinner } from '#app/components/spinner.tsx';
import { errorSentence } from '#app/engine/error-sentences.ts';
import { carryFiles, leaveFiles } from '#app/upload/hand-over.ts';
import { Refusal } from '#app/upload/refusal.tsx';
import { rejectionMessage } from '#app/upload/rejection-message.ts';
import { BATCH_ACTIONS, BATCH_LIMIT, type BatchAction, TOOLS, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { type Judged, judge } from './judge.ts';
import { OFFERS, SENTENCES } from './sentences.ts';
import { MOST_SHOWN, type Seen, useSeen } from './use-seen.ts';

const LIMITS = { maxFiles: BATCH_LIMIT, maxSizeMb: UPLOAD_LIMIT_MB };
const ICONS: Readonly<Record<BatchAction, LucideIcon>> = { resize: Scaling, compress: FileDown, convert: RefreshCw };

const NONE: readonly File[] = [];

interface AskProps {
  files: readonly File[];
  /** Opens the file dialog. */
  onOthers(): void;
}

/** What came, by what it is, and what can be done with it. */
export function Ask({ files, onOthers }: AskProps) {
  const [judged, setJudged] = useState<Judged>();
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const taken = judged?.taken ?? NONE;
  const seen = useSeen(taken);

  useEffect(() => {
    let isWanted = true;
    setProblem(undefined);
    judge(files, LIMITS).then(
      (judged) => isWanted && setJudged(judged),
      (error) => isWanted && setProblem(errorSentence(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [files]);

  const isAsked = taken.length > 0;
  // What had the focus is gone.
  useEffect(() => {
    if (isAsked) first.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const go = (action: BatchAction) => {
    const tool = taken.length > 1 ? TOOLS.batch : TOOLS[action];
    leaveFiles(taken, '/');
    carryFiles(taken, tool.path);
    navigate(taken.length > 1 ? `${tool.path}?action=${action}` : tool.path);
  };

  if (!judged && !problem) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Spinner />
        {SENTENCES.reading}
      </p>
    );
  }
  const [rejection] = judged?.rejections ?? [];
  const message = problem ?? (rejection && rejectionMessage(rejection, LIMITS));
  return (
    <div className="flex w-full min-w-0 flex-col items-center gap-4">
      {isAsked && (
        <>
          <Pictures files={taken} seen={seen} />
          <h2 className="font-semibold sm:text-lead">{SENTENCES.ask(taken.length)}</h2>
          <ul className="grid w-full grid-cols-3 gap-2">
            {BATCH_ACTIONS.map((action, index) => {
              const Icon = ICONS[action];
              return (
                <li key={action}>
                  <button
                    ref={index === 0 ? first : undefined}
                    type="button"
                    className="flex size-full flex-col items-center gap-1 rounded-control border border-edge bg-surface px-2 py-3 transition-colors hover:border-text hover:bg-sunken"
                    onClick={() => go(action)}
                  >
                    <Icon aria-hidden size={22} strokeWidth={1.5} className="text-accent" />
                    <span className="font-medium">{TOOLS[action].verb}</span>
                    <span className="text-small text-muted">{OFFERS[action]}</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {message && (
        <div className="flex w-full flex-col items-start gap-2 text-left">
          <Notice tone="error">{message}</Notice>
          {judged && rejection && (
            <Refusal rejections={judged.rejections} taken={taken.length} maxSizeMb={UPLOAD_LIMIT_MB} />
          )}
        </div>
      )}
      <Button kind={isAsked ? 'quiet' : 'primary'} className="text-small" onClick={onOthers}>
        {SENTENCES.others}
      </Button>
    </div>
  );
}

/** One by its picture and its facts; several by some of their pictures and by what they are together. */
function Pictures({ files, seen }: { files: readonly File[]; seen: ReadonlyMap<File, Seen> }) {
  const [file] = files;
  if (file && files.length === 1) {
    const { label, size, picture } = seen.get(file) ?? {};
    return (
      <div className="flex w-full min-w-0 items-center gap-4 text-left">
        <Thumbnail picture={picture} className="size-24 sm:size-28" />
        <div className="min-w-0">
          <p className="truncate font-medium">{file.name || SENTENCES.unnamed}</p>
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
          // biome-ignore lint/suspicious/noArrayIndexKey: files have no name of their own, and the list is replaced as a whole
          <Thumbnail key={index} picture={seen.get(file)?.picture} className="size-16 sm:size-20" />
        ))}
      </div>
      <p className="mt-3 font-medium">{SENTENCES.together(files.length, bytes)}</p>
      <p className="min-h-5 text-small text-muted">{[...labels].join(', ')}</p>
    </div>
  );
}

function Thumbnail({ picture, className }: { picture: string | undefined; className: string }) {
  return (
    <div className={`grid shrink-0 place-items-center overflow-hidden rounded-control bg-stage ${className}`}>
      {picture ? (
        <img src={picture} alt="" className="checkerboard size-full object-contain" />
      ) : (
        <ImageIcon aria-hidden size={24} strokeWidth={1.5} className="text-muted" />
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { checkEach } from './check-each.ts';
import { handOver, takeCarriedFiles } from './hand-over.ts';
import { type Failure, failureOf, intake, isCalm, NOTHING, type Problem, refusalOf } from './intake.ts';
import { Browse, Invitation } from './invitation.tsx';
import { usePageDrop } from './use-page-drop.ts';
import { usePaste } from './use-paste.ts';

interface UploadAreaProps {
  /** @param beside the files of the last call, which were within the limits */
  onFiles(files: File[], beside?: boolean): void;
  /** The maximum number of files on the page. */
  maxFiles?: number;
  /** The number of files that still fit. */
  room?: number;
  maxSizeMb?: number | undefined;
  multiple?: boolean;
  /** For a page with one image: moves several images to the batch. */
  onSeveral?: (files: File[]) => void;
  disabled?: boolean;
  /** The page's problem with the last files. The next drop clears it. */
  failure?: Failure | undefined;
  onFailureCleared?(): void;
  /** The way on after the page's problem. */
  remedy?: ReactNode;
  /** Replaces the invitation during an activity. */
  busy?: ReactNode;
  /** Smaller and without the page's primary button: for adding further files. */
  compact?: boolean;
}

/** The last refusal, unless the page has failed since. */
function useRefusal(failure: Failure | undefined) {
  const state = useState<Problem>();
  const [, setRefusal] = state;
  const [known, setKnown] = useState(failure);
  if (failure !== known) {
    setKnown(failure);
    if (failure) setRefusal(undefined);
  }
  return state;
}

/** What shows refused files, loaded with the first of them. The sentence itself does not need it. */
function useAfterRefusal(isNeeded: boolean) {
  const [more, setMore] = useState<typeof import('./refusal.tsx')>();
  useEffect(() => {
    if (isNeeded) import('./refusal.tsx').then(setMore, () => {});
  }, [isNeeded]);
  return more;
}

interface RefusedProps extends Pick<Required<UploadAreaProps>, 'maxSizeMb' | 'multiple'> {
  more: typeof import('./refusal.tsx') | undefined;
  problem: Problem;
  onAnyway(files: File[], beside: boolean): void;
  children: ReactNode;
}

function Refused({ more, problem, ...rest }: RefusedProps) {
  if (!more) return <Notice tone={isCalm(problem) ? 'info' : 'error'}>{problem.message}</Notice>;
  return <more.Refusal problem={problem} {...rest} />;
}

/** Receives images: dropped anywhere on the page, from the file dialog, or pasted. */
export function UploadArea(props: UploadAreaProps) {
  const { onFiles, maxFiles = 1, room = maxFiles, maxSizeMb = UPLOAD_LIMIT_MB, multiple = false, onSeveral } = props;
  const { disabled = false, failure, onFailureCleared, remedy, busy, compact = false } = props;
  const [refusal, setRefusal] = useRefusal(failure);
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const isOpen = !disabled && !busy;

  // React sometimes, but not always, reports files that were chosen before hydration. The same files must not arrive
  // twice: the second time, those above the limit would be accepted.
  const taken = useRef(new WeakSet<File>());

  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const turn = useRef(0);

  /** @param wereDropped whether they are all that folders contain */
  const receive = async (arrived: readonly File[], wereDropped: boolean) => {
    const files = arrived.filter((file) => !taken.current.has(file));
    if (files.length < Math.min(arrived.length, 1)) return;
    for (const file of files) taken.current.add(file);
    turn.current += 1;
    const own = turn.current;
    const { valid, invalid } = await checkEach(files, maxSizeMb);
    // A picture that came meanwhile replaces this one.
    if (!multiple && own !== turn.current) return;
    const { accepted, refused } = intake({ valid, invalid }, { multiple, room });
    const toBatch = onSeveral !== undefined;
    const isNothing = wereDropped && files.length === 0;
    setRefusal(isNothing ? NOTHING : refusalOf({ accepted, refused }, { maxFiles, maxSizeMb, toBatch }));
    onFailureCleared?.();
    if (accepted.length > 0) onFiles([...accepted]);
  };
  const isDragged = usePageDrop({
    onFiles: isOpen ? (files) => void receive(files, true) : undefined,
    onError: (cause) => setRefusal(failureOf(cause)),
    area: rootRef,
  });

  // The page exists before its scripts. Files that were chosen in between are accepted now, as are files from another
  // page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that are there when the area appears
  useEffect(() => {
    const input = inputRef.current;
    const brought = takeCarriedFiles(pathname, cameBack);
    if (brought?.agreed) onFiles([...brought.files]);
    else if (input && brought) handOver(input, brought.files);
    else if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [inputRef]);

  const choose = (files: Iterable<File>) => inputRef.current && handOver(inputRef.current, files);
  usePaste(isOpen, choose);

  const onAnyway = (files: File[], beside: boolean) => {
    setRefusal(undefined);
    onFiles(files, beside);
  };
  const problem: Problem | undefined = refusal ?? (failure ? { why: 'failed', ...failure } : undefined);
  const more = useAfterRefusal(problem !== undefined);
  const browse = (kind: 'primary' | 'secondary') => (
    <Browse
      kind={kind}
      input={{
        ref: inputRef,
        multiple: multiple || onSeveral !== undefined,
        disabled,
        onChange: ({ currentTarget: { files } }) => isOpen && void receive([...(files ?? [])], false),
      }}
    />
  );
  const offer = more && problem?.why === 'several' && !isDragged && (
    <more.Several
      files={problem.files}
      reason={problem.message}
      onAll={() => onSeveral?.([...problem.files])}
      onOne={(file) => onAnyway([file], false)}
      browse={browse('secondary')}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the field inside
    <div
      ref={rootRef}
      role="presentation"
      aria-disabled={disabled || undefined}
      className={classNames(
        'flex cursor-pointer flex-col items-center justify-center gap-4 rounded-surface border-2 border-dashed bg-surface text-center transition-colors',
        compact ? 'p-3' : 'min-h-64 p-4 sm:min-h-72 sm:p-6 md:min-h-96',
        isDragged ? 'border-accent bg-sunken' : 'border-edge hover:border-text',
        disabled && 'pointer-events-none opacity-50',
        Boolean(busy) && 'cursor-default',
      )}
      onClick={() => isOpen && inputRef.current?.click()}
    >
      {!busy && problem && !offer && (
        <Refused more={more} problem={problem} {...{ maxSizeMb, multiple, onAnyway }}>
          {!refusal && remedy}
        </Refused>
      )}
      {offer && problem.files.length < problem.intake.refused.length && (
        <more.Anyway
          intake={problem.intake}
          {...{ maxSizeMb, multiple }}
          onAnyway={(files) => onAnyway(files, false)}
        />
      )}
      {busy || offer || (
        <Invitation
          look={compact || problem ? 'compact' : 'large'}
          isDragged={isDragged}
          disabled={disabled}
          maxSizeMb={maxSizeMb}
          browse={browse(compact || (problem && isCalm(problem)) ? 'secondary' : 'primary')}
          onPhotos={choose}
        />
      )}
    </div>
  );
}

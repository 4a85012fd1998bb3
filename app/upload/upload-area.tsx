import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useLocation, useNavigationType } from 'react-router';
import { classNames } from '#app/components/class-names.ts';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { uploadWords } from '#words/upload.ts';
import { ACCEPT_ATTRIBUTE } from './accepted-types.ts';
import { checkType } from './check-type.ts';
import { handOver, takeCarriedFiles } from './hand-over.ts';
import { failureOf, intake, type Problem, refusalOf } from './intake.ts';
import { Invitation } from './invitation.tsx';
import { type AfterRefusal, ProblemNotice } from './problem-notice.tsx';
import { usePaste } from './use-paste.ts';

const BYTES_PER_MB = 1024 * 1024;

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
  /** The problem with the last files. The next drop clears it. */
  error?: string | undefined;
  onErrorCleared?(): void;
  /** Replaces the invitation during an activity. */
  busy?: ReactNode;
  /** Smaller and without the page's primary button: for adding further files. */
  compact?: boolean;
}

/** Receives images: dropped, from the file dialog, or pasted anywhere on the page. */
export function UploadArea(props: UploadAreaProps) {
  const { onFiles, maxFiles = 1, room = maxFiles, maxSizeMb = UPLOAD_LIMIT_MB, multiple = false, onSeveral } = props;
  const { disabled = false, error, onErrorCleared, busy, compact = false } = props;
  const [refusal, setRefusal] = useState<Problem>();
  // Loaded with the first refusal; the sentence itself does not need it.
  const [more, setMore] = useState<AfterRefusal>();
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === 'POP';

  // React sometimes, but not always, reports files that were chosen before hydration. The same files must not be added
  // twice.
  const taken = useRef(new WeakSet<File>());

  const { getRootProps, getInputProps, open, inputRef, isDragActive, isDragGlobal } = useDropzone({
    maxSize: maxSizeMb * BYTES_PER_MB,
    // If one image is wanted and several arrive, all are checked: they may belong to the batch.
    multiple: true,
    disabled: disabled || Boolean(busy),
    validator: checkType,
    // The keyboard reaches the button inside, and pasting works on the whole page.
    noKeyboard: true,
    noPaste: true,
    onDrop: (files, invalid) => {
      const valid = files.filter((file) => !taken.current.has(file));
      const { accepted, refused } = intake({ valid, invalid }, { multiple, room });
      setRefusal(refusalOf({ accepted, refused }, { maxFiles, maxSizeMb, toBatch: onSeveral !== undefined }));
      if (refused.length > 0) import('./refusal.tsx').then(setMore, () => {});
      onErrorCleared?.();
      for (const file of accepted) taken.current.add(file);
      if (accepted.length > 0) onFiles([...accepted]);
    },
    onError: (cause) => setRefusal(failureOf(cause)),
  });

  // The page exists before its scripts. Files that were chosen in between are accepted now, as are files from another
  // page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that are there when the area appears
  useEffect(() => {
    const input = inputRef.current;
    const brought = takeCarriedFiles(pathname, cameBack);
    // After the effects of the surrounding page, one of which reads the address.
    if (brought?.agreed) queueMicrotask(() => onFiles([...brought.files]));
    else if (input && brought) handOver(input, brought.files);
    else if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [inputRef]);

  const choose = (files: Iterable<File>) => inputRef.current && handOver(inputRef.current, files);
  usePaste(!disabled && !busy, choose);

  const onAnyway = (files: File[], beside: boolean) => {
    setRefusal(undefined);
    onFiles(files, beside);
  };
  const problem: Problem | undefined = refusal ?? (error ? { why: 'failed', message: error } : undefined);
  const offer = more && problem?.why === 'several' && !isDragActive && (
    <more.Several
      files={problem.files}
      reason={problem.message}
      onAll={() => onSeveral?.([...problem.files])}
      onOne={(file) => onAnyway([file], false)}
      onBrowse={open}
    />
  );
  return (
    <div>
      <div
        {...getRootProps({
          'aria-disabled': disabled || undefined,
          className: classNames(
            'flex cursor-pointer items-center justify-center rounded-surface border-2 border-dashed bg-surface text-center transition-colors',
            compact ? 'p-3' : 'min-h-64 p-4 sm:min-h-72 sm:p-6 md:min-h-96',
            isDragActive ? 'border-accent bg-sunken' : isDragGlobal ? 'border-accent' : 'border-edge hover:border-text',
            disabled && 'pointer-events-none opacity-50',
            Boolean(busy) && 'cursor-default',
          ),
        })}
      >
        <input {...getInputProps({ accept: ACCEPT_ATTRIBUTE, multiple, 'aria-label': uploadWords.input })} />
        {busy || offer || (
          <Invitation
            look={compact ? 'compact' : 'large'}
            isDragged={isDragActive}
            disabled={disabled}
            maxSizeMb={maxSizeMb}
            onBrowse={open}
            onPhotos={choose}
          />
        )}
      </div>
      {problem && (
        <ProblemNotice problem={problem} more={more} maxSizeMb={maxSizeMb} multiple={multiple} onAnyway={onAnyway} />
      )}
    </div>
  );
}

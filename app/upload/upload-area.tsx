import { Camera, Download, ImagePlus } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { useLocation, useNavigationType } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import { CONTROLS } from '#words/catalogue/tools.ts';
import { uploadWords } from '#words/upload.ts';
import { ACCEPT_ATTRIBUTE } from './accepted-types.ts';
import { checkType } from './check-type.ts';
import { handOver, takeCarriedFiles } from './hand-over.ts';
import { PageFormat } from './page-format.ts';
import { rejectionMessage } from './rejection-message.ts';
import { takePhoto } from './take-photo.ts';
import type { Rejection } from './turned-away.ts';
import { usePaste } from './use-paste.ts';

const BYTES_PER_MB = 1024 * 1024;
const TOO_MANY = { code: 'too-many-files', message: '' };

type AfterRefusal = typeof import('./refusal.tsx');

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
  const {
    onFiles,
    maxFiles = 1,
    room = maxFiles,
    maxSizeMb = UPLOAD_LIMIT_MB,
    multiple = false,
    onSeveral,
    disabled = false,
    error,
    onErrorCleared,
    busy,
    compact = false,
  } = props;
  const [refused, setRefused] = useState<{ rejections: Rejection[]; taken: number }>();
  const [failure, setFailure] = useState<string>();
  // Loaded with the first refusal; the sentence itself does not need it.
  const [more, setMore] = useState<AfterRefusal>();
  const pageFormat = useContext(PageFormat);
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
    onDrop: (accepted: File[], rejected: FileRejection[]) => {
      const fresh = accepted.filter((file) => !taken.current.has(file));
      // If one image is wanted and several arrive, the visitor chooses.
      const fitting = !multiple && fresh.length > 1 ? [] : fresh.slice(0, Math.max(0, room));
      const surplus = fresh.slice(fitting.length).map((file) => ({ file, errors: [TOO_MANY] }));
      const rejections = [...surplus, ...rejected];
      setRefused(rejections.length > 0 ? { rejections, taken: fitting.length } : undefined);
      if (rejections.length > 0) import('./refusal.tsx').then(setMore, () => {});
      setFailure(undefined);
      onErrorCleared?.();
      for (const file of fitting) taken.current.add(file);
      if (fitting.length > 0) onFiles(fitting);
    },
    onError: (cause) => setFailure(cause.message || uploadWords.failed),
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

  usePaste(!disabled && !busy, (files) => {
    if (inputRef.current) handOver(inputRef.current, files);
  });

  const rejections = refused?.rejections ?? [];
  const [first] = rejections;
  const message = failure ?? (first ? rejectionMessage(first, { maxFiles, maxSizeMb }) : error);
  const isTooMany = ({ errors: [reason] }: Rejection) => reason?.code === TOO_MANY.code;
  const several = onSeveral && !busy ? rejections.filter(isTooMany).map(({ file }) => file) : [];
  // Calm colours: several images are not an error, only on the wrong page.
  const isOffered = several.length > 0 && failure === undefined && first !== undefined && isTooMany(first);
  const isOfferThere = more !== undefined && isOffered;
  const takeAnyway = (files: File[]) => {
    const beside = (refused?.taken ?? 0) > 0;
    setRefused(undefined);
    onFiles(files, beside);
  };
  const offer = isOfferThere && !isDragActive && message && (
    <more.Several
      files={several}
      reason={message}
      onAll={() => onSeveral?.(several)}
      onOne={(file) => takeAnyway([file])}
      onBrowse={open}
    />
  );
  const Icon = isDragActive ? Download : ImagePlus;
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
          <div
            className={classNames(
              'flex items-center',
              compact ? 'flex-wrap justify-center gap-x-4 gap-y-2' : 'flex-col',
            )}
          >
            <Icon
              aria-hidden
              size={compact ? 24 : 40}
              strokeWidth={compact ? 1.5 : 1.25}
              className={classNames(
                isDragActive ? 'text-accent' : 'text-muted',
                // Fingers cannot drag files here, so on a phone the buttons come before the text.
                !compact && 'pointer-coarse:-order-3 pointer-coarse:mb-4',
              )}
            />
            <p className={compact ? 'font-semibold' : 'mt-2 font-semibold pointer-coarse:mt-0 sm:mt-4 sm:text-lead'}>
              {isDragActive ? uploadWords.dragging : uploadWords.invitation}
            </p>
            <p className={classNames('text-small text-muted', !compact && 'my-2 pointer-coarse:-order-1')}>
              {uploadWords.or}
            </p>
            <div className={classNames('flex flex-wrap justify-center gap-3', !compact && 'pointer-coarse:-order-2')}>
              <Button
                kind={compact ? 'secondary' : 'primary'}
                disabled={disabled}
                onClick={(event) => {
                  // The area around it opens the dialog too.
                  event.stopPropagation();
                  open();
                }}
              >
                {CONTROLS.browse}
              </Button>
              {!compact && (
                <Button
                  icon={Camera}
                  className="not-pointer-coarse:hidden"
                  disabled={disabled}
                  onClick={(event) => {
                    event.stopPropagation();
                    takePhoto((photos) => inputRef.current && handOver(inputRef.current, photos));
                  }}
                >
                  {uploadWords.camera}
                </Button>
              )}
            </div>
            <p className={classNames('text-small text-muted', !compact && 'mt-4')}>
              {uploadWords.hint(maxSizeMb)}
              {pageFormat && ` ${uploadWords.opensToo(pageFormat)}`}
            </p>
            {!compact && <p className="mt-1 text-small text-muted pointer-coarse:hidden">{uploadWords.paste}</p>}
          </div>
        )}
      </div>
      {message && !(isOfferThere && several.length === rejections.length) && (
        <div className="mt-3 flex flex-col items-start gap-2">
          {!isOfferThere && <Notice tone={isOffered ? 'info' : 'error'}>{message}</Notice>}
          {refused && more && (
            <more.Refusal {...refused} maxSizeMb={maxSizeMb} multiple={multiple} onAnyway={takeAnyway} />
          )}
        </div>
      )}
    </div>
  );
}

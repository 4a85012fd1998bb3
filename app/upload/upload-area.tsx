import { Download, ImagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { CONTROLS } from '#catalogue/tools.ts';
import { ACCEPT_ATTRIBUTE } from './accepted-types.ts';
import { checkType } from './check-type.ts';
import { rejectionMessage } from './rejection-message.ts';
import { SENTENCES } from './sentences.ts';

const BYTES_PER_MB = 1024 * 1024;
const TOO_MANY = 'too-many-files';

interface UploadAreaProps {
  onFiles(files: File[]): void;
  maxFiles?: number;
  maxSizeMb?: number | undefined;
  multiple?: boolean;
  disabled?: boolean;
  /** What went wrong with the files that were handed over last; cleared by the next drop. */
  error?: string | undefined;
  onErrorCleared?(): void;
  /** In the place of the invitation, while something is under way. */
  busy?: ReactNode;
  /** Smaller, and without the page's primary button: where files have come in already and more may follow. */
  compact?: boolean;
}

/** Where images come in: dropped, browsed for, or pasted anywhere on the page. */
export function UploadArea(props: UploadAreaProps) {
  const {
    onFiles,
    maxFiles = 1,
    maxSizeMb = 10,
    multiple = false,
    disabled = false,
    error,
    onErrorCleared,
    busy,
    compact = false,
  } = props;
  const [rejection, setRejection] = useState<string>();
  const limits = { maxFiles, maxSizeMb };

  // React tells of what was chosen before it was there, too, though not always: the same files must not come in twice.
  const taken = useRef(new WeakSet<File>());

  const { getRootProps, getInputProps, open, inputRef, isDragActive, isDragGlobal } = useDropzone({
    maxFiles,
    maxSize: maxSizeMb * BYTES_PER_MB,
    multiple,
    disabled: disabled || Boolean(busy),
    validator: checkType,
    // The button inside is what the keyboard reaches, and pasting works on the whole page.
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted: File[], rejected: FileRejection[]) => {
      setRejection(rejected[0] && rejectionMessage(rejected[0], limits));
      onErrorCleared?.();
      // Which of several was meant, where one is wanted, is the visitor's to say; the first would cover the message.
      const undecided = !multiple && rejected.some(({ errors }) => errors.some(({ code }) => code === TOO_MANY));
      const fresh = accepted.filter((file) => !taken.current.has(file));
      for (const file of fresh) taken.current.add(file);
      if (fresh.length > 0 && !undecided) onFiles(fresh);
    },
    onError: (cause) => setRejection(cause.message || SENTENCES.failed),
  });

  // A page is there before its scripts are: what was chosen in between is taken now.
  useEffect(() => {
    const input = inputRef.current;
    if (input?.files?.length) input.dispatchEvent(new Event('change', { bubbles: true }));
  }, [inputRef]);

  // Through the input, so that pasted files meet the same checks as dropped ones.
  useEffect(() => {
    if (disabled || busy) return;
    const onPaste = ({ clipboardData }: ClipboardEvent) => {
      const input = inputRef.current;
      if (!input || !clipboardData || clipboardData.files.length === 0) return;
      input.files = clipboardData.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [disabled, busy, inputRef]);

  const message = rejection ?? error;
  const Icon = isDragActive ? Download : ImagePlus;
  return (
    <div>
      <div
        {...getRootProps({
          'aria-disabled': disabled || undefined,
          className: classNames(
            'flex cursor-pointer items-center justify-center rounded-surface border-2 border-dashed bg-surface text-center transition-colors',
            compact ? 'p-4' : 'min-h-64 p-4 sm:min-h-72 sm:p-6 md:min-h-96',
            isDragActive ? 'border-accent bg-sunken' : isDragGlobal ? 'border-accent' : 'border-edge hover:border-text',
            disabled && 'pointer-events-none opacity-50',
            Boolean(busy) && 'cursor-default',
          ),
        })}
      >
        <input {...getInputProps({ accept: ACCEPT_ATTRIBUTE, 'aria-label': SENTENCES.input })} />
        {busy ?? (
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
              className={isDragActive ? 'text-accent' : 'text-muted'}
            />
            <p className={compact ? 'font-semibold' : 'mt-2 font-semibold sm:mt-4 sm:text-lead'}>
              {isDragActive ? SENTENCES.dragging : SENTENCES.invitation}
            </p>
            <p className={classNames('text-small text-muted', !compact && 'my-2')}>{SENTENCES.or}</p>
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
            <p className={classNames('text-small text-muted', compact ? 'basis-full' : 'mt-4')}>
              {SENTENCES.hint(maxSizeMb)}
            </p>
          </div>
        )}
      </div>
      {message && (
        <div className="mt-3">
          <Notice tone="error">{message}</Notice>
        </div>
      )}
    </div>
  );
}

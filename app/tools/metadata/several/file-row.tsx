import { Check, Download, ListTree, RotateCcw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { errorSentence } from '#app/engine/error-words.ts';
import { sentenceOf } from '#app/tools/inspected/sentence.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { formatBytes } from '#words/bytes.ts';
import { metadataWords } from '#words/metadata.ts';
import { writeMetadataWords } from '#words/write-metadata.ts';
import { writtenLines } from '../write/written.tsx';
import type { Row } from './clean-list.ts';

const { several } = metadataWords;

export interface RowActions {
  onOpen(file: File): void;
  onAgain(file: File): void;
  onRemove(file: File): void;
}

interface FileRowProps {
  file: File;
  row: Row;
  /** The file is not changed at all. */
  isKept: boolean;
  actions: RowActions;
}

/** What is left in a file, or why there is none. */
function doneLine(made: Row['made'], isKept: boolean): string {
  if (made === 'takes-encode') return several.takesEncode;
  if (made === 'cannot-write') return several.cannotWrite;
  if (!made) return '';
  if (isKept) return several.unchanged;
  const { remaining, written } = made;
  return written
    ? `${writeMetadataWords.left(remaining)} ${writtenLines(written).join(' · ')}`
    : metadataWords.left(remaining);
}

/** One of several files: what it reveals, what is left in the finished file, and its buttons. It renders only when it changes. */
export const FileRow = memo(function FileRow({ file, row, isKept, actions }: FileRowProps) {
  const { reveals, removable, isPartial, made, error } = row;
  const { name } = file;
  return (
    <li className="metadata-file text-small">
      <div className="min-w-0">
        <p className="truncate">
          <span className="font-medium">{name}</span> <span className="text-muted">{formatBytes(file.size)}</span>
        </p>
        {error === undefined ? (
          <p>
            {reveals && removable !== undefined ? sentenceOf({ reveals, removable, isPartial }) : metadataWords.reading}
          </p>
        ) : (
          <p className="text-bad">{errorSentence(error)}</p>
        )}
        <p className="flex min-h-5 gap-2 text-muted">
          {typeof made === 'object' && (
            <Check aria-hidden size={16} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
          )}
          <span className="min-w-0 wrap-anywhere">{doneLine(made, isKept)}</span>
        </p>
      </div>
      <div className="flex">
        <IconButton label={several.details(name)} icon={ListTree} onClick={() => actions.onOpen(file)} />
        {error !== undefined && (
          <IconButton label={several.retry(name)} icon={RotateCcw} onClick={() => actions.onAgain(file)} />
        )}
        {typeof made === 'object' && (
          <IconButton label={several.download(name)} icon={Download} onClick={() => saveFile(made.blob, name)} />
        )}
        <IconButton label={several.remove(name)} icon={Trash2} onClick={() => actions.onRemove(file)} />
      </div>
    </li>
  );
});

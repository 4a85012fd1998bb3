import { Check, Download, ListTree, RotateCcw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '#app/components/icon-button.tsx';
import { errorSentence } from '#app/engine/error-words.ts';
import { sentenceOf } from '#app/tools/inspected/sentence.ts';
import { saveFile } from '#app/tools/saving/save-file.ts';
import { formatBytes } from '#words/bytes.ts';
import { metadataWords } from '#words/metadata.ts';
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
  actions: RowActions;
}

/** One of several files: what it reveals, what is left in the finished file, and its buttons. It renders only when it changes. */
export const FileRow = memo(function FileRow({ file, row, actions }: FileRowProps) {
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
          {made === 'takes-encode' && several.takesEncode}
          {typeof made === 'object' && (
            <>
              <Check aria-hidden size={16} strokeWidth={2.5} className="mt-0.5 shrink-0 text-good" />
              <span>{metadataWords.left(made.remaining)}</span>
            </>
          )}
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

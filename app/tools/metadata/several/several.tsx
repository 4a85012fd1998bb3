import { Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import type { SeveralProps } from '#app/tools/series/several-files.ts';
import { ToolLayout } from '#app/tools/shared/tool-layout.tsx';
import { carryFiles } from '#app/upload/hand-over.ts';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { DownloadAll } from '#app/zip/download-all.tsx';
import { TOOL_PAGES } from '#pages/tools.ts';
import { metadataWords } from '#words/metadata.ts';
import { isUnchanged, noticeOf } from '../notice-of.ts';
import { RemovalChoice } from '../removal-choice.tsx';
import { type MetadataSettings, withRemoval } from '../settings.ts';
import { localTime } from '../write/date-text.ts';
import { WriteFold } from '../write/write-fold.tsx';
import type { Row } from './clean-list.ts';
import { FileRow, type RowActions } from './file-row.tsx';
import { summaryOf } from './summary.ts';
import { useCleanList } from './use-clean-list.ts';
import '#app/styles/metadata.css';

const { several } = metadataWords;
const ZIP_NAMES = { cleaned: 'cleaned-images', edited: 'edited-images' };

/** Several files: what each reveals, and all of them with less as one ZIP. */
export function Several(props: SeveralProps<MetadataSettings>) {
  const { files, mostFiles, add, put, open, problem, onProblemCleared, isShown, settings, change } = props;
  const { removal, datesFiles } = settings;
  const { rows, again } = useCleanList(files, settings);
  const isKept = isUnchanged(settings);
  const title = useRef<HTMLHeadingElement>(null);
  const action = useRef<HTMLDivElement>(null);

  const latest = useRef<RowActions>(undefined);
  useEffect(() => {
    latest.current = {
      onOpen: open,
      onAgain: again,
      onRemove: (file) => {
        put(files.filter((other) => other !== file));
        title.current?.focus();
      },
    };
  });
  // Rows render only when they change.
  const actions = useMemo<RowActions>(
    () => ({
      onOpen: (file) => latest.current?.onOpen(file),
      onAgain: (file) => latest.current?.onAgain(file),
      onRemove: (file) => latest.current?.onRemove(file),
    }),
    [],
  );
  if (!isShown) return null;

  const listed = files.map((file) => ({ file, row: rows.get(file) ?? NOTHING_YET }));
  const images = listed.flatMap(({ file: { name, lastModified }, row: { made, taken } }) => {
    if (typeof made !== 'object') return [];
    const date = datesFiles && taken ? localTime(taken) : undefined;
    return [{ blob: made.blob, filename: name, lastModified: date ?? lastModified }];
  });
  const encoded = listed.flatMap(({ file, row: { made } }) => (made === 'takes-encode' ? [file] : []));
  const isWorking = listed.some(({ row: { made, error } }) => !made && error === undefined);
  return (
    <>
      <p role="status" className="metadata-sentence font-semibold">
        {summaryOf(files.length, rows)}
      </p>
      <ToolLayout
        label={metadataWords.step}
        stage={
          <div className="flex flex-col gap-4">
            <UploadArea
              multiple
              maxFiles={mostFiles}
              room={mostFiles - files.length}
              compact
              failure={problem}
              onFailureCleared={onProblemCleared}
              onFiles={add}
            />
            <section aria-labelledby="files" className="min-w-0 rounded-surface border border-line bg-surface">
              <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
                <h2 id="files" ref={title} tabIndex={-1} className="font-semibold outline-none">
                  {several.list} <span className="font-normal text-muted">({files.length})</span>
                </h2>
                {files.length > 1 && (
                  // Each row has up to three buttons.
                  <Button
                    className="not-focus:sr-only"
                    onClick={() => action.current?.querySelector('button')?.focus()}
                  >
                    {several.skipList}
                  </Button>
                )}
                <Button kind="quiet" icon={Trash2} onClick={() => put([])}>
                  {several.clearAll}
                </Button>
              </div>
              <ul aria-labelledby="files" className="divide-y divide-line border-t border-line">
                {listed.map(({ file, row }, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: files have no unique names
                  <FileRow key={i} file={file} row={row} isKept={isKept} actions={actions} />
                ))}
              </ul>
            </section>
          </div>
        }
        settings={
          <>
            <div className="metadata-before-files">
              <RemovalChoice value={removal} onChange={(removal) => change((before) => withRemoval(before, removal))} />
              <WriteFold settings={settings} change={change} isList />
            </div>
            <Notice tone="info">{noticeOf(settings)}</Notice>
            {encoded.length > 0 && (
              <Notice tone="info">
                {several.takeEncode(encoded.length)}{' '}
                <Link
                  to={`${TOOL_PAGES.batch.path}?action=compress`}
                  onClick={() => carryFiles(encoded, TOOL_PAGES.batch.path)}
                >
                  {several.toBatch}
                </Link>
              </Notice>
            )}
          </>
        }
        action={
          <div ref={action}>
            <DownloadAll
              className="metadata-save"
              images={images}
              zipName={() => (removal === undefined ? ZIP_NAMES.edited : ZIP_NAMES.cleaned)}
              kind="primary"
              disabled={isWorking}
            />
          </div>
        }
      />
    </>
  );
}

const NOTHING_YET: Row = {};

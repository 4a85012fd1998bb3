import { LockKeyhole } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { useEngine, useWarmEngine } from '#app/engine/use-engine.ts';
import { notify } from '#app/toast/toast.ts';
import { LeaveGuard } from '#app/tools/single-file/leave-guard.tsx';
import { saveFile } from '#app/tools/single-file/save-file.ts';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { entryNames } from '#app/zip/entry-names.ts';
import { fetchZipWorker } from '#app/zip/make-zip.ts';
import { DEFAULT_RECIPES } from '#catalogue/preset.ts';
import { BATCH_LIMIT, TOOLS, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import type { Recipe } from '#engine';
import { type BatchItem, isUpToDate } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { BatchList } from './batch-list.tsx';
import { batchLosses } from './batch-losses.ts';
import type { CompareDialog } from './compare-dialog.tsx';
import { nextTask } from './next-task.ts';
import { planOf } from './plan-of.ts';
import { archiveName } from './result-name.ts';
import { runToast } from './run-toast.ts';
import { hasDimension } from './settings.ts';
import { SettingsPanel, StepTitle } from './settings-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { useBatch } from './use-batch.ts';
import { useBatchSettings } from './use-batch-settings.ts';
import { useRowActions } from './use-row-actions.ts';

const loadCompareDialog = () => import('./compare-dialog.tsx').then((module) => module.CompareDialog);
const tooMany = `Too many files. Max: ${BATCH_LIMIT}`;

/** The same done to many images: one screen in three numbered steps, then the list. */
export function BatchTool({ heading, base = DEFAULT_RECIPES.batch }: { heading?: ReactNode; base?: Recipe }) {
  const [batch, state] = useBatch();
  const { settings, errors, recipe, change } = useBatchSettings(base);
  const door = useEngine()?.door;
  const [rejection, setRejection] = useState<string>();
  const [saved, setSaved] = useState<ReadonlySet<Blob>>(new Set());
  const [compared, setCompared] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof CompareDialog>[0]>>();
  const listTitle = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stopped = useRef(false);

  const { items } = state;
  const running = Boolean(state.run);
  const dueItems = items.filter((item) => !isUpToDate(item, recipe));
  const outcomes = items.flatMap(({ file, status, outcome }) =>
    outcome && status === 'complete' ? [{ file, outcome }] : [],
  );
  const images = outcomes.map(({ file, outcome }) => ({
    blob: outcome.result.blob,
    filename: outcome.name,
    lastModified: file.lastModified,
  }));
  const unsaved = outcomes.some(({ outcome }) => !saved.has(outcome.result.blob));
  const comparedItem = items.find(({ id }) => id === compared);

  useWarmEngine();

  const markSaved = (blobs: readonly Blob[]) => setSaved((before) => new Set([...before, ...blobs]));

  const onFiles = (files: File[]) => {
    const taken = files.slice(0, BATCH_LIMIT - items.length);
    if (taken.length < files.length) setRejection(tooMany);
    if (taken.length === 0) return;
    batch.add(taken);
    void fetchZipWorker();
    notify({ title: 'Files added', description: `${taken.length} image(s) added for processing` });
  };

  /** Whether the settings can be carried out; says why not, and leads to the field. */
  const ready = () => {
    if (settings.action === 'resize' && !hasDimension(settings) && Object.keys(errors).length === 0) {
      notify({ title: 'Please provide at least one dimension.', tone: 'destructive' });
      return false;
    }
    panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return Object.keys(errors).length === 0;
  };

  const onProcess = async () => {
    if (items.length === 0) {
      notify({ title: 'No files to process', description: 'Please upload at least one image.', tone: 'destructive' });
      return;
    }
    if (!ready()) return;
    stopped.current = false;
    // The frame of the press itself has the layout and the painting to do.
    await nextTask();
    const report = await batch.process(recipe);
    const toast = stopped.current ? undefined : runToast(report);
    if (toast) notify(toast);
  };

  const onCancel = () => {
    stopped.current = true;
    batch.cancelAll();
  };

  const onDownload = (item: BatchItem | undefined) => {
    if (!item?.outcome) return;
    const { result, name } = item.outcome;
    const [filename = ''] = entryNames([{ blob: result.blob, filename: name }]);
    saveFile(result.blob, filename);
    markSaved([result.blob]);
  };

  const actions = useRowActions({
    onCompare: async (id) => {
      const component = await loadCompareDialog();
      setDialog(() => component);
      setCompared(id);
    },
    onDownload: (id) => onDownload(items.find((item) => item.id === id)),
    onCancel: (id) => batch.cancel(id),
    onRetry: (id) => {
      if (ready()) batch.retry(id, recipe);
    },
    onRemove: (id) => {
      batch.remove(id);
      listTitle.current?.focus();
    },
  });

  const plans = running || !door ? [] : dueItems.flatMap(({ probe }) => (probe && planOf(door, probe, recipe)) ?? []);
  const losses = batchLosses(plans, recipe.output.background);
  const outdated = dueItems.filter(({ status }) => status === 'complete').length;

  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <div className="flex items-end justify-between gap-4">
        {heading}
        <ShareButton />
      </div>
      <div className="flex flex-col gap-3 sm:gap-6 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
        <div
          ref={panel}
          className="flex min-w-0 flex-col gap-3 sm:gap-5 lg:sticky lg:top-18 lg:rounded-surface lg:border lg:border-line lg:bg-surface lg:p-5"
        >
          <SettingsPanel settings={settings} errors={errors} recipe={recipe} disabled={running} onChange={change} />
          {losses.length > 0 && (
            <Notice tone="info">
              <ul aria-label="Before you start" className="flex flex-col gap-1">
                {losses.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          {outdated > 0 && !running && (
            <Notice tone="info">
              {outdated === 1 ? '1 result was' : `${outdated} results were`} made with earlier settings. Processing
              again replaces {outdated === 1 ? 'it' : 'them'}.
            </Notice>
          )}
        </div>
        {/* On a phone its parts stand in the page's own column, so that the bar is pinned while the settings are in view. */}
        <section aria-labelledby="batch-upload" className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <div>
            <StepTitle id="batch-upload" number={3} title={TOOLS.batch.steps[2]} />
            <UploadArea
              multiple
              maxFiles={BATCH_LIMIT}
              maxSizeMb={UPLOAD_LIMIT_MB}
              compact={items.length > 0}
              disabled={running}
              error={rejection}
              onErrorCleared={() => setRejection(undefined)}
              onFiles={onFiles}
            />
            {items.length === 0 && (
              <p className="mt-3 flex items-center justify-center gap-2 text-center text-small text-muted">
                <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                Up to {BATCH_LIMIT} images at once. They never leave this device.
              </p>
            )}
          </div>
          {items.length > 0 && (
            <BatchList
              state={state}
              recipe={recipe}
              door={door}
              actions={actions}
              title={listTitle}
              onClear={() => batch.clear()}
            />
          )}
          <BatchBar
            state={state}
            due={dueItems.filter(({ status }) => status !== 'error').length}
            images={images}
            zipName={() =>
              archiveName(
                outcomes.map(({ outcome }) => outcome.action),
                Date.now(),
              )
            }
            onProcess={onProcess}
            onCancel={onCancel}
            onSaved={(packed) => markSaved(packed.map(({ blob }) => blob))}
          />
        </section>
      </div>
      {Dialog && comparedItem?.outcome && (
        <Dialog
          key={comparedItem.id}
          item={comparedItem}
          outcome={comparedItem.outcome}
          onDownload={() => onDownload(comparedItem)}
          onClose={() => setCompared(undefined)}
        />
      )}
      <LeaveGuard
        unfinished={running || unsaved}
        reason={
          running
            ? 'Work on your images is still going on.'
            : 'Some of your new images have not been downloaded yet, and would be lost.'
        }
      />
    </div>
  );
}

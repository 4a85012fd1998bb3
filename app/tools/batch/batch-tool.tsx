import { LockKeyhole } from 'lucide-react';
import { type ComponentProps, type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { Notice } from '#app/components/notice.tsx';
import { ElsewhereGroup } from '#app/elsewhere/elsewhere.tsx';
import { errorSentence } from '#app/engine/error-words.ts';
import { unavailable } from '#app/engine/unavailable.ts';
import { useEngine, useWarmEngine } from '#app/engine/use-engine.ts';
import { LastSettingsOffer } from '#app/last-settings/offer.tsx';
import { prefetchMemory, rememberSettings } from '#app/last-settings/use-last-settings.ts';
import { notify } from '#app/toast/toast.ts';
import { sideProblem } from '#app/tools/adjust/side-field.ts';
import { useLiveWanted } from '#app/tools/live/manners.ts';
import { useVisible } from '#app/tools/live/use-visible.ts';
import { MoreOptions } from '#app/tools/options/more-options.tsx';
import { offeredToAny } from '#app/tools/options/offered.ts';
import { Also } from '#app/tools/shared/also.tsx';
import { useKeepName } from '#app/tools/shared/keep-name.ts';
import { KeepNameBox } from '#app/tools/shared/keep-name-box.tsx';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import { planOf } from '#app/tools/shared/plan-of.ts';
import { saveFile } from '#app/tools/shared/save-file.ts';
import { ShareButton } from '#app/tools/shared/share-button.tsx';
import { isWrongTarget, TARGET_PROBLEM } from '#app/tools/shared/target-field.ts';
import { useDrafts } from '#app/tools/shared/use-drafts.ts';
import { useRecipe } from '#app/tools/shared/use-recipe.ts';
import { useTabProgress } from '#app/tools/shared/use-tab-progress.ts';
import type { ToolProps } from '#app/tools/tool-props.ts';
import { UploadArea } from '#app/upload/upload-area.tsx';
import { useInHand } from '#app/upload/use-in-hand.ts';
import { entryNames } from '#app/zip/entry-names.ts';
import { fetchZipWorker } from '#app/zip/make-zip.ts';
import { SHORT_FACTS } from '#catalogue/formats/names.ts';
import { batchActionOf } from '#catalogue/preset.ts';
import { BATCH_LIMIT, type BatchAction, CONTROLS, TOOLS, UPLOAD_LIMIT_MB } from '#catalogue/tools.ts';
import type { Capabilities, Loss } from '#engine';
import type { Recipe } from '#engine/recipe/index.ts';
import { batchWords } from '#words/batch.ts';
import { RUNNING, toolWords } from '#words/tools.ts';
import { switchTo } from './actions.ts';
import { type BatchItem, filesIn, isUpToDate, resultOf, runProgress } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { BatchList } from './batch-list.tsx';
import { batchLosses, commonLosses, unwritable } from './batch-losses.ts';
import type { CompareDialog } from './compare-dialog.tsx';
import { boundAs, boundFileOf } from './document/document.ts';
import type { OrderedRows } from './document/ordered-rows.tsx';
import { expectedBytes } from './expected-bytes.ts';
import { largestProblem } from './largest-size.ts';
import { nextTask } from './next-task.ts';
import { archiveName } from './result-name.ts';
import { nameToSave, type RowResult } from './row-result.ts';
import { runToast } from './run-toast.ts';
import { type FieldName, type Problems, SettingsPanel, StepTitle } from './settings-panel.tsx';
import { shownOf } from './shown.ts';
import { useBatch } from './use-batch.ts';
import { useRowActions } from './use-row-actions.ts';

const loadOrderedRows = () => import('./document/ordered-rows.tsx').then((module) => module.OrderedRows);
const loadCompareDialog = () => import('./compare-dialog.tsx').then((module) => module.CompareDialog);

/** What a command is shown to work on: where the pictures are on the disk, no page knows. */
const FOLDER = 'photos';

/** The same done to many images: one screen in three numbered steps, then the list. */
export function BatchTool({ heading, base = TOOLS.batch.opens }: ToolProps) {
  const [batch, state] = useBatch();
  const { recipe, change, ready: addressIsRead } = useRecipe('batch', base);
  const drafts = useDrafts<FieldName>();
  const left = useRef<Partial<Record<BatchAction, Recipe>>>({});
  const loaded = useEngine();
  const door = loaded?.door;
  const [can, setCan] = useState<Capabilities>();
  const [clears, setClears] = useState(0);
  const [problem, setProblem] = useState<string>();
  const [arriving, setArriving] = useState(false);
  const [saved, setSaved] = useState<ReadonlySet<Blob>>(new Set());
  const [compared, setCompared] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof CompareDialog>[0]>>();
  const [Ordered, setOrdered] = useState<ComponentType<ComponentProps<typeof OrderedRows>>>();
  const listTitle = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stopped = useRef(false);

  const [keepsName] = useKeepName();

  const { items } = state;
  const running = Boolean(state.run);
  const dueItems = items.filter((item) => !isUpToDate(item, recipe));
  const outcomes = items.flatMap(({ file, status, outcome }) =>
    outcome && status === 'complete' ? [{ file, outcome }] : [],
  );
  const images = outcomes.map(({ file, outcome }) => ({
    blob: outcome.result.blob,
    filename: nameToSave(outcome, keepsName),
    lastModified: file.lastModified,
  }));
  const unsaved = outcomes.some(({ outcome }) => !saved.has(outcome.result.blob));
  const comparedItem = items.find(({ id }) => id === compared);
  const [liveWanted] = useLiveWanted();
  const visible = useVisible();

  const bound = boundAs(recipe);
  const isOrdered = bound !== undefined && items.length > 1;
  // Where it cannot be fetched, the order stays as the files came.
  useEffect(() => {
    if (isOrdered)
      loadOrderedRows().then(
        (component) => setOrdered(() => component),
        () => {},
      );
  }, [isOrdered]);

  useInHand(items.length > 0 ? { files: items.map(({ file }) => file) } : undefined);
  useWarmEngine();
  useTabProgress(running ? { label: RUNNING.batch, done: runProgress(state) } : undefined);
  // Where it cannot be told yet, the first file tells it.
  useEffect(() => {
    loaded?.engine.capabilities().then(setCan, () => {});
  }, [loaded]);

  const problems = problemsOf(drafts.texts);
  const wrong = Object.values(problems).some(Boolean);

  const tried = liveWanted && visible && !running && !wrong && items.length > 0 ? recipe : undefined;
  // The number of files whose header has been read tells that more of them can be tried.
  const readable = items.filter(({ probe }) => probe).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more files are more to try
  useEffect(() => batch.preview(tried), [batch, tried, readable]);

  const onAction = (action: BatchAction) => {
    left.current[batchActionOf(recipe)] = recipe;
    drafts.settle('width', 'height', 'target', 'largest');
    change((current) => switchTo(action, current, left.current));
  };

  const markSaved = (blobs: readonly Blob[]) => setSaved((before) => new Set([...before, ...blobs]));

  const onFiles = async (files: File[]) => {
    // What is pressed goes by the address, so files wait for it, and the button for files.
    setArriving(true);
    try {
      await addressIsRead();
    } catch (cause) {
      setProblem(errorSentence(unavailable('What reads the address', cause)));
      return;
    } finally {
      setArriving(false);
    }
    batch.add(files);
    void fetchZipWorker();
    prefetchMemory();
    notify(batchWords.added(files.length));
  };

  /** Whether the settings can be carried out; says why not, and leads to the field. */
  const ready = () => {
    if (batchActionOf(recipe) === 'resize' && recipe.edits.length === 0 && !wrong) {
      notify({ title: batchWords.noDimension, tone: 'destructive' });
      return false;
    }
    panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return !wrong;
  };

  const onProcess = async () => {
    if (items.length === 0) {
      notify({ ...batchWords.noFiles, tone: 'destructive' });
      return;
    }
    if (!ready()) return;
    stopped.current = false;
    // The frame of the press itself has the layout and the painting to do.
    await nextTask();
    void rememberSettings('batch', recipe);
    const report = await batch.process(recipe);
    const toast = stopped.current ? undefined : runToast(report);
    if (toast) notify(toast);
  };

  const onCancel = () => {
    stopped.current = true;
    batch.cancelAll();
  };

  const onDownload = (item: BatchItem | undefined) => {
    const made = item && resultOf(item, recipe);
    if (!made) return;
    const { result } = made;
    const [filename = ''] = entryNames([{ blob: result.blob, filename: nameToSave(made, keepsName) }]);
    saveFile(result.blob, filename);
    markSaved([result.blob]);
  };

  const actions = useRowActions({
    onCompare: async (id) => {
      const item = items.find((item) => item.id === id);
      if (item?.status === 'ready' && !resultOf(item, recipe)) batch.previewOne(id, recipe);
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

  // Shown from the first header to the last result.
  const plans = items.flatMap((item) => {
    const { status, probe, outcome } = item;
    if (!door || !probe || status === 'error') return [];
    const done = isUpToDate(item, recipe) ? outcome?.result.plan : undefined;
    return done ?? planOf(door, probe, recipe) ?? [];
  });
  const refused = can && door ? unwritable(plans, can.writes, (format) => door.formatOf(format).label) : [];
  const losses = [...refused, ...batchLosses(plans, recipe.output.background)];
  // Rows render only when one of their props changes.
  const commonKey = commonLosses(plans).join();
  const common = useMemo(() => commonKey.split(',') as Loss[], [commonKey]);
  const probes = items.flatMap(({ probe }) => probe ?? []);
  const offered = door ? offeredToAny(probes, { recipe, door, ignores: can?.ignores ?? [] }) : [];
  const again =
    batchActionOf(recipe) === 'compress' && !running ? dueItems.filter(({ isCompressed }) => isCompressed).length : 0;
  const outdated = dueItems.filter(({ status }) => status === 'complete').length;

  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      {/* Under a page's own heading it stands beside the end of that, and takes no line of its own. */}
      <div className={classNames('flex items-end justify-between gap-4', !heading && 'xl:-mt-16 xl:self-end')}>
        {heading?.(items.length > 0 ? undefined : recipe)}
        <ShareButton />
      </div>
      <div className="flex flex-col gap-3 sm:gap-6 lg:grid lg:grid-cols-[min(22rem,42%)_minmax(0,1fr)] lg:items-start">
        <div
          ref={panel}
          className="flex min-w-0 flex-col gap-3 sm:gap-5 lg:sticky lg:top-18 lg:rounded-surface lg:border lg:border-line lg:bg-surface lg:p-5"
        >
          <SettingsPanel
            recipe={recipe}
            drafts={drafts}
            problems={problems}
            disabled={running}
            writes={can?.writes}
            onAction={onAction}
            change={change}
          />
          {losses.length > 0 && (
            <Notice tone="info">
              <ul aria-label={toolWords.beforeYouStart} className="flex flex-col gap-1">
                {losses.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Notice>
          )}
          <MoreOptions
            recipe={recipe}
            base={openingOf(recipe, base)}
            offered={offered}
            disabled={running}
            change={change}
            elsewhere={
              items.length > 0 &&
              !bound && <ElsewhereGroup recipe={recipe} files={FOLDER} doors={['command', 'code']} />
            }
          />
          <Also
            recipe={recipe}
            base={openingOf(recipe, base)}
            shown={shownOf(recipe, offered)}
            hasSay={() => true}
            labelOf={labelOfChoice}
            disabled={running}
            change={change}
          />
          {items.length > 0 && (
            <LastSettingsOffer
              tool="batch"
              recipe={recipe}
              labelOf={labelOfChoice}
              disabled={running}
              change={change}
            />
          )}
          {again > 0 && <Notice tone="info">{batchWords.compressedAlready(again, items.length)}</Notice>}
          {outdated > 0 && !running && <Notice tone="info">{batchWords.outdated(outdated)}</Notice>}
          {items.length > 0 && !bound && <KeepNameBox line={savedAs(outcomes[0], keepsName)} />}
        </div>
        {/* On a phone its parts stand in the page's own column, so that the bar is pinned while the settings are in view. */}
        <section aria-labelledby="batch-upload" className="flex min-w-0 flex-col gap-4 max-lg:contents">
          {/* On a phone files come first; the settings have defaults and follow below. */}
          <div className={items.length === 0 ? 'max-lg:-order-1' : undefined}>
            <StepTitle
              id="batch-upload"
              number={3}
              title={TOOLS.batch.steps[2]}
              className={items.length === 0 ? 'max-lg:sr-only' : undefined}
            />
            <UploadArea
              // What it said of the files before goes with them.
              key={clears}
              multiple
              maxFiles={BATCH_LIMIT}
              maxSizeMb={UPLOAD_LIMIT_MB}
              compact={items.length > 0}
              disabled={running}
              room={BATCH_LIMIT - filesIn(items)}
              error={problem}
              onErrorCleared={() => setProblem(undefined)}
              onFiles={onFiles}
            />
            {(items.length === 0 || items.length > BATCH_LIMIT) && (
              <p className="mt-3 text-center text-small text-balance text-muted">
                {items.length === 0 && (
                  <LockKeyhole aria-hidden size={16} strokeWidth={1.75} className="mr-2 inline align-text-bottom" />
                )}
                {items.length === 0 ? batchWords.trust : batchWords.manyPages}
              </p>
            )}
          </div>
          {items.length > 0 && (
            <BatchList
              state={state}
              recipe={recipe}
              door={door}
              actions={actions}
              common={common}
              title={listTitle}
              ordered={Ordered && bound && isOrdered ? { Rows: Ordered, of: bound } : undefined}
              onMove={(id, to) => batch.move(id, to)}
              onClear={() => {
                batch.clear();
                setClears((count) => count + 1);
              }}
            />
          )}
          <BatchBar
            state={state}
            arriving={arriving}
            expected={
              tried && expectedBytes(items, recipe, ({ probe }) => door && probe && planOf(door, probe, recipe))
            }
            due={dueItems.filter(({ status }) => status !== 'error').length}
            images={images}
            file={boundFileOf(
              outcomes.map(({ outcome }) => outcome.recipe),
              recipe,
            )}
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
      {Dialog && comparedItem && (
        <Dialog
          key={comparedItem.id}
          item={comparedItem}
          recipe={recipe}
          door={door}
          onDownload={() => onDownload(comparedItem)}
          onClose={() => setCompared(undefined)}
        />
      )}
      <LeaveGuard unfinished={running || unsaved} reason={running ? batchWords.working : batchWords.unsaved} />
    </div>
  );
}

/** What is wrong with the fields, one sentence a field. */
function problemsOf(texts: Partial<Record<FieldName, string>>): Problems {
  return {
    width: sideProblem(CONTROLS.width, texts.width),
    height: sideProblem(CONTROLS.height, texts.height),
    largest: largestProblem(batchWords.largest, texts.largest),
    target: isWrongTarget(texts.target) ? TARGET_PROBLEM : undefined,
  };
}

/** What the recipe's action opens with on this page. */
function openingOf(recipe: Recipe, base: Recipe): Recipe {
  const action = batchActionOf(recipe);
  return action === batchActionOf(base) ? base : (TOOLS.batch.actions?.[action] ?? base);
}

/** What becomes of the first name, as an example of all. */
function savedAs(example: { file: File; outcome: RowResult } | undefined, keepsName: boolean): string | undefined {
  const name = example && nameToSave(example.outcome, keepsName);
  return name && batchWords.savedAs(example.file.name, name);
}

function labelOfChoice(format: Recipe['output']['format']): string {
  return SHORT_FACTS.find(({ id }) => id === format)?.label ?? toolWords.asItIs;
}

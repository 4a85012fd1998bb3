import { type ComponentType, type ReactNode, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { useEngine } from '#app/engine/loaded-engine.ts';
import { useWarmEngine } from '#app/engine/use-engine.ts';
import { useDrafts } from '#app/tools/address/use-drafts.ts';
import { useRecipe } from '#app/tools/address/use-recipe.ts';
import { useLiveWanted } from '#app/tools/live/live-wanted.ts';
import { useVisible } from '#app/tools/live/use-visible.ts';
import { useKeepName } from '#app/tools/names/keep-name.ts';
import { LeaveGuard } from '#app/tools/shared/leave-guard.tsx';
import { useTabProgress } from '#app/tools/shared/use-tab-progress.ts';
import { ShareButton } from '#app/tools/sharing/share-button.tsx';
import type { ToolProps } from '#app/tools/tool-props.ts';
import { chooseFile } from '#app/upload/choose-file.ts';
import { useInHand } from '#app/upload/use-in-hand.ts';
import type { BatchAction } from '#catalogue/tools.ts';
import type { Capabilities, Loss } from '#engine';
import { TOOL_PAGES } from '#pages/tools.ts';
import { batchWords } from '#words/batch.ts';
import { RUNNING } from '#words/tools.ts';
import { MANY_ITEMS, runProgress } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { batchFacts, type FieldName, openingOf, problemsOf } from './batch-facts.ts';
import { AllRows, BatchList } from './batch-list.tsx';
import type { CompareDialog } from './compare-dialog.tsx';
import { boundAs } from './document/document.ts';
import { MoreSettings } from './more-settings.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { Upload } from './upload.tsx';
import { useBatch } from './use-batch.ts';
import { useNeededPart } from './use-needed-part.ts';
import { useRowActions } from './use-row-actions.ts';

const loadOrderedRows = () => import('./document/ordered-rows.tsx').then((module) => module.OrderedRows);
const loadManyRows = () => import('./many-rows.tsx').then((module) => module.ManyRows);
const loadCompareDialog = () => import('./compare-dialog.tsx').then((module) => module.CompareDialog);

/** One action for many images: a screen in three numbered steps, then the list. */
export function BatchTool({ heading, base = TOOL_PAGES.batch.opens }: ToolProps) {
  const [screen, state, { arriving, problem, clears, saved, compared }] = useBatch();
  const { recipe, change, ready: addressIsRead } = useRecipe('batch', base);
  const drafts = useDrafts<FieldName>();
  const loaded = useEngine();
  const api = loaded?.api;
  const [can, setCan] = useState<Capabilities>();
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof CompareDialog>[0]>>();
  const listTitle = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [keepsName] = useKeepName();
  const [liveWanted] = useLiveWanted();
  const visible = useVisible();

  const { items } = state;
  const running = Boolean(state.run);
  const facts = batchFacts({ state, recipe, api, can, saved, keepsName });
  const comparedItem = items.find(({ id }) => id === compared);
  const bound = boundAs(recipe);
  const isOrdered = bound !== undefined && items.length > 1;
  // If it cannot be fetched, the files keep the order in which they came.
  const Ordered = useNeededPart(isOrdered, loadOrderedRows);
  const Many = useNeededPart(items.length > MANY_ITEMS, loadManyRows, AllRows);

  useInHand(items.length > 0 ? { files: items.map(({ file }) => file) } : undefined);
  useWarmEngine(base.output.format);
  useTabProgress(running ? { label: RUNNING.batch, done: runProgress(state) } : undefined);
  // If this fails, the first file reports why.
  useEffect(() => {
    loaded?.engine.capabilities().then(setCan, () => {});
  }, [loaded]);

  const problems = problemsOf(drafts.texts, recipe);
  const wrong = Object.values(problems).some(Boolean);

  const eager = liveWanted && visible && !running && !wrong && items.length > 0 ? recipe : undefined;
  const readable = items.filter(({ probe }) => probe).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: more files with a header give more to run
  useEffect(() => screen.batch.preview(eager), [screen, eager, readable]);

  const canRun = () => {
    panel.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return screen.canRun(recipe, wrong);
  };

  const processAll = () => {
    if (items.length === 0 || canRun()) void screen.process(recipe);
  };
  const onAction = (action: BatchAction) => {
    drafts.settle('width', 'height', 'longest', 'target', 'largest');
    change((current) => screen.switchTo(action, current));
  };

  const actions = useRowActions({
    onInView: (id, signal) => void screen.batch.draw(id, signal),
    onCompare: async (id) => {
      screen.makeViewed(id, recipe);
      const component = await loadCompareDialog();
      setDialog(() => component);
      screen.compare(id);
    },
    onDownload: (id) => screen.save(id, recipe, keepsName),
    onCancel: (id) => screen.batch.cancel(id),
    onRetry: (id) => {
      if (canRun()) void screen.batch.retry(id, recipe);
    },
    onGoOn: (id) => {
      if (canRun()) void screen.batch.goOn(id, recipe);
    },
    onChooseAgain: (id) => chooseFile((file) => screen.batch.chooseAgain(id, file)),
    onRemove: (id) => {
      screen.batch.remove(id);
      listTitle.current?.focus();
    },
  });

  // Rows render only when one of their props changes.
  const commonKey = facts.common.join();
  const common = useMemo(() => commonKey.split(',') as Loss[], [commonKey]);

  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      {/* Under a page's own heading it is on the heading's line. */}
      <div className={classNames('flex items-end justify-between gap-4', !heading && 'xl:-mt-16 xl:self-end')}>
        {heading?.(items.length > 0 ? undefined : recipe)}
        <ShareButton />
      </div>
      <div className="flex flex-col gap-3 sm:gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(22rem,42%)] lg:items-start">
        {/* On a phone its parts are in the page's own column, so that the bar is pinned while the settings are in view. */}
        <section aria-labelledby="batch-upload" className="flex min-w-0 flex-col gap-4 max-lg:contents">
          <Upload
            // The files that it refused before are gone with the list.
            key={clears}
            items={items}
            problem={problem}
            disabled={running}
            onErrorCleared={() => screen.clearProblem()}
            onFiles={(files) => screen.add(files, addressIsRead)}
          />
          {items.length > 0 && (
            <BatchList
              state={state}
              recipe={recipe}
              api={api}
              actions={actions}
              common={common}
              title={listTitle}
              ordered={Ordered && bound && { Rows: Ordered, of: bound }}
              Many={Many}
              onMove={(id, to) => screen.batch.move(id, to)}
              onClear={() => screen.clear()}
            />
          )}
          {items.length > 0 && (
            <BatchBar
              state={state}
              arriving={arriving}
              expected={eager && facts.expected()}
              due={facts.due}
              images={facts.results}
              file={facts.file}
              zipName={() => facts.zipName(Date.now())}
              onProcess={processAll}
              onCancel={() => screen.stop()}
              onSaved={(packed) => screen.markSaved(packed.map(({ blob }) => blob))}
            />
          )}
        </section>
        <SettingsColumn
          ref={panel}
          isAboveFiles={items.length > 0}
          onEnter={() => !running && !arriving && processAll()}
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
          <MoreSettings
            recipe={recipe}
            opening={openingOf(recipe, base)}
            facts={facts}
            files={items.length}
            running={running}
            change={change}
          />
        </SettingsColumn>
      </div>
      {Dialog && comparedItem && (
        <Dialog
          key={comparedItem.id}
          item={comparedItem}
          recipe={recipe}
          api={api}
          onDownload={() => screen.save(comparedItem.id, recipe, keepsName)}
          onClose={() => screen.compare(undefined)}
        />
      )}
      <LeaveGuard unfinished={running || facts.isUnsaved} reason={running ? batchWords.working : batchWords.unsaved} />
    </div>
  );
}

interface SettingsColumnProps {
  ref: Ref<HTMLDivElement>;
  /** On a phone: the list may be long. */
  isAboveFiles: boolean;
  onEnter(): void;
  children: ReactNode;
}

function SettingsColumn({ ref, isAboveFiles, onEnter, children }: SettingsColumnProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field runs the batch, as in a form
    <div
      ref={ref}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) onEnter();
      }}
      className={classNames(
        isAboveFiles && 'max-lg:-order-1',
        'flex min-w-0 flex-col gap-3 sm:gap-5 lg:sticky lg:top-18 lg:rounded-surface lg:border lg:border-line lg:bg-surface lg:p-5',
      )}
    >
      {children}
    </div>
  );
}

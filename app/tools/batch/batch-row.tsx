import { Download, Image as ImageIcon, Maximize2, RotateCcw, Trash2, X } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { Button } from '#app/components/button.tsx';
import { classNames } from '#app/components/class-names.ts';
import { IconButton } from '#app/components/icon-button.tsx';
import { savingsPercent } from '#app/components/percent.ts';
import { ProgressBar } from '#app/components/progress-bar.tsx';
import { isAccepted } from '#app/engine/incomplete.ts';
import type { Loaded } from '#app/engine/load-engine.ts';
import { gainSentence } from '#app/tools/estimates/gain.tsx';
import { keptSentence } from '#app/tools/losses/kept-sentence.ts';
import { planOf } from '#app/tools/losses/plan-of.ts';
import { isOfCompression, judgedAt, saidOf } from '#app/tools/score/judged-at.ts';
import { TryAgain } from '#app/tools/shared/try-again.tsx';
import { noteSentences } from '#choose/notes.ts';
import { verdictWords } from '#choose/score.ts';
import type { Loss, Recipe } from '#engine';
import { batchWords } from '#words/batch.ts';
import { formatBytes } from '#words/bytes.ts';
import { incompleteWords } from '#words/errors.ts';
import { formatSize } from '#words/pixels.ts';
import { toolWords } from '#words/tools.ts';
import { type BatchItem, bytesBefore, isUpToDate, resultOf } from './batch.ts';
import { rowLosses } from './batch-losses.ts';
import { FileName } from './file-name.tsx';
import { nameOf } from './item-name.ts';
import { RowStatus } from './row-status.tsx';
import { isAlreadySmall } from './small-mark.ts';

export interface RowActions {
  /** A row whose header is known is on the page, until the signal. */
  onInView(id: string, signal: AbortSignal): void;
  onCompare(id: string): void;
  onDownload(id: string): void;
  onCancel(id: string): void;
  onRetry(id: string): void;
  /** Goes on with what there is of a file that ends early. */
  onGoOn(id: string): void;
  /** Replaces a file that has changed since it was chosen. */
  onChooseAgain(id: string): void;
  onRemove(id: string): void;
}

/** The handle that moves a row, and its position during the move. */
export interface Grip {
  /** Receives the row's element. */
  row(element: HTMLElement | null): void;
  handle: ReactNode;
  moving: boolean;
}

/** The place of a row in a list of which only the rows in view are on the page. */
export interface Place {
  index: number;
  /** All rows. */
  count: number;
  /** Receives the row's element, whose height is measured. */
  row(element: HTMLElement | null): void;
}

/** What all rows get. */
export interface RowsProps {
  recipe: Recipe;
  api: Loaded['api'] | undefined;
  actions: RowActions;
  /** Losses that most pictures share. */
  common: readonly Loss[];
}

interface BatchRowProps extends RowsProps {
  item: BatchItem;
  /** Set if the order matters. */
  grip?: Grip | undefined;
  /** Set in a long list. */
  place?: Place | undefined;
}

/**
 * One file: its facts, result, progress and buttons, on two lines, or on three on a phone. It renders only when it
 * changes.
 */
export const BatchRow = memo(function BatchRow({ item, recipe, api, actions, common, grip, place }: BatchRowProps) {
  const { status } = item;
  const made = status === 'error' ? undefined : resultOf(item, recipe);
  const bytes = bytesBefore(item, made?.result);
  const isSmall = isAlreadySmall(api, item, recipe, made?.result);
  const name = nameOf(item);
  const isAsked = status === 'error' && item.probe?.incomplete !== undefined && !isAccepted(item.file);
  return (
    <li
      ref={grip?.row ?? place?.row}
      data-index={place?.index}
      aria-posinset={place && place.index + 1}
      aria-setsize={place?.count}
      className={classNames(
        'relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 bg-surface px-3 py-2 text-small @3xl:grid-cols-[2.5rem_minmax(0,1fr)_10rem_6.5rem_7.5rem_5.5rem] @3xl:gap-x-4 @3xl:px-4',
        // A window of 900 pixels shows ten rows. A failed one is taller, by its button.
        status !== 'error' && '@3xl:py-0',
        grip ? 'pl-12 @3xl:min-h-17 @3xl:pl-14' : '@3xl:min-h-11.5',
        grip?.moving && 'z-10 shadow-float',
      )}
    >
      {grip && <div className="absolute inset-y-0 left-0 grid w-12 place-items-center">{grip.handle}</div>}
      <div className="row-span-3 @3xl:row-span-2">
        <Thumbnail item={item} name={name} actions={actions} />
      </div>
      <div className="min-w-0 @3xl:self-end">
        <FileName name={name} />
      </div>
      <div className="col-span-2 col-start-2 row-start-2 min-w-0 @3xl:contents">
        {/* On a phone the following content flows around it. */}
        <div className="float-left mr-2 @3xl:col-start-5 @3xl:row-start-1 @3xl:mr-0 @3xl:self-end">
          <RowStatus item={item} isSmall={isSmall} />
        </div>
        <div className="min-w-0 @3xl:col-span-4 @3xl:col-start-2 @3xl:row-start-2 @3xl:self-start">
          <Facts item={item} recipe={recipe} api={api} common={common} />
          {item.hasChanged && status === 'error' && (
            <Button className="my-1 text-small" onClick={() => actions.onChooseAgain(item.id)}>
              {toolWords.chooseAgain}
            </Button>
          )}
          {item.isUnavailable && status === 'error' && (
            <TryAgain className="my-1 text-small" onClick={() => actions.onRetry(item.id)} />
          )}
          {isAsked && (
            <Button className="my-1 text-small" onClick={() => actions.onGoOn(item.id)}>
              {incompleteWords.goOn}
            </Button>
          )}
        </div>
      </div>
      <div className="col-span-2 col-start-2 row-start-3 flex flex-wrap gap-x-2 @3xl:contents">
        <p className="whitespace-nowrap @3xl:col-start-3 @3xl:row-start-1 @3xl:self-end @3xl:text-right">
          {made ? (
            <>
              {formatBytes(bytes)} → <span className="font-medium">{formatBytes(made.result.bytes)}</span>
            </>
          ) : (
            <span className="text-muted">{formatBytes(bytes)}</span>
          )}
        </p>
        {made && (
          <p
            className={classNames(
              'font-medium whitespace-nowrap @3xl:col-start-4 @3xl:row-start-1 @3xl:self-end',
              savingsPercent(bytes, made.result.bytes) > 0 ? 'text-good' : 'text-muted',
            )}
          >
            {gainSentence(bytes, made.result.bytes)}
          </p>
        )}
      </div>
      <div className="col-start-3 row-start-1 flex self-start justify-end @3xl:col-start-6 @3xl:row-span-2 @3xl:self-center">
        {status === 'processing' && (
          <IconButton label={batchWords.cancel(name)} icon={X} onClick={() => actions.onCancel(item.id)} />
        )}
        {status === 'error' && !isAsked && !item.hasChanged && !item.isUnavailable && (
          <IconButton label={batchWords.retry(name)} icon={RotateCcw} onClick={() => actions.onRetry(item.id)} />
        )}
        {status === 'complete' && (
          <IconButton label={batchWords.download(name)} icon={Download} onClick={() => actions.onDownload(item.id)} />
        )}
        {status !== 'processing' && (
          <IconButton label={batchWords.remove(name)} icon={Trash2} onClick={() => actions.onRemove(item.id)} />
        )}
      </div>
      {status === 'processing' && (
        <div className="absolute inset-x-3 bottom-0 @3xl:inset-x-4">
          <ProgressBar label={batchWords.progressOf(name)} done={item.progress?.done ?? 0} />
        </div>
      )}
    </li>
  );
});

/** The picture's own facts, on one line. */
function Facts({ item, recipe, api, common }: Pick<BatchRowProps, 'item' | 'recipe' | 'api' | 'common'>) {
  const { status, probe, outcome, error } = item;
  const plan = useMemo(() => (api && probe ? planOf(api, probe, recipe) : undefined), [api, probe, recipe]);
  if (status === 'error') return <p className="text-bad">{error}</p>;
  const made = resultOf(item, recipe)?.result;
  const shown = made?.plan ?? plan;
  const after = made ?? plan;
  const kept = status !== 'complete' && plan && keptSentence(plan, recipe.output);
  const losses = kept || (shown && rowLosses(shown, common));
  const score = outcome?.result.score;
  const isEdited =
    outcome !== undefined &&
    isOfCompression(outcome.recipe.edits, api && probe && judgedAt(api, probe, outcome.recipe.edits, outcome.result));
  const remark = outcome && status === 'complete' && api && noteSentences({ ...outcome, api }).join(' ');
  const isScaled = probe && after && (after.width !== probe.width || after.height !== probe.height);
  const label = probe && after && api?.formatOf(after.format).label;
  const rest = [
    label,
    status === 'complete' && score !== undefined && saidOf(verdictWords(score), isEdited),
    losses,
    remark,
    status === 'complete' && !isUpToDate(item, recipe) && batchWords.earlierSettings,
  ].filter(Boolean);
  return (
    // Losses are never truncated.
    <p className={classNames('min-h-5 text-muted', !losses && !remark && 'truncate')}>
      {probe && (
        <>
          {/* A phone has space for the new size only. */}
          {isScaled && <span className="@max-3xl:hidden">{formatSize(probe)} → </span>}
          {formatSize(isScaled ? after : probe)}
        </>
      )}
      {rest.map((part) => ` · ${part}`)}
    </p>
  );
}

/** Opens the comparison of the result, or of what the settings would make. */
function Thumbnail({ item, name, actions }: { item: BatchItem; name: string; actions: RowActions }) {
  const { id, probe, thumbnail } = item;
  useEffect(() => {
    if (!probe || thumbnail) return;
    const view = new AbortController();
    actions.onInView(id, view.signal);
    return () => view.abort();
  }, [id, probe, thumbnail, actions]);
  const picture = thumbnail ? (
    <img
      src={thumbnail}
      alt=""
      width={40}
      height={40}
      draggable={false}
      className="checkerboard size-full object-cover"
    />
  ) : (
    <ImageIcon aria-hidden size={20} strokeWidth={1.5} className="text-muted" />
  );
  const box = 'grid size-10 place-items-center overflow-hidden rounded-control bg-stage';
  const canCompare = item.status === 'complete' || (item.status === 'ready' && probe !== undefined);
  if (!canCompare) return <div className={box}>{picture}</div>;
  return (
    <button
      type="button"
      aria-label={batchWords.compare(name)}
      className={classNames(box, 'relative')}
      onClick={() => actions.onCompare(id)}
    >
      {picture}
      <span className="absolute right-0 bottom-0 grid size-5 place-items-center rounded-tl-[6px] bg-text text-inverse">
        <Maximize2 aria-hidden size={12} strokeWidth={2} />
      </span>
    </button>
  );
}

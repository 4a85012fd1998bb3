import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#app/components/button.tsx';
import type { Loaded } from '#app/engine/load-engine.ts';
import type { Recipe } from '#engine';
import type { BatchState } from './batch.ts';
import { BatchRow, type RowActions } from './batch-row.tsx';
import { SENTENCES } from './sentences.ts';

interface BatchListProps {
  state: BatchState;
  recipe: Recipe;
  door: Loaded['door'] | undefined;
  actions: RowActions;
  onClear(): void;
  /** Takes the focus of what has left the list. */
  title: RefObject<HTMLHeadingElement | null>;
}

/** The files, one a row; scrolls by itself beyond a height. */
export function BatchList({ state, recipe, door, actions, onClear, title }: BatchListProps) {
  const { items, run } = state;
  return (
    <section
      aria-labelledby="batch-list"
      className="@container min-w-0 overflow-clip rounded-surface border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-3 @2xl:pl-4">
        <h3 id="batch-list" ref={title} tabIndex={-1} className="font-semibold outline-none">
          {SENTENCES.list} <span className="font-normal text-muted">({items.length})</span>
        </h3>
        <Button kind="quiet" icon={Trash2} disabled={Boolean(run)} onClick={onClear}>
          {SENTENCES.clearAll}
        </Button>
      </div>
      <ul
        aria-labelledby="batch-list"
        className="max-h-[max(22rem,min(44rem,calc(100dvh-22rem)))] divide-y divide-line overflow-y-auto overscroll-contain border-t border-line"
      >
        {items.map((item) => (
          <BatchRow key={item.id} item={item} recipe={recipe} door={door} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

import { Trash2 } from 'lucide-react';
import { type ComponentProps, type ComponentType, type RefObject, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import type { Binding } from '#engine';
import { batchWords } from '#words/batch.ts';
import { type BatchItem, type BatchState, MANY_ITEMS } from './batch.ts';
import { PROCESS_ID } from './batch-bar.tsx';
import { BatchRow, type RowsProps } from './batch-row.tsx';
import type { OrderedRows } from './document/ordered-rows.tsx';
import type { ManyRows } from './many-rows.tsx';

/** Rows of a long list before its component is there: as many as a window shows. */
const FIRST_ROWS = 20;

interface BatchListProps extends RowsProps {
  state: BatchState;
  onClear(): void;
  /** Receives the focus of removed elements. */
  title: RefObject<HTMLHeadingElement | null>;
  /** The rows' component for a list whose order matters. */
  ordered?: { Rows: ComponentType<ComponentProps<typeof OrderedRows>>; of: Binding } | undefined;
  onMove(id: string, to: number): void;
  /** The rows' component for a long list whose order does not matter. Until it is there, the list has its first rows. */
  Many: ComponentType<ComponentProps<typeof ManyRows>> | undefined;
}

/** The files, one per row. In a wide window a long list scrolls by itself, on a phone with the page. */
export function BatchList({ state, onClear, title, ordered, onMove, Many, ...row }: BatchListProps) {
  const { items, run } = state;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  return (
    <section
      aria-labelledby="batch-list"
      className="@container min-w-0 overflow-clip rounded-surface border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-3 @3xl:py-0.5 @3xl:pl-4">
        <h3 id="batch-list" ref={title} tabIndex={-1} className="font-semibold outline-none">
          {batchWords.list} <span className="font-normal text-muted">({items.length})</span>
        </h3>
        {items.length > 1 && (
          // Each row has up to three focusable elements.
          <Button className="not-focus:sr-only" onClick={() => document.getElementById(PROCESS_ID)?.focus()}>
            {batchWords.skipList}
          </Button>
        )}
        <Button kind="quiet" icon={Trash2} disabled={Boolean(run)} onClick={onClear}>
          {batchWords.clearAll}
        </Button>
      </div>
      {ordered && (
        <>
          <p className="px-3 pb-2 text-small text-muted @3xl:px-4">{batchWords.orderHint[ordered.of]}</p>
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
      <ul
        ref={list}
        aria-labelledby="batch-list"
        className="divide-y divide-line border-t border-line lg:max-h-[max(22rem,min(44rem,calc(100dvh-22rem)))] lg:overflow-y-auto lg:overscroll-contain"
      >
        {ordered ? (
          <ordered.Rows of={ordered.of} items={items} onMove={onMove} onSaid={setSaid} {...row} />
        ) : Many ? (
          <Many items={items} list={list} {...row} />
        ) : (
          <AllRows items={items.length > MANY_ITEMS ? items.slice(0, FIRST_ROWS) : items} {...row} />
        )}
      </ul>
    </section>
  );
}

/** All rows at once. */
export function AllRows({ items, ...row }: RowsProps & { items: readonly BatchItem[] }) {
  return items.map((item) => <BatchRow key={item.id} item={item} {...row} />);
}

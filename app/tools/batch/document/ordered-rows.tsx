import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Binding } from '#engine';
import { batchWords } from '#words/batch.ts';
import type { BatchItem } from '../batch.ts';
import { BatchRow, type RowsProps } from '../batch-row.tsx';
import { nameOf } from '../item-name.ts';

interface OrderedRowsProps extends RowsProps {
  /** The role of the rows in the single file. */
  of: Binding;
  items: readonly BatchItem[];
  onMove(id: string, to: number): void;
  /** The text for screen readers. */
  onSaid(text: string): void;
}

const SENSORS = [PointerSensor];

/** The target position of each key on a row's handle. */
const KEYS: Readonly<Record<string, (from: number, all: number) => number>> = {
  ArrowUp: (from) => from - 1,
  ArrowDown: (from) => from + 1,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/**
 * Rows in the order of the pages or frames, which visitors change by dragging handles, or with the keys of a focused
 * one. Screen readers get one line from here, instead of the library's own texts, which need four presses and an
 * explanation.
 */
export function OrderedRows({ of, items, onMove, onSaid, ...row }: OrderedRowsProps) {
  const move = (id: string, to: number) => {
    const item = items.find((item) => item.id === id);
    if (!item || to < 0 || to >= items.length || items[to] === item) return;
    onMove(id, to);
    onSaid(batchWords.moved(nameOf(item), of, to + 1, items.length));
  };
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!canceled && isSortable(source)) move(String(source.id), source.index);
      }}
    >
      {items.map((item, index) => (
        <OrderedRow key={item.id} of={of} item={item} index={index} all={items.length} move={move} {...row} />
      ))}
    </DragDropProvider>
  );
}

interface OrderedRowProps extends RowsProps {
  of: Binding;
  item: BatchItem;
  index: number;
  all: number;
  move(id: string, to: number): void;
}

function OrderedRow({ of, item, index, all, move, ...row }: OrderedRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index });
  const { id } = item;
  const name = nameOf(item);
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  // Like other rows, it renders only when it changes.
  const grip = useMemo(
    () => ({
      row: ref,
      moving: isDragging,
      handle: (
        <div className="flex flex-col items-center">
          <button
            type="button"
            ref={handleRef}
            aria-label={batchWords.handle(name, of, index + 1, all)}
            className="grid h-8 w-11 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-sunken hover:text-text"
            onKeyDown={(event) => {
              const to = KEYS[event.key]?.(index, all);
              if (to === undefined) return;
              event.preventDefault();
              latest.current(id, to);
            }}
          >
            <GripVertical aria-hidden size={18} strokeWidth={1.75} />
          </button>
          {/* For pointers that cannot drag. */}
          <select
            aria-label={batchWords.placeOf[of](name)}
            value={index}
            className="h-7 w-10 cursor-pointer appearance-none rounded-[6px] border border-edge bg-surface text-center text-small [text-align-last:center]"
            onChange={({ target }) => latest.current(id, Number(target.value))}
          >
            {Array.from({ length: all }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a position is its index
              <option key={place} value={place}>
                {place + 1}
              </option>
            ))}
          </select>
        </div>
      ),
    }),
    [ref, handleRef, isDragging, name, of, index, all, id],
  );
  return <BatchRow item={item} grip={grip} {...row} />;
}

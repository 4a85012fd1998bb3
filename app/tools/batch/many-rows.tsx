import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useIsWide } from '#app/use-is-wide.ts';
import type { BatchItem } from './batch.ts';
import { BatchRow, type RowsProps } from './batch-row.tsx';

interface ManyRowsProps extends RowsProps {
  items: readonly BatchItem[];
  /** The list: it scrolls by itself in a wide window. */
  list: RefObject<HTMLUListElement | null>;
}

/** Pixels of a row before it is measured: in a wide window and on a phone. */
const USUAL_HEIGHT = { wide: 47, phone: 97 } as const;
/** Rows before and after those in view, for the keys that move the focus. */
const OVERSCAN = 8;

/** The rows of a long list that are in view. Others are a margin of their height. */
export function ManyRows(props: ManyRowsProps) {
  return useIsWide() ? <InList {...props} /> : <InPage {...props} />;
}

function InList(props: ManyRowsProps) {
  const { items, list } = props;
  const virtual = useVirtualizer<HTMLUListElement, HTMLElement>({
    ...common(items, USUAL_HEIGHT.wide),
    getScrollElement: () => list.current,
  });
  return <Rows {...props} virtual={virtual} margin={0} />;
}

function InPage(props: ManyRowsProps) {
  const { items, list } = props;
  const [margin, setMargin] = useState(0);
  // What is above the list changes its height, and the page's.
  useEffect(() => {
    const page = new ResizeObserver(() => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setMargin(Math.round(top + window.scrollY));
    });
    page.observe(document.body);
    return () => page.disconnect();
  }, [list]);
  const virtual = useWindowVirtualizer<HTMLElement>({ ...common(items, USUAL_HEIGHT.phone), scrollMargin: margin });
  return <Rows {...props} virtual={virtual} margin={margin} />;
}

const common = (items: readonly BatchItem[], height: number) => ({
  count: items.length,
  estimateSize: () => height,
  getItemKey: (index: number) => items[index]?.id ?? index,
  overscan: OVERSCAN,
});

interface RowsInViewProps<E extends Element | Window> extends ManyRowsProps {
  virtual: Virtualizer<E, HTMLElement>;
  /** Pixels above the list in what scrolls. */
  margin: number;
}

function Rows<E extends Element | Window>({ items, list: _, virtual, margin, ...row }: RowsInViewProps<E>) {
  const inView = virtual.getVirtualItems();
  const above = (inView[0]?.start ?? margin) - margin;
  const below = virtual.getTotalSize() - ((inView.at(-1)?.end ?? margin) - margin);
  return (
    <>
      <li aria-hidden style={{ height: above }} />
      {inView.map(({ index, key }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <RowAt key={key} item={item} index={index} count={items.length} measure={virtual.measureElement} {...row} />
        );
      })}
      <li aria-hidden style={{ height: below }} />
    </>
  );
}

interface RowAtProps extends RowsProps {
  item: BatchItem;
  index: number;
  count: number;
  measure(element: HTMLElement | null): void;
}

/** Like other rows, it renders only when it changes. */
function RowAt({ index, count, measure, ...row }: RowAtProps) {
  const place = useMemo(() => ({ index, count, row: measure }), [index, count, measure]);
  return <BatchRow place={place} {...row} />;
}

import { useEffect, useRef, useState } from 'react';
import type { RowActions } from './batch-row.tsx';

/** Stable callbacks for the list's lifetime, so that rows do not render because of them. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<RowActions>(() => ({
    onInView: (id, signal) => latest.current.onInView(id, signal),
    onCompare: (id) => latest.current.onCompare(id),
    onDownload: (id) => latest.current.onDownload(id),
    onCancel: (id) => latest.current.onCancel(id),
    onRetry: (id) => latest.current.onRetry(id),
    onGoOn: (id) => latest.current.onGoOn(id),
    onChooseAgain: (id) => latest.current.onChooseAgain(id),
    onRemove: (id) => latest.current.onRemove(id),
  }));
  return stable;
}

import { useEffect, useRef, useState } from 'react';
import type { RowActions } from './batch-row.tsx';

/** The same actions for as long as the list lives, so that a row is drawn anew for its own sake alone. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<RowActions>(() => ({
    onCompare: (id) => latest.current.onCompare(id),
    onDownload: (id) => latest.current.onDownload(id),
    onCancel: (id) => latest.current.onCancel(id),
    onRetry: (id) => latest.current.onRetry(id),
    onRemove: (id) => latest.current.onRemove(id),
  }));
  return stable;
}

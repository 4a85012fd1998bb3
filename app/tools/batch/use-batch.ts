import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import { Batch, type BatchState } from './batch.ts';

const NOTHING: BatchState = { items: [] };

/** A batch of this page; leaving the page ends its work and releases its addresses. */
export function useBatch(): [Batch, BatchState] {
  const [batch] = useState(() => new Batch(loadEngine));
  const state = useSyncExternalStore(batch.subscribe, batch.snapshot, () => NOTHING);
  useEffect(() => () => batch.clear(), [batch]);
  return [batch, state];
}

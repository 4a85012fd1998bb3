import { useEffect, useState } from 'react';
import { loadEngine } from '#app/engine/load-engine.ts';
import { useSource } from '#app/use-source.ts';
import { Batch, type BatchState, NOTHING } from './batch.ts';

/** A batch of this page; leaving the page ends its work and releases its addresses. */
export function useBatch(): [Batch, BatchState] {
  const [batch] = useState(() => new Batch(loadEngine));
  const state = useSource(batch.state, NOTHING);
  useEffect(() => () => batch.clear(), [batch]);
  return [batch, state];
}

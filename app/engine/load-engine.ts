import type { Engine } from '#engine';
import { drawVector } from './draw-vector.ts';
import { noteArrival, withFirstJobNoted } from './first-job.ts';
import { unavailable } from './unavailable.ts';

type Door = typeof import('#engine');

/** The engine and the functions that need no instance: plans, formats, facts. */
export interface Loaded {
  door: Door;
  engine: Engine;
}

let loading: Promise<Loaded> | undefined;
let loaded: Loaded | undefined;
const listeners = new Set<() => void>();

/** Loads the engine once per visit. A failed attempt is forgotten, so that the next one tries again. */
export function loadEngine(): Promise<Loaded> {
  if (loading) return loading;
  loading = import('#engine').then(
    (door) => {
      loaded = { door, engine: withFirstJobNoted(door.createEngine({ drawVector })) };
      for (const listener of listeners) listener();
      return loaded;
    },
    (cause) => {
      loading = undefined;
      throw unavailable('The engine', cause);
    },
  );
  noteArrival(loading);
  return loading;
}

/** The engine if it is loaded, for `useSyncExternalStore`. */
export function engineSnapshot(): Loaded | undefined {
  return loaded;
}

export function subscribeToEngine(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

import { createStore } from '#app/store.ts';
import { useSource } from '#app/use-source.ts';
import type { Loaded } from './load-engine.ts';

/** The engine, once it is loaded. Apart from what loads it, which pages without tools do not need. */
export const loadedEngine = createStore<Loaded | undefined>(undefined);

/** The engine's facts for rendering, once it is loaded; undefined before that and during prerendering. */
export const useEngine = (): Loaded | undefined => useSource(loadedEngine, undefined);

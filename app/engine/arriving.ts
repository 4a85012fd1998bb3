import { createStore } from '#app/store.ts';
import type { EngineOptions } from '#engine';

export type Arrival = Parameters<NonNullable<EngineOptions['onArrival']>>[0];

/** The reader of HEIC, while it is on its way. */
export const arriving = createStore<Arrival | undefined>(undefined);

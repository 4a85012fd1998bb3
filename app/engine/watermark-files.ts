import { createStore } from '#app/store.ts';
import type { Watermarks } from '#engine';

/** The files of this visit's watermarks by their hash, by which recipes refer to them. */
export const watermarkFiles = createStore<Watermarks>({});

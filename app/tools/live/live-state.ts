import type { Recipe, Result } from '#engine';

/** A picture that the settings have produced. */
export interface LivePicture {
  result: Result;
  recipe: Recipe;
  /** A first look: its bytes and sides are not the result's. */
  isLook: boolean;
}

/** The result of the current settings. Until it is there, `shown` is the latest picture of earlier ones, or a first look. */
export type LiveState =
  | { state: 'idle'; shown?: LivePicture | undefined }
  | { state: 'working'; shown?: LivePicture | undefined }
  | { state: 'failed'; shown?: LivePicture | undefined; error: unknown }
  | { state: 'done'; shown: LivePicture & { isLook: false } };

export const NOTHING: LiveState = { state: 'idle' };

/** The result of the current settings, once it is complete. */
export const knownIn = (live: LiveState): Result | undefined => (live.state === 'done' ? live.shown.result : undefined);

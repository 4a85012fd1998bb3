import { createStore, type Source } from '#app/store.ts';
import {
  type Extent,
  nextStop,
  type Point,
  panBy,
  type View,
  type Viewport,
  WHOLE,
  type Zoom,
  zoomIn,
  zoomTo,
} from './view.ts';

/** One picture over the other with a divider between them, or each in a pane of its own. */
export type Arrangement = 'divider' | 'side-by-side';

/** How two pictures are compared; nothing in it depends on the pictures or on the size of the screen. */
export interface Comparison {
  arrangement: Arrangement;
  /** The picture before stands alone for a moment. */
  beforeAlone: boolean;
  /** Percent of the stage that show the picture before. */
  divider: number;
  view: View;
}

export type LensAction =
  | { do: 'arrange'; as: Arrangement }
  | { do: 'show-before'; alone: boolean }
  | { do: 'divide'; at: number }
  | { do: 'zoom'; to: Zoom; point?: Point }
  | { do: 'zoom-by'; factor: number; point: Point }
  | { do: 'step'; direction: 'closer' | 'further' }
  | { do: 'pan'; by: Point };

/** What the comparison is drawn on. */
export interface StageArea extends Extent {
  /** Device pixels for each CSS pixel. */
  density: number;
}

export const CENTRED = 50;

/** CSS pixels between two panes. */
export const GAP = 2;

export const START: Comparison = { arrangement: 'divider', beforeAlone: false, divider: CENTRED, view: WHOLE };

/** One pane: the whole stage, or nearly half of it. Its width is whole device pixels, so that the second is as sharp as the first. */
export function paneOf(arrangement: Arrangement, { width, height, density }: StageArea): Extent {
  if (arrangement === 'divider') return { width, height };
  return { width: Math.max(1, Math.floor(((width - GAP) / 2) * density) / density), height };
}

/**
 * A point of the stage as its pane sees it.
 * @param at from the stage's top left corner
 * @returns from the middle of the pane that it lies in
 */
export function pointIn(arrangement: Arrangement, stage: StageArea, at: Point): Point {
  const pane = paneOf(arrangement, stage);
  const left = at.x >= pane.width + GAP ? pane.width + GAP : 0;
  return { x: at.x - left - pane.width / 2, y: at.y - pane.height / 2 };
}

export function viewportOf({ arrangement }: Comparison, picture: Extent, stage: StageArea): Viewport {
  return { picture, pane: paneOf(arrangement, stage), density: stage.density };
}

export function changed(state: Comparison, action: LensAction, picture: Extent, stage: StageArea): Comparison {
  const { view } = state;
  const frame = viewportOf(state, picture, stage);
  switch (action.do) {
    case 'arrange':
      return { ...state, arrangement: action.as, beforeAlone: false };
    case 'show-before':
      // With a pane of its own it is in view already.
      return { ...state, beforeAlone: action.alone && state.arrangement === 'divider' };
    case 'divide':
      return { ...state, divider: Math.min(100, Math.max(0, action.at)) };
    case 'zoom':
      return { ...state, view: zoomTo(view, action.to, frame, action.point) };
    case 'zoom-by':
      return { ...state, view: zoomTo(view, zoomIn(view, frame) * action.factor, frame, action.point) };
    case 'step':
      return {
        ...state,
        view: zoomTo(view, nextStop(view, action.direction, frame), frame, view.zoom === 'fit' ? undefined : MIDDLE),
      };
    case 'pan':
      return { ...state, view: panBy(view, action.by, frame) };
  }
}

const MIDDLE: Point = { x: 0, y: 0 };

/**
 * The state of one comparison, outside of React: a moving pointer changes it many times a second, and only what has to be
 * drawn anew listens. Kept by whoever shows several results one after the other, so that the place stays.
 */
export interface Lens extends Source<Comparison> {
  /** Undefined until the stage has been measured. */
  stage(): StageArea | undefined;
  picture(): Extent;
  act(action: LensAction): void;
  setPicture(picture: Extent): void;
  setStage(stage: StageArea): void;
}

export function createLens(): Lens {
  const { get, set, subscribe } = createStore(START);
  let stage: StageArea | undefined;
  let picture: Extent = { width: 1, height: 1 };
  return {
    get,
    subscribe,
    stage: () => stage,
    picture: () => picture,
    act(action) {
      if (!stage) return;
      set(changed(get(), action, picture, stage));
    },
    setPicture(next) {
      if (next.width === picture.width && next.height === picture.height) return;
      picture = { width: next.width, height: next.height };
      set(get());
    },
    setStage(next) {
      stage = next;
      set(get());
    },
  };
}

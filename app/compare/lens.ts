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

/** One picture over the other with a divider, or each in its own pane. */
export type Arrangement = 'divider' | 'side-by-side';

/** The state of a comparison, independent of the pictures and of the size of the screen. */
export interface Comparison {
  arrangement: Arrangement;
  /** Whether the original is shown alone for a moment. */
  beforeAlone: boolean;
  /** The original's share of the stage, in percent. */
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

/** The area that the comparison is drawn on. */
export interface StageArea extends Extent {
  /** Device pixels per CSS pixel. */
  density: number;
}

export const CENTRED = 50;

/** CSS pixels between two panes. */
export const GAP = 2;

export const START: Comparison = { arrangement: 'divider', beforeAlone: false, divider: CENTRED, view: WHOLE };

/**
 * One pane: the whole stage, or nearly half of it. Its width is a whole number of device pixels, so that the second
 * pane is as sharp as the first.
 */
export function paneOf(arrangement: Arrangement, { width, height, density }: StageArea): Extent {
  if (arrangement === 'divider') return { width, height };
  return { width: Math.max(1, Math.floor(((width - GAP) / 2) * density) / density), height };
}

/**
 * Converts a point of the stage to its pane.
 * @param at relative to the stage's top left corner
 * @returns relative to the centre of the pane that contains it
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
      // In its own pane the original is visible already.
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
 * The state of one comparison, outside React: a moving pointer changes it many times per second, and only affected
 * components render. The owner of several consecutive results keeps it, so that the position is kept.
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

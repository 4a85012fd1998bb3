import type { Rectangle, Size } from '../geometry/steps.ts';

/** A frame of an animation without transparency. */
export interface PlacedFrame extends Rectangle {
  /** The dispose operation of its box: `frame` is none, `nothing` is background, `previous` is previous. */
  leaves: 'frame' | 'nothing' | 'previous';
}

/** The effective dispose operation. `previous` of the first frame means `nothing`, since the canvas was empty before. */
export const leavesAt = ({ leaves }: PlacedFrame, at: number): PlacedFrame['leaves'] =>
  at === 0 && leaves === 'previous' ? 'nothing' : leaves;

const covers = (box: Rectangle, { left, top, width, height }: Rectangle) =>
  box.left <= left && box.top <= top && box.left + box.width >= left + width && box.top + box.height >= top + height;

/** Whether a frame covers the canvas. */
export const coversAll = (frame: Rectangle, { width, height }: Size) =>
  covers(frame, { left: 0, top: 0, width, height });

/** Whether some part of the canvas stays uncovered, even though no frame has transparency. */
export function leavesHoles({ width, height, frames }: Size & { frames: readonly PlacedFrame[] }): boolean {
  let bare: Rectangle | undefined = { left: 0, top: 0, width, height };
  for (const [at, frame] of frames.entries()) {
    if (bare && !covers(frame, bare)) return true;
    bare = leavesAt(frame, at) === 'nothing' ? frame : undefined;
  }
  return false;
}

import type { PlacedFrame } from '../../../animation/holes.ts';
import type { Rectangle, Size } from '../../../geometry/steps.ts';

/** A frame's box on the canvas. */
export type Box = Rectangle;

/** A frame as stored in an animated PNG: a still, and its operations on the canvas. */
export interface StoredFrame extends PlacedFrame {
  /** A PNG of this frame's pixels. */
  png: Uint8Array<ArrayBuffer>;
  /** Milliseconds. */
  delay: number;
  /** The blend operation: `instead` is source, `over` is over. */
  joins: 'instead' | 'over';
}

export interface StoredAnimation extends Size {
  /** Number of plays; 0 is for ever. */
  loop: number;
  /** At least one frame. */
  frames: readonly [StoredFrame, ...StoredFrame[]];
  /** Whether the default image is the first frame. Otherwise only readers without animation show it. */
  showsFirst: boolean;
}

/** The values of `fcTL`, in the order of their numbers (PNG, third edition, section 11.3.6.2). */
export const LEAVES = ['frame', 'nothing', 'previous'] as const satisfies readonly StoredFrame['leaves'][];
export const JOINS = ['instead', 'over'] as const satisfies readonly StoredFrame['joins'][];

import type { Size } from '../geometry.ts';

/** Where a frame lies on the canvas, in pixels. */
export interface Box extends Size {
  left: number;
  top: number;
}

/** A frame as an animated PNG stores it: a still of its own, and how it comes onto the canvas. */
export interface StoredFrame extends Box {
  /** A PNG of these pixels alone. */
  png: Uint8Array<ArrayBuffer>;
  /** Milliseconds. */
  delay: number;
  /** What its place becomes before the next frame comes: as it is, transparent, or what was there before. */
  leaves: 'frame' | 'nothing' | 'previous';
  /** Takes the place of what is there, transparency and all, or is laid over it. */
  joins: 'instead' | 'over';
}

export interface StoredAnimation extends Size {
  /** How often it plays; 0 is forever. */
  loop: number;
  /** One at the least. */
  frames: readonly [StoredFrame, ...StoredFrame[]];
  /** What a reader of stills shows is the first frame; else it is a picture of its own, which those who see it move never see. */
  showsFirst: boolean;
}

/** Numbers of `fcTL` (PNG, third edition, section 11.3.6.2), by which they are stored. */
export const LEAVES = ['frame', 'nothing', 'previous'] as const satisfies readonly StoredFrame['leaves'][];
export const JOINS = ['instead', 'over'] as const satisfies readonly StoredFrame['joins'][];

import { describe, expect, it } from 'vitest';
import { leavesHoles } from '../../../animation/holes.ts';
import { Canvas } from './compose.ts';
import type { StoredFrame } from './stored.ts';

const frame = (change: Partial<StoredFrame> = {}): StoredFrame => ({
  left: 0,
  top: 0,
  width: 2,
  height: 1,
  delay: 100,
  leaves: 'frame',
  joins: 'instead',
  png: new Uint8Array(),
  ...change,
});
const right = { left: 1, width: 1 } as const;

/** The canvas of two pixels, grey and alpha, at each frame. */
function seen(frames: readonly [StoredFrame, readonly number[]][]): number[][] {
  const canvas = new Canvas(new Uint8Array(4), { width: 2, bands: 2, hasAlpha: true });
  return frames.map(([each, samples]) => {
    canvas.paint(each, Uint8Array.from(samples));
    return [...canvas.samples];
  });
}

describe('a frame', () => {
  const first: [StoredFrame, readonly number[]] = [frame(), [10, 255, 20, 255]];

  it('replaces the canvas, including transparency', () => {
    expect(seen([first, [frame(right), [90, 0]]])).toEqual([
      [10, 255, 20, 255],
      [10, 255, 90, 0],
    ]);
  });

  it.each([
    ['nothing where it is transparent', [90, 0], [20, 255]],
    ['itself where it is opaque', [90, 255], [90, 255]],
    ['a mixture between', [220, 51], [60, 255]],
  ] as const)('is laid over what is there, and leaves %s', (_, over, expected) => {
    expect(seen([first, [frame({ ...right, joins: 'over' }), over]])[1]?.slice(2)).toEqual(expected);
  });

  it('over an empty canvas is unchanged', () => {
    expect(seen([[frame({ joins: 'over' }), [10, 40, 20, 0]]])).toEqual([[10, 40, 0, 0]]);
  });

  it('blends two transparent pixels in proportion to their alpha', () => {
    // 0.5 over 0.5 covers 0.75, of which the upper pixel contributes two thirds.
    const [, mixed] = seen([
      [frame(), [0, 128, 0, 128]],
      [frame({ joins: 'over' }), [240, 128, 240, 128]],
    ]);
    expect(mixed?.slice(0, 2)).toEqual([160, 192]);
  });

  it('is disposed of before the next one', () => {
    const third: [StoredFrame, readonly number[]] = [frame({ width: 1 }), [70, 255]];
    const thereafter = (leaves: StoredFrame['leaves']) =>
      seen([first, [frame({ ...right, leaves }), [90, 255]], third])[2];
    expect(thereafter('frame')).toEqual([70, 255, 90, 255]);
    expect(thereafter('nothing')).toEqual([70, 255, 0, 0]);
    expect(thereafter('previous')).toEqual([70, 255, 20, 255]);
  });

  it('disposed to previous clears the canvas if it is the first', () => {
    const [, second] = seen([
      [frame({ leaves: 'previous' }), [10, 255, 20, 255]],
      [frame(right), [90, 255]],
    ]);
    expect(second).toEqual([0, 0, 90, 255]);
  });

  it('is opaque if only other frames have transparency', () => {
    const canvas = new Canvas(new Uint16Array(4), { width: 2, bands: 2, hasAlpha: true });
    canvas.paint(frame(right), Uint16Array.of(300));
    expect([...canvas.samples]).toEqual([0, 0, 300, 65_535]);
  });
});

describe('holes', () => {
  const size = { width: 2, height: 1, loop: 0, showsFirst: true };
  it.each<[string, [StoredFrame, ...StoredFrame[]], boolean]>([
    ['none where each frame stays', [frame(), frame(right)], false],
    ['beside a first frame that is smaller', [frame(right), frame()], true],
    ['where a frame has gone', [frame({ leaves: 'nothing' }), frame(right)], true],
    ['none where all is painted over that has gone', [frame({ leaves: 'nothing' }), frame()], false],
    ['where the first goes to what was before', [frame({ leaves: 'previous' }), frame(right)], true],
    ['none where a later one does', [frame(), frame({ ...right, leaves: 'previous' }), frame(right)], false],
  ])('%s', (_, frames, holes) => {
    expect(leavesHoles({ ...size, frames })).toBe(holes);
  });
});

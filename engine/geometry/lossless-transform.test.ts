import { describe, expect, it } from 'vitest';
import { losslessTransform } from './lossless-transform.ts';
import type { Step } from './steps.ts';

/** 4:2:0: the last column and row of MCUs are incomplete. */
const photo = { width: 100, height: 60, orientation: 1 };
const mcu = { width: 16, height: 16 };
const crop = (left: number, top: number, width: number, height: number): Step => ({
  do: 'crop',
  left,
  top,
  width,
  height,
});
const flip: Step = { do: 'flip', axis: 'horizontal' };
const turn: Step = { do: 'rotate', quarterTurns: 1 };

describe('edits are lossless', () => {
  it.each<[string, Step[], Partial<typeof photo>?]>([
    ['cropped from a corner of MCUs', [crop(32, 16, 33, 7)]],
    ['mirrored, where the last column is complete', [flip], { width: 96 }],
    ['mirrored, and the last column is cut off before', [crop(0, 0, 96, 60), flip]],
    ['mirrored, and cropped to end with an MCU', [crop(5, 16, 43, 20), flip]],
    ['mirrored twice', [flip, flip]],
    ['turned, where the last row is complete', [turn], { height: 64 }],
    ['turned by four quarters', [turn, turn, turn, turn]],
    ['turned back to how it is stored', [{ do: 'rotate', quarterTurns: 3 }], { orientation: 6 }],
    ['upright where the stored edges allow it', [crop(12, 0, 48, 64)], { width: 60, height: 96, orientation: 6 }],
  ])('%s', (_, steps, size) => {
    expect(losslessTransform({ ...photo, ...size }, mcu, steps)).toBeDefined();
  });
});

describe('edits are not lossless', () => {
  it.each<[string, Step[], Partial<typeof photo>?]>([
    ['cropped through an MCU', [crop(8, 16, 32, 32)]],
    ['mirrored with an incomplete column, which would be the first', [flip]],
    ['turned with an incomplete row', [turn]],
    ['scaled', [{ do: 'scale', width: 50, height: 30 }]],
    ['redacted', [{ do: 'redact', boxes: [{ left: 0, top: 0, width: 16, height: 16 }], cover: 'black' }]],
    ['padded', [{ do: 'pad', left: 0, top: 20, width: 100, height: 100, fill: '#ffffff' }]],
    ['turned upright with an incomplete row', [crop(0, 0, 30, 30)], { width: 60, height: 100, orientation: 6 }],
  ])('%s', (_, steps, size) => {
    expect(losslessTransform({ ...photo, ...size }, mcu, steps)).toBeUndefined();
  });
});

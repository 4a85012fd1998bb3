import { describe, expect, it } from 'vitest';
import { withResize } from '#app/tools/adjust/first-resize.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { withPad } from './edges.ts';

const frame = { do: 'resize', width: 1280, height: 720, fit: 'inside', enlarge: false } as const;
const pad = { do: 'pad', width: 1280, height: 720, fill: 'blur' } as const;
const turn: Edit = { do: 'rotate', quarterTurns: 1 };

describe('edges of a batch', () => {
  it.each<[string, Edit[], Edit[]]>([
    ['come after the resize', withPad([turn, frame], pad), [turn, frame, pad]],
    [
      'take the place of others',
      withPad([frame, pad], { do: 'pad', ratio: '1:1' }),
      [frame, { do: 'pad', ratio: '1:1' }],
    ],
    ['instead of stretching', withPad([{ ...frame, fit: 'fill' }], pad), [frame, pad]],
    ['removed', withPad([turn, frame, pad], undefined), [turn, frame]],
    [
      'follow the frame',
      withResize([frame, pad], { ...frame, width: 800 }),
      [
        { ...frame, width: 800 },
        { ...pad, width: 800 },
      ],
    ],
    [
      'keep their size where the frame loses a side',
      withResize([frame, pad], { do: 'resize', width: 800 }),
      [{ do: 'resize', width: 800 }, pad],
    ],
    ['of a ratio stay', withResize([{ do: 'pad', ratio: '1:1' }], frame), [frame, { do: 'pad', ratio: '1:1' }]],
  ])('%s', (_, edits, expected) => {
    expect(edits).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
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
  ])('%s', (_, edits, expected) => {
    expect(edits).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { firstResize, withResize } from '#app/tools/adjust/first-resize.ts';
import { TOOLS } from '#catalogue/tools.ts';
import type { Edit } from '#engine/recipe/index.ts';
import { setFrameLock, setFrameSide } from './frame.ts';

const opening = firstResize(TOOLS.batch.opens.edits) ?? expect.unreachable('a batch opens with a frame');

describe('the frame of a batch', () => {
  it('never enlarges by default', () => {
    expect(opening).toMatchObject({ width: 1280, height: 720, fit: 'inside', enlarge: false });
    expect(setFrameSide(undefined, 'width', 500)).toEqual({ do: 'resize', width: 500, fit: 'inside', enlarge: false });
    expect(setFrameSide({ ...opening, enlarge: true }, 'width', 500)).toMatchObject({ enlarge: true });
  });

  it('is one side if the other is emptied, and is removed without both', () => {
    const narrow = setFrameSide(opening, 'height', undefined);
    expect(narrow).toEqual({ do: 'resize', width: 1280, fit: 'inside', enlarge: false });
    expect(setFrameSide(narrow, 'width', undefined)).toBeUndefined();
  });

  it('replaces a percentage or a longest edge', () => {
    expect(setFrameSide({ do: 'resize', longestEdge: 900 }, 'height', 200)).toMatchObject({ height: 200 });
    expect(setFrameSide({ do: 'resize', longestEdge: 900 }, 'height', 200)).not.toHaveProperty('longestEdge');
  });

  it('stretches without the lock', () => {
    expect(setFrameLock(opening, false).fit).toBe('fill');
    expect(setFrameLock({ ...opening, fit: 'fill' }, true).fit).toBe('inside');
  });

  it('keeps its place among other edits', () => {
    const turn: Edit = { do: 'rotate', quarterTurns: 1 };
    const edits: Edit[] = [opening, turn];
    expect(withResize(edits, { do: 'resize', width: 5 })).toEqual([{ do: 'resize', width: 5 }, turn]);
    expect(withResize(edits, undefined)).toEqual([turn]);
    expect(withResize([turn], opening)).toEqual([turn, opening]);
  });
});

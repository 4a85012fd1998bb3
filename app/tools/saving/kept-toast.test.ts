import { describe, expect, it } from 'vitest';
import type { Note } from '#engine';
import { keptToast } from './kept-toast.ts';

const KEPT: Note = { code: 'left-as-it-is', why: 'no-gain' };
const say = (originalBytes: number, bytes: number, ...notes: Note[]) => keptToast({ originalBytes, bytes, notes });

describe('the toast of a run that changed no pixel', () => {
  it('says that the image was left as it is', () => {
    expect(say(1000, 1000, KEPT)?.title).toBe('Image left as it is');
  });

  it('describes a copy without metadata if that was removed', () => {
    const removed: Note = { code: 'metadata-removed', bytes: 14_001 };
    expect(say(81_198, 67_197, KEPT, removed)).toEqual({
      title: 'Copy without camera details',
      description: 'No pixel was changed. File size reduced by 17%',
    });
    expect(say(1000, 1000, KEPT, removed)?.description).toBe('No pixel was changed.');
  });

  it('is absent for other results', () => {
    expect(say(1000, 1000)).toBeUndefined();
    expect(say(1000, 900, { code: 'scaled', percent: 50 })).toBeUndefined();
  });
});

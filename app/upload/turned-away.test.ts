import { describe, expect, it } from 'vitest';
import { turnedAway } from './turned-away.ts';

const rejected = (name: string, code: string) => ({ file: new File(['x'], name), errors: [{ code, message: '' }] });

describe('refused files', () => {
  it('need no count if there is only one file', () => {
    expect(turnedAway([rejected('notes.txt', 'file-invalid-type')], 0).summary).toBeUndefined();
  });

  it('are counted by reason next to the accepted ones, and can be listed', () => {
    const over = Array.from({ length: 40 }, (_, i) => rejected(`photo-${i}.jpg`, 'too-many-files'));
    const away = turnedAway([...over, rejected('notes.txt', 'file-invalid-type')], 20);
    expect(away.summary).toBe('20 added, 40 over the limit, 1 is not an image.');
    expect(away.groups.map(({ names }) => names.length)).toEqual([40, 1]);
    expect(away.groups[1]?.names).toEqual(['notes.txt']);
  });

  it('include those that another page accepts', () => {
    const large = rejected('large.jpg', 'file-too-large');
    const away = turnedAway([large, rejected('strange.jpg', 'something-new')], 0);
    expect(away.tooLarge).toEqual([large.file]);
    expect(away.tooMany).toEqual([]);
    expect(away.summary).toBe('1 too large, 1 could not be read.');
  });
});

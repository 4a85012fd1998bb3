import { describe, expect, it } from 'vitest';
import { failureOf, intake, type Problem, refusalOf } from './intake.ts';

const file = (name: string) => new File(['x'], name);
const [a, b, c] = [file('a.jpg'), file('b.jpg'), file('c.jpg')] as const;
const note = { file: file('notes.txt'), errors: [{ code: 'file-invalid-type', message: '' }] };
const large = { file: file('large.jpg'), errors: [{ code: 'file-too-large', message: '' }] };

describe('files that arrive together', () => {
  it.each([
    ['one, where one is wanted', [a], [], { multiple: false, room: 1 }, [a], []],
    ['several, where one is wanted: none is chosen', [a, b], [], { multiple: false, room: 1 }, [], [a, b]],
    ['one beside another kind of file', [a], [note], { multiple: false, room: 1 }, [a], [note.file]],
    ['as many as fit', [a, b], [], { multiple: true, room: 2 }, [a, b], []],
    ['more than fit: the first ones', [a, b, c], [], { multiple: true, room: 2 }, [a, b], [c]],
    ['those above the limit before invalid ones', [a, b], [large], { multiple: true, room: 1 }, [a], [b, large.file]],
    ['no room', [a], [], { multiple: true, room: 0 }, [], [a]],
    [
      'more in the list than the limit, after pages of a document',
      [a, b],
      [],
      { multiple: true, room: -1 },
      [],
      [a, b],
    ],
    ['invalid ones only', [], [note, large], { multiple: true, room: 20 }, [], [note.file, large.file]],
    ['none', [], [], { multiple: true, room: 20 }, [], []],
  ])('%s', (_, valid, invalid, limits, accepted, refused) => {
    const result = intake({ valid, invalid }, limits);
    expect(result.accepted).toEqual(accepted);
    expect(result.refused.map(({ file }) => file)).toEqual(refused);
  });
});

describe('the problem with refused files', () => {
  const limits = { maxFiles: 1, maxSizeMb: 10 };
  const several = intake({ valid: [a, b], invalid: [note] }, { multiple: false, room: 1 });

  it.each<[string, ReturnType<typeof intake>, boolean, Partial<Problem> | undefined]>([
    ['none', { accepted: [a], refused: [] }, true, undefined],
    ['several for the batch', several, true, { why: 'several', message: 'Too many files. Max: 1', files: [a, b] }],
    ['several without a batch', several, false, { why: 'refused', message: 'Too many files. Max: 1' }],
    [
      'another kind of file',
      { accepted: [a], refused: [note] },
      true,
      { why: 'refused', message: 'Invalid file type. Please upload an image.' },
    ],
  ])('%s', (_, result, toBatch, problem) => {
    const shown = refusalOf(result, { ...limits, toBatch });
    if (problem) expect(shown).toEqual({ ...problem, intake: result });
    else expect(shown).toBeUndefined();
  });

  it('is what the browser reports of files that it cannot read, or a general sentence', () => {
    expect(failureOf(new Error('The file is gone'))).toEqual({ why: 'failed', message: 'The file is gone' });
    expect(failureOf(new Error())).toEqual({ why: 'failed', message: 'Error uploading file' });
  });
});

import { describe, expect, it } from 'vitest';
import { validatedChanges } from './validated.ts';

describe('changes of metadata', () => {
  it.each([
    [{}],
    [{ author: 'Ann', copyright: '© Ann', caption: 'A lake', keywords: ['lake', 'boat'] }],
    [{ date: '2024-02-29T23:59:59', dpi: 300 }],
    [{ shift: -3600 }],
  ])('%j is valid', (changes) => {
    expect(validatedChanges(changes)).toEqual(changes);
  });

  it('leaves out keys that are undefined', () => {
    expect(validatedChanges({ author: undefined, dpi: 72 })).toEqual({ dpi: 72 });
  });

  it.each([
    [null, 'changes: expected an object, got null'],
    [['Ann'], 'changes: expected an object, got an array'],
    [{ autor: 'Ann' }, 'autor: there is no such key. Did you mean author?'],
    [
      { camera: 'X' },
      /^camera: there is no such key\. There are: author, copyright, caption, keywords, date, shift, dpi$/,
    ],
    [{ author: 5 }, 'author: expected a text that is not empty and has no control characters, got 5'],
    [{ author: ' ' }, "author: expected a text that is not empty and has no control characters, got ' '"],
    [{ copyright: 'A\0nn' }, /^copyright: expected a text/],
    [{ caption: '\ud800' }, /^caption: expected a text/],
    [
      { keywords: 'lake, boat' },
      "keywords: expected an array of texts that are not empty and have no control characters, got 'lake, boat'",
    ],
    [
      { keywords: ['lake', 5] },
      'keywords: expected an array of texts that are not empty and have no control characters, got an array',
    ],
    [{ date: '2024-05-01' }, "date: expected a date such as '2026-11-29T10:19:54', got '2024-05-01'"],
    [{ date: '2023-02-29T12:00:00' }, /^date: expected a date such as/],
    [{ date: '2024-05-01T25:00:00' }, /^date: expected a date such as/],
    [{ shift: 0.5 }, /^shift: expected a whole number of seconds, /],
    [{ shift: 1e12 }, /^shift: expected a whole number of seconds, /],
    [{ dpi: 0 }, 'dpi: expected a whole number from 1 to 65535, got 0'],
    [{ dpi: 70_000 }, 'dpi: expected a whole number from 1 to 65535, got 70000'],
    [
      { date: '2024-05-01T12:00:00', shift: 60 },
      'shift: expected no shift beside `date`, which sets every date, got 60',
    ],
  ])('%j is refused', (changes, message) => {
    expect(() => validatedChanges(changes)).toThrow(
      expect.objectContaining({
        code: 'bad-recipe',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    );
  });
});

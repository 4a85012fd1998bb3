import { expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

it('names what matters most, and at most four things', () => {
  const text = sentenceOf({
    removable: 30,
    reveals: [
      { code: 'place', metres: 5 },
      { code: 'person', text: 'Ann' },
      { code: 'serial' },
      { code: 'time', text: '2026:07:01 12:00:00' },
      { code: 'camera', text: 'Nikon D70' },
    ],
  });
  expect(text).toBe(
    'This file reveals: where the photo was taken, to about 5 metres; a name: Ann; the serial number of the camera or lens; when it was taken: 2026-07-01 12:00:00.',
  );
});

it('differs for a file that reveals little, or nothing', () => {
  expect(sentenceOf({ removable: 3, reveals: [] })).toContain('identifies nobody');
  expect(sentenceOf({ removable: 0, reveals: [] })).toContain('nothing besides its picture');
  expect(sentenceOf({ removable: 0, reveals: [], isPartial: true })).toContain('could not be read');
});

import { expect, it } from 'vitest';
import type { Reveals } from '#engine/inspect/reveals.ts';
import type { Row } from './clean-list.ts';
import { summaryOf } from './summary.ts';

const rowsOf = (...rows: Row[]) => new Map(rows.map((row) => [new File([], 'a.jpg'), row]));
const revealing = (...reveals: Reveals[]): Row => ({ reveals, removable: reveals.length });

it.each([
  [[{}, revealing()], 'Reading what the files reveal: 1 of 2…'],
  [[revealing({ code: 'place', metres: 5 }), revealing({ code: 'serial' })], '1 of 2 files reveals a place.'],
  [
    [revealing({ code: 'serial' }), revealing({ code: 'serial' })],
    '2 of 2 files reveal the serial number of a camera or lens.',
  ],
  [[revealing({ code: 'video' }), revealing()], '1 of 2 files reveals something besides the picture.'],
  [[revealing(), { ...revealing(), isPartial: true }], 'Part of the metadata is damaged and could not be read.'],
  [[revealing(), { error: new Error('damaged') }], 'No file reveals anything about you.'],
])('states what matters most', (rows, sentence) => {
  expect(summaryOf(2, rowsOf(...rows))).toBe(sentence);
});

import { expect, it } from 'vitest';
import { secondsOf, shifted, shiftOf } from './shift.ts';

it.each([
  [0, { isEarlier: false, days: 0, hours: 0, minutes: 0 }],
  [3600, { isEarlier: false, days: 0, hours: 1, minutes: 0 }],
  [-185_400, { isEarlier: true, days: 2, hours: 3, minutes: 30 }],
])('%i seconds are %j', (seconds, shift) => {
  expect(shiftOf(seconds)).toEqual(shift);
  expect(secondsOf(shift)).toBe(seconds);
});

it.each([
  ['2024-02-28T23:30:00', 3600, '2024-02-29T00:30:00'],
  ['2024-01-01T00:00:10', -60, '2023-12-31T23:59:10'],
  // The night in which Europe's clocks change.
  ['2024-03-31T01:30:00', 3600, '2024-03-31T02:30:00'],
])('%s moves by %i', (date, seconds, after) => {
  expect(shifted(date, seconds)).toBe(after);
});

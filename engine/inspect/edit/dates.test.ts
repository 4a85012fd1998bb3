import { expect, it } from 'vitest';
import { changedExifDate, changedIptcDate, changedXmpDate, exifDate } from './dates.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

it.each([
  ['2024:02:28 23:30:00', HOUR, '2024:02:29 00:30:00'],
  ['2024:01:01 00:00:00', -1, '2023:12:31 23:59:59'],
  ['2024:03:31 02:30:00', HOUR, '2024:03:31 03:30:00'],
  ['0090:01:01 00:00:00', DAY, '0090:01:02 00:00:00'],
  ['0000:00:00 00:00:00', HOUR, undefined],
  ['    :  :     :  :  ', HOUR, undefined],
  ['2024:13:01 00:00:00', HOUR, undefined],
  ['2024:05:01 12:00:00', 0, undefined],
  ['9999:12:31 23:59:59', 1, undefined],
])('moves %s by %i seconds', (text, shift, moved) => {
  expect(changedExifDate(text, { shift })).toBe(moved);
});

it.each([
  ['2024-05-01T23:30:00.25+02:00', '2024-05-02T00:30:00.25+02:00'],
  ['2024-05-01T23:30:00Z', '2024-05-02T00:30:00Z'],
  ['2024-05-01T23:30', '2024-05-02T00:30'],
  ['2024-05-01', '2024-05-01'],
  ['2024', undefined],
])('moves %s with its precision and zone', (text, moved) => {
  expect(changedXmpDate(text, { shift: HOUR })).toBe(moved);
});

it('moves a day and a time of IPTC together', () => {
  expect(changedIptcDate('20240501', '233000+0200', { shift: HOUR })).toEqual({ day: '20240502', time: '003000+0200' });
  expect(changedIptcDate('20240501', undefined, { shift: DAY })).toEqual({ day: '20240502', time: undefined });
  expect(changedIptcDate('', undefined, { shift: DAY })).toBeUndefined();
});

it('sets a date in every form', () => {
  const changes = { date: '2026-11-29T10:19:54' };
  expect(exifDate(changes)).toBe('2026:11:29 10:19:54');
  expect(changedXmpDate('2020-01-01T00:00:00+02:00', changes)).toBe('2026-11-29T10:19:54+02:00');
  expect(changedXmpDate('2020-01-01', changes)).toBe('2026-11-29T10:19:54');
  expect(exifDate({ shift: HOUR })).toBeUndefined();
});

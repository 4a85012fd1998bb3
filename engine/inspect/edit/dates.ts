import { twoDigits as two } from '../readable.ts';
import { type Changes, DATE } from './changes.ts';

/* Dates as EXIF (`2026:11:29 10:19:54`), XMP (ISO 8601, with fractions and a zone or without) and IPTC (digits) write them. */

/** Year, month, day, hours, minutes, seconds. */
type Clock = readonly [number, number, number, number, number, number];

function clockOf(texts: readonly (string | undefined)[]): Clock | undefined {
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = texts.map((text) => Number(text ?? 0));
  const isDate = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate && hours < 24 && minutes < 60 && seconds < 61 ? [year, month, day, hours, minutes, seconds] : undefined;
}

function movedBy([year, month, day, hours, minutes, seconds]: Clock, shift: number): Clock {
  const moved = new Date(Date.UTC(2000, month - 1, day, hours, minutes, seconds));
  // Years below 100 are others' for `Date.UTC`.
  moved.setUTCFullYear(year, month - 1, day);
  moved.setTime(moved.getTime() + shift * 1000);
  return [
    ...[moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate()],
    ...[moved.getUTCHours(), moved.getUTCMinutes(), moved.getUTCSeconds()],
  ] as unknown as Clock;
}

/** The clock of `Changes.date`. */
const clockSet = ({ date }: Changes): Clock | undefined => clockOf(DATE.exec(date ?? '')?.slice(1) ?? []);

/** @returns undefined for a date that stays, or one whose year has no four digits any more */
function changed(clock: Clock, changes: Changes): Clock | undefined {
  const next = clockSet(changes) ?? (changes.shift ? movedBy(clock, changes.shift) : undefined);
  return next && next[0] >= 1 && next[0] <= 9999 ? next : undefined;
}

const year = (number: number) => String(number).padStart(4, '0');
const exifText = ([y, m, d, hours, minutes, seconds]: Clock) =>
  `${year(y)}:${two(m)}:${two(d)} ${two(hours)}:${two(minutes)}:${two(seconds)}`;

/** @returns EXIF's text of a date that is set; undefined if none is */
export function exifDate(changes: Changes): string | undefined {
  const clock = clockSet(changes);
  return clock && exifText(clock);
}

/** @param text 19 characters @returns undefined if it stays, also for no date: blanks, zeros */
export function changedExifDate(text: string, changes: Changes): string | undefined {
  const clock = clockOf(/^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/.exec(text)?.slice(1) ?? []);
  const next = clock && changed(clock, changes);
  return next && exifText(next);
}

/**
 * Returns a date of XMP with its precision and its zone: a part of a second stays, and a day alone is moved by whole days.
 * @returns undefined if it stays
 */
export function changedXmpDate(text: string, changes: Changes): string | undefined {
  const [, y, m, d, time, hours, minutes, seconds, rest = ''] =
    /^\s*(\d{4})-(\d\d)-(\d\d)(T(\d\d):(\d\d)(?::(\d\d))?)?(.*?)\s*$/s.exec(text) ?? [];
  const clock = clockOf([y, m, d, hours, minutes, seconds]);
  const next = clock && changed(clock, changes);
  if (!next) return undefined;
  const [date, clockText = ''] = exifText(next).split(' ');
  const day = date?.replaceAll(':', '-') ?? '';
  if (!time) return changes.date === undefined ? day : `${day}T${clockText}`;
  return `${day}T${seconds === undefined && changes.date === undefined ? clockText.slice(0, 5) : clockText}${rest}`;
}

/**
 * Returns a day and a time of IPTC (IIM 4.2, 2:55 and 2:60: `20261129` and `101954+0100`).
 * @param time undefined if the file has none; a day alone is moved by whole days
 * @returns undefined if they stay
 */
export function changedIptcDate(
  day: string,
  time: string | undefined,
  changes: Changes,
): { day: string; time: string | undefined } | undefined {
  const [, y, m, d] = /^(\d{4})(\d\d)(\d\d)$/.exec(day) ?? [];
  const [, hours, minutes, seconds, zone = ''] = /^(\d\d)(\d\d)(\d\d)(.*)$/s.exec(time ?? '') ?? [];
  const clock = clockOf([y, m, d, hours, minutes, seconds]);
  const next = clock && changed(clock, changes);
  if (!next) return undefined;
  const [date = '', clockText = ''] = exifText(next).replaceAll(':', '').split(' ');
  return { day: date, time: time === undefined ? undefined : clockText + zone };
}

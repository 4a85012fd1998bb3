import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

const dates = lazily(
  () => new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }),
);

/** A camera's date such as `2024-05-01T12:00:00` in words, with its seconds. It has no time zone. */
export function dateText(date: string): string {
  const time = Date.parse(`${date}Z`);
  return Number.isNaN(time) ? date.replace('T', ' ') : dates().format(time);
}

/** The same as a time of this device, in milliseconds: where the photo was taken is not known. */
export function localTime(date: string): number | undefined {
  const time = Date.parse(date);
  return Number.isNaN(time) ? undefined : time;
}

/** A shift of a date as people state it. Numbers without a sign. */
export interface Shift {
  isEarlier: boolean;
  days: number;
  hours: number;
  minutes: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @param seconds below 0 for earlier */
export function shiftOf(seconds: number): Shift {
  const rest = Math.abs(seconds);
  return {
    isEarlier: seconds < 0,
    days: Math.floor(rest / DAY),
    hours: Math.floor((rest % DAY) / HOUR),
    minutes: Math.floor((rest % HOUR) / MINUTE),
  };
}

/** Returns seconds, below 0 for earlier. */
export function secondsOf({ isEarlier, days, hours, minutes }: Shift): number {
  const seconds = days * DAY + hours * HOUR + minutes * MINUTE;
  return isEarlier && seconds > 0 ? -seconds : seconds;
}

/** Moves a date such as `2024-05-01T12:00:00`. It has no time zone, so no day has 23 hours. */
export function shifted(date: string, seconds: number): string {
  return new Date(Date.parse(`${date}Z`) + seconds * 1000).toISOString().slice(0, date.length);
}

import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

const UNITS = ['o', 'ko', 'Mo', 'Go'] as const;

// Without groups of thousands: 1 Mo follows 1023 ko.
const options: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 2 };
const exact = lazily(() => new Intl.NumberFormat(LANGUAGE, { ...options, minimumFractionDigits: 2 }));
const short = lazily(() => new Intl.NumberFormat(LANGUAGE, options));

/** A file's size for people: `900 o`, `60,50 ko`, `2,66 Mo`; with two decimals, 1 ko = 1024 bytes. */
export function formatBytes(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${(unit === 'o' ? short : exact)().format(value)}\u00a0${unit}`;
}

/** A size that somebody has typed, as they would write it: `500 ko`, `20,5 ko`. */
export function formatLimit(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${short().format(value)}\u00a0${unit}`;
}

/**
 * `12 % plus lourd`, and from twice the size on `2,4 fois plus lourd`, because percentages above a hundred are hard to
 * read. In French, the latter means 2.4 times the size.
 */
export function largerWords(percent: number): string {
  if (percent < 100) return `${percent} % plus lourd`;
  const times = 1 + percent / 100;
  return `${short().format(times < 10 ? Math.round(times * 10) / 10 : Math.round(times))} fois plus lourd`;
}

/** With at most two decimals. */
function inUnit(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const scaled = Math.round((bytes / 1024 ** step) * 100) / 100;
  // 1,048,575 bytes would otherwise become "1024 ko".
  const next = UNITS[step + 1];
  return scaled === 1024 && next ? { value: 1, unit: next } : { value: scaled, unit: UNITS[step] ?? 'o' };
}

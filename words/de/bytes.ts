import { lazily } from '#words/lazily.ts';
import { LANGUAGE } from '#words/locale.ts';

const UNITS = ['Byte', 'KB', 'MB', 'GB'] as const;

// Without groups of thousands: 1 MB follows 1023 KB.
const options: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 2 };
const exact = lazily(() => new Intl.NumberFormat(LANGUAGE, { ...options, minimumFractionDigits: 2 }));
const short = lazily(() => new Intl.NumberFormat(LANGUAGE, options));

/** A file's size for people: `900 Byte`, `60,50 KB`, `2,66 MB`; with two decimals, 1 KB = 1024 bytes. */
export function formatBytes(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${(unit === 'Byte' ? short : exact)().format(value)} ${unit}`;
}

/** A size that somebody has typed, as they would write it: `500 KB`, `20,5 KB`. */
export function formatLimit(bytes: number): string {
  const { value, unit } = inUnit(bytes);
  return `${short().format(value)} ${unit}`;
}

/**
 * `12 % größer`, and from twice the size on `2,4-mal so groß`, because percentages above a hundred are hard to read.
 */
export function largerWords(percent: number): string {
  if (percent < 100) return `${percent}\u00a0% größer`;
  const times = 1 + percent / 100;
  return `${short().format(times < 10 ? Math.round(times * 10) / 10 : Math.round(times))}-mal so groß`;
}

/** With at most two decimals. */
function inUnit(bytes: number): { value: number; unit: (typeof UNITS)[number] } {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const scaled = Math.round((bytes / 1024 ** step) * 100) / 100;
  // 1,048,575 bytes would otherwise become "1024 KB".
  const next = UNITS[step + 1];
  return scaled === 1024 && next ? { value: 1, unit: next } : { value: scaled, unit: UNITS[step] ?? 'Byte' };
}

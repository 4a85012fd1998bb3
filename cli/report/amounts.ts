const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** 1,024 bytes are a KB, as on the site: `287 MB`, `1.2 GB`. */
export function bytesText(bytes: number): string {
  let unit = 0;
  let amount = bytes;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit++;
  }
  return `${unit === 0 || amount >= 10 ? Math.round(amount) : amount.toFixed(1)} ${UNITS[unit]}`;
}

/** `−87%`, `+3%`, `±0%`; empty for 0 bytes. */
export function changeText(before: number, after: number): string {
  if (before === 0) return '';
  const change = Math.round((after / before - 1) * 100);
  if (change === 0) return '±0%';
  // A saving of 100% is only shown if nothing is left.
  return change < 0 ? `−${Math.min(99, -change)}%` : `+${change}%`;
}

/** `41 s`, `2 min 5 s`, `3 h 20 min`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${seconds < 10 ? seconds.toFixed(1) : whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

export const countText = (count: number, what: string): string =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

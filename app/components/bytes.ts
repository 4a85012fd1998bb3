const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size as people read it: `0 Bytes`, `1.5 KB`, `2.66 MB`; at most two decimals, 1 KB = 1024 bytes. */
export function formatBytes(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const scaled = Math.round((bytes / 1024 ** step) * 100) / 100;
  // 1,048,575 bytes would otherwise read "1024 KB".
  if (scaled === 1024 && step < UNITS.length - 1) return `1 ${UNITS[step + 1]}`;
  return `${scaled} ${UNITS[step]}`;
}

/** How many whole percent smaller the result is, never below 0, and never all of it while something is left. */
export function savingsPercent(original: number, result: number): number {
  if (original <= 0) return 0;
  const percent = Math.max(0, Math.round(((original - result) / original) * 100));
  return result > 0 ? Math.min(99, percent) : percent;
}

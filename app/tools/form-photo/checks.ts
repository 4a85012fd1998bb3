import type { Probe, Size } from '#engine';
import type { Range, Rules } from './rules.ts';

export interface Check {
  rule: 'size' | 'dpi' | 'bytes' | 'format' | 'colour' | 'metadata' | 'name';
  isMet: boolean;
}

/** What a file is, as it was read after it was written. */
export type Read = Pick<Probe, 'width' | 'height' | 'dpi' | 'format' | 'colour' | 'metadata'> & { bytes: number };

const isWithin = (value: number, { least = 0, most = Number.POSITIVE_INFINITY }: Partial<Range> = {}) =>
  value >= least && value <= most;

export const hasSize = (size: Size, { width, height }: Rules): boolean =>
  isWithin(size.width, width) && isWithin(size.height, height);

/** Compares a file with each rule that there is. */
export function checksOf(rules: Rules, read: Read): Check[] {
  const { width, dpi, bytes, format, isGrey } = rules;
  const checks: (Check | false)[] = [
    width !== undefined && { rule: 'size', isMet: hasSize(read, rules) },
    dpi !== undefined && { rule: 'dpi', isMet: read.dpi === dpi },
    (bytes.least ?? bytes.most) !== undefined && { rule: 'bytes', isMet: isWithin(read.bytes, bytes) },
    { rule: 'format', isMet: read.format === format },
    isGrey && { rule: 'colour', isMet: read.colour === 'grey' },
    { rule: 'metadata', isMet: !read.metadata },
  ];
  return checks.filter((check) => check !== false);
}

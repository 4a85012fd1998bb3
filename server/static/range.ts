export type ByteRange = { first: number; last: number };

/**
 * Parses a Range header for a body of `size` bytes (RFC 9110, 14.2).
 * @returns the requested bytes (both ends included); 'whole' if there is no range to apply: none given, another unit,
 * several ranges, or an invalid header; 'beyond' if the range is outside the body.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/);
  const [, from = '', to = ''] = match ?? [];
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'beyond' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'beyond' : { first, last };
}

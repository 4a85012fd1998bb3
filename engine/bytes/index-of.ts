/** Returns the offset of a sequence of bytes, from an offset on; -1 without one. */
export function indexOfBytes(bytes: Uint8Array, wanted: ArrayLike<number>, from = 0): number {
  const first = wanted[0] ?? 0;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let i = 1;
    while (i < wanted.length && bytes[at + i] === wanted[i]) i++;
    if (i === wanted.length) return at;
  }
  return -1;
}

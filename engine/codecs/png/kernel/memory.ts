/**
 * Allocates zeroed memory. Nothing is freed: an instance of a module works on one picture.
 * @param size in bytes
 * @returns the address, aligned to 16 bytes
 */
export function allocate(size: usize): usize {
  return heap.alloc(size);
}

/** Adds 1 to an entry of a table of `u32`. */
export function increment(table: usize, i: u32): void {
  const at = table + ((<usize>i) << 2);
  store<u32>(at, load<u32>(at) + 1);
}

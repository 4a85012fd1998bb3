/**
 * Allocates zeroed memory. Nothing is freed: an instance of a module works on one picture.
 * @param size in bytes
 * @returns the address, aligned to 16 bytes
 */
export function allocate(size: usize): usize {
  return heap.alloc(size);
}

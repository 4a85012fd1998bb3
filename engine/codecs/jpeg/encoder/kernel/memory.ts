/**
 * Allocates memory, which may hold anything. Nothing is freed: an instance of the module encodes one picture.
 * @param size in bytes
 * @returns the address, aligned to 16 bytes
 */
export function allocate(size: usize): usize {
  return heap.alloc(size);
}

/** So many bytes, all zero. None is given back: one instance of the module writes one picture. */
export function room(bytes: usize): usize {
  return heap.alloc(bytes);
}

import type { Edit, EditOf } from '#engine/recipe/index.ts';

type Resize = EditOf<'resize'>;

/** The resize that a tool's fields control: the first in the list, wherever it is. */
export function firstResize(edits: readonly Edit[]): Resize | undefined {
  return edits.find((edit) => edit.do === 'resize');
}

/** Replaces the first resize, or appends one; undefined removes it. */
export function withResize(edits: readonly Edit[], resize: Resize | undefined): Edit[] {
  const first = firstResize(edits);
  if (!resize) return edits.filter((edit) => edit !== first);
  return first ? edits.map((edit) => (edit === first ? resize : edit)) : [...edits, resize];
}

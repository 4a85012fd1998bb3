import type { Edit, EditOf } from '#engine/recipe/index.ts';

type Resize = EditOf<'resize'>;

/** The resize that the fields of a tool are about: the first, wherever it stands. */
export function firstResize(edits: readonly Edit[]): Resize | undefined {
  return edits.find((edit) => edit.do === 'resize');
}

/** Another resize in the place of the first, or at the end; none takes the first away. */
export function withResize(edits: readonly Edit[], resize: Resize | undefined): Edit[] {
  const first = firstResize(edits);
  if (!resize) return edits.filter((edit) => edit !== first);
  return first ? edits.map((edit) => (edit === first ? resize : edit)) : [...edits, resize];
}

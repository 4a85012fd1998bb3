import type { Edit, EditOf } from '#engine/recipe/index.ts';

type Resize = EditOf<'resize'>;

/** The resize that a tool's fields control: the first in the list, wherever it is. */
export function firstResize(edits: readonly Edit[]): Resize | undefined {
  return edits.find((edit) => edit.do === 'resize');
}

/**
 * Replaces the first resize, or adds one before edges at the end; undefined removes it. Edges up to a size take
 * that of a frame.
 */
export function withResize(edits: readonly Edit[], resize: Resize | undefined): Edit[] {
  const first = firstResize(edits);
  if (!resize) return edits.filter((edit) => edit !== first);
  const { width, height } = resize;
  if (!first) return edits.toSpliced(edits.at(-1)?.do === 'pad' ? -1 : edits.length, 0, resize);
  return edits.map((edit) => {
    if (edit === first) return resize;
    return edit.do === 'pad' && edit.width && width && height ? { ...edit, width, height } : edit;
  });
}

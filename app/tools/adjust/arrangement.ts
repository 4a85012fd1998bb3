import type { Edit, EditOf } from '#engine/recipe/index.ts';

/**
 * A list of edits as the controls show it: rotation and mirroring, then a crop, then a resize. Edits after these, or in
 * another order, are the rest: they have no control but still apply.
 */
export interface Arrangement {
  turns: readonly Edit[];
  crop: EditOf<'crop'> | undefined;
  resize: EditOf<'resize'> | undefined;
  rest: readonly Edit[];
}

export function arrange(edits: readonly Edit[]): Arrangement {
  const end = edits.findIndex(({ do: kind }) => kind !== 'rotate' && kind !== 'flip');
  const turns = end < 0 ? edits : edits.slice(0, end);
  const [first, second] = edits.slice(turns.length);
  const crop = first?.do === 'crop' ? first : undefined;
  const next = crop ? second : first;
  const resize = next?.do === 'resize' ? next : undefined;
  return { turns, crop, resize, rest: edits.slice(turns.length + (crop ? 1 : 0) + (resize ? 1 : 0)) };
}

export function editsOf({ turns, crop, resize, rest }: Arrangement): Edit[] {
  return [...turns, ...(crop ? [crop] : []), ...(resize ? [resize] : []), ...rest];
}

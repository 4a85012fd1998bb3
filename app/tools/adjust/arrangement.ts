import type { Edit, EditOf } from '#engine/recipe/index.ts';

/**
 * A list of edits as the controls show it: rotation and mirroring, then hidden parts, a crop, a resize and edges. Edits after these, or in
 * another order, are the rest: they have no control but still apply.
 */
export interface Arrangement {
  turns: readonly Edit[];
  redact: EditOf<'redact'> | undefined;
  crop: EditOf<'crop'> | undefined;
  resize: EditOf<'resize'> | undefined;
  pad: EditOf<'pad'> | undefined;
  rest: readonly Edit[];
}

export function arrange(edits: readonly Edit[]): Arrangement {
  const end = edits.findIndex(({ do: kind }) => kind !== 'rotate' && kind !== 'flip');
  const turns = end < 0 ? edits : edits.slice(0, end);
  const rest = edits.slice(turns.length);
  const take = <K extends 'redact' | 'crop' | 'resize' | 'pad'>(kind: K) => {
    const [first] = rest;
    return first?.do === kind ? (rest.shift() as EditOf<K>) : undefined;
  };
  return { turns, redact: take('redact'), crop: take('crop'), resize: take('resize'), pad: take('pad'), rest };
}

export function editsOf({ turns, redact, crop, resize, pad, rest }: Arrangement): Edit[] {
  return [
    ...turns,
    ...(redact ? [redact] : []),
    ...(crop ? [crop] : []),
    ...(resize ? [resize] : []),
    ...(pad ? [pad] : []),
    ...rest,
  ];
}

import type { Edit, EditOf, Size } from '#engine';

type Turns = 0 | 1 | 2 | 3;

/**
 * A picture's orientation: quarter turns clockwise first, then mirrored left to right. This covers all eight
 * orientations.
 */
export interface Orientation {
  turns: Turns;
  mirrored: boolean;
}

export const UNTURNED: Orientation = { turns: 0, mirrored: false };

export const MOVES = ['turn-left', 'turn-right', 'flip-horizontal', 'flip-vertical'] as const;
export type Move = (typeof MOVES)[number];

const turnsOf = (turns: number): Turns => (((turns % 4) + 4) % 4) as Turns;

/** Mirroring reverses the direction of a turn. */
export function move({ turns, mirrored }: Orientation, by: Move): Orientation {
  switch (by) {
    case 'turn-right':
      return { turns: turnsOf(mirrored ? turns - 1 : turns + 1), mirrored };
    case 'turn-left':
      return { turns: turnsOf(mirrored ? turns + 1 : turns - 1), mirrored };
    case 'flip-horizontal':
      return { turns, mirrored: !mirrored };
    case 'flip-vertical':
      return { turns: turnsOf(turns + 2), mirrored: !mirrored };
  }
}

type Turning = EditOf<'rotate'> | EditOf<'flip'>;

export function orientedSize({ width, height }: Size, { turns }: Orientation): Size {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** The orientation as edits of a recipe. */
export function orientationEdits({ turns, mirrored }: Orientation): Edit[] {
  return [
    ...(turns === 0 ? [] : [{ do: 'rotate' as const, quarterTurns: turns }]),
    ...(mirrored ? [{ do: 'flip' as const, axis: 'horizontal' as const }] : []),
  ];
}

export function turnedBy(orientation: Orientation, edit: Turning): Orientation {
  if (edit.do === 'flip') return move(orientation, `flip-${edit.axis}`);
  let turned = orientation;
  for (let turn = 0; turn < edit.quarterTurns; turn += 1) turned = move(turned, 'turn-right');
  return turned;
}

/** The combined orientation of a recipe's rotations and flips. */
export function orientationOf(edits: readonly Edit[]): Orientation {
  return edits.reduce(
    (orientation, edit) => (edit.do === 'flip' || edit.do === 'rotate' ? turnedBy(orientation, edit) : orientation),
    UNTURNED,
  );
}

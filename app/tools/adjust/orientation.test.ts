import { describe, expect, it } from 'vitest';
import {
  MOVES,
  type Move,
  move,
  type Orientation,
  orientationEdits,
  orientationOf,
  orientedSize,
  UNTURNED,
} from './orientation.ts';

/** The final position of the top left corner, computed by moving the four corners themselves. */
function corners(moves: readonly Move[]): string {
  const rearranged: Record<Move, (c: string) => string> = {
    // Top left, top right, bottom right, bottom left.
    'turn-right': ([a, b, c, d]: string | string[]) => `${d}${a}${b}${c}`,
    'turn-left': ([a, b, c, d]: string | string[]) => `${b}${c}${d}${a}`,
    'flip-horizontal': ([a, b, c, d]: string | string[]) => `${b}${a}${d}${c}`,
    'flip-vertical': ([a, b, c, d]: string | string[]) => `${d}${c}${b}${a}`,
  };
  return moves.reduce((state, by) => rearranged[by](state), 'ABCD');
}

function cornersOf({ turns, mirrored }: Orientation): string {
  const moves: Move[] = [...Array<Move>(turns).fill('turn-right'), ...(mirrored ? (['flip-horizontal'] as const) : [])];
  return corners(moves);
}

const sequences = MOVES.flatMap((a) => MOVES.flatMap((b) => MOVES.map((c) => [a, b, c] as const)));

describe('orientation', () => {
  it.each(sequences)('%s, %s, %s ends where the corners do', (...moves) => {
    expect(cornersOf(moves.reduce(move, UNTURNED))).toBe(corners(moves));
  });

  it.each(sequences)('%s, %s, %s survives a recipe', (...moves) => {
    const orientation = moves.reduce(move, UNTURNED);
    expect(orientationOf(orientationEdits(orientation))).toEqual(orientation);
  });

  it('needs no edit for an unchanged picture', () => {
    expect(orientationEdits(UNTURNED)).toEqual([]);
  });

  it('exchanges width and height with every quarter turn', () => {
    const size = { width: 300, height: 200 };
    expect(orientedSize(size, { turns: 1, mirrored: false })).toEqual({ width: 200, height: 300 });
    expect(orientedSize(size, { turns: 2, mirrored: true })).toEqual(size);
  });
});

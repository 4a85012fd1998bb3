import type { Position } from './positions.ts';
import type { Rectangle, Size } from './steps.ts';

/** Returns a position as fractions of the space next to and above what is placed. */
export function sharesOf(position: Position): [x: number, y: number] {
  const share = (start: string, end: string) => (position.includes(start) ? 0 : position.includes(end) ? 1 : 0.5);
  return [share('left', 'right'), share('top', 'bottom')];
}

/**
 * Returns the rectangle of a box at a position within a picture.
 * @param margin the distance from the edges in pixels; smaller if the box needs the space
 */
export function placedBox(picture: Size, box: Size, position: Position, margin: number): Rectangle {
  const [x, y] = sharesOf(position);
  const offset = (outer: number, inner: number, share: number) => {
    const space = Math.max(0, outer - inner);
    const edge = Math.min(margin, space / 2);
    return Math.round(edge + (space - 2 * edge) * share);
  };
  const { width, height } = box;
  return { left: offset(picture.width, width, x), top: offset(picture.height, height, y), width, height };
}

import type { Size } from '#engine';

/** A place on the drawing area, from 0 to 1 across and down. */
export interface Point {
  x: number;
  y: number;
}

/** The places of a pen from its touch to its lift. */
export type Stroke = readonly Point[];

/** The width of a stroke, as a part of the area's longer side. */
export const PEN = 1 / 110;

/**
 * Returns a stroke as SVG path data in an area of this size. Its curves pass through the middle between two places, so that a line of few
 * of them has no corners.
 */
export function pathOf(stroke: Stroke, { width, height }: Size): string {
  const text = (x: number, y: number) => `${round(x * width)} ${round(y * height)}`;
  const [first, ...rest] = stroke;
  if (!first) return '';
  let path = `M${text(first.x, first.y)}`;
  // A line without length is not drawn, not even with round ends.
  if (rest.length === 0) return `${path}l.01 0`;
  for (const [i, { x, y }] of rest.entries()) {
    const next = rest[i + 1];
    path += next ? `Q${text(x, y)} ${text((x + next.x) / 2, (y + next.y) / 2)}` : `L${text(x, y)}`;
  }
  return path;
}

const round = (value: number) => Math.round(100 * value) / 100;

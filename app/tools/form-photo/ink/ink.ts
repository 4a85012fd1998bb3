import type { Size } from '#engine';
import { type Region, regionsOf, widened } from '../pixels/regions.ts';
import type { Rgba } from '../pixels/rgba.ts';
import { darknessOf, histogramOf } from './darkness.ts';
import { twoClasses } from './two-classes.ts';

/** Ink of a sheet. */
export interface Ink extends Size {
  /** 0 for paper to 255 for ink per pixel; a stroke's edges are between. */
  cover: Uint8Array;
}

/** Smaller than this, in squares of the stroke's width, is a speck and no dot of an i. */
const DOT = 0.4;
/** Wider along the picture's edge than this, in widths of a stroke, is something beside the sheet, or the end of a shadow. */
const BESIDE = 6;
/** How far the edge of a stroke reaches beyond what is surely ink, in pixels. */
const SOFT = 2;
/** The most that paper and lines may take from the range of a stroke's edge, as a part of the ink's darkness. */
const FAINT = 0.35;
/** Side of a square, as a part of the picture's longer side: writing covers as many pixels at least. */
const LEAST_WRITTEN = 1 / 100;
/** How much darker than noise and lines ink is at least, of 255. */
const LEAST_CONTRAST = 20;

/**
 * Finds the ink on a photographed sheet. What is darker than the paper's noise has two classes: ink, and all that is fainter, such as
 * printed lines and the edges of strokes. The first is kept without its specks, with a grey edge that ends at the mean of the second.
 * @returns undefined if nothing is written there
 */
export function inkOf(picture: Rgba): Ink | undefined {
  const { width, height } = picture;
  const { plane, noise } = darknessOf(picture);
  const classes = twoClasses(histogramOf(plane), Math.ceil(noise));
  if (!classes || classes.upper - classes.lower < LEAST_CONTRAST) return undefined;
  const { upper } = classes;
  const lower = Math.min(classes.lower, FAINT * upper);
  const sure = plane.map((value) => (value > classes.limit ? 1 : 0));
  const strokes = withoutOthers(sure, picture);
  if (!strokes) return undefined;
  let around: Uint8Array = strokes;
  for (let i = 0; i < SOFT; i++) around = widened(around, picture);
  const cover = new Uint8Array(plane.length);
  for (let i = 0; i < cover.length; i++)
    if (around[i]) cover[i] = Math.min(255, Math.max(0, (255 * ((plane[i] ?? 0) - lower)) / (upper - lower)));
  return { width, height, cover };
}

/** The mask without specks and without what reaches into the picture from beside the sheet; undefined if nothing is left. */
function withoutOthers(mask: Uint8Array, size: Size): Uint8Array | undefined {
  const regions = regionsOf(mask, size);
  const stroke = strokeWidth(mask, regions, size);
  const written = regions.filter(
    ({ pixels: { length }, atEdge }) =>
      length >= DOT * stroke ** 2 && atEdge <= BESIDE * stroke && atEdge ** 2 <= length,
  );
  const count = written.reduce((sum, { pixels }) => sum + pixels.length, 0);
  if (count < (LEAST_WRITTEN * Math.max(size.width, size.height)) ** 2) return undefined;
  const kept = new Uint8Array(mask.length);
  for (const { pixels } of written) for (const at of pixels) kept[at] = 1;
  return kept;
}

/** A long stroke has two edges: twice its area by the number of its pixels at an edge. Specks do not count. */
function strokeWidth(mask: Uint8Array, regions: readonly Region[], { width }: Size): number {
  const largest = regions.reduce((most, { pixels }) => Math.max(most, pixels.length), 0);
  let [area, edge] = [0, 0];
  for (const { pixels } of regions) {
    if (pixels.length * 10 < largest) continue;
    area += pixels.length;
    edge += pixels.filter((at) => !(mask[at - 1] && mask[at + 1] && mask[at - width] && mask[at + width])).length;
  }
  return (2 * area) / Math.max(1, edge);
}

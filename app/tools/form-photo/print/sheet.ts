import { DPI, pixelsOn } from '#app/tools/resize/units.ts';
import type { Size } from '#engine';

/** Papers in millimetres, upright, with the white edge that printers need. `l` is the usual photo of Japan. */
export const PAPERS = {
  photo: { width: 100, height: 150, edge: 3 },
  l: { width: 89, height: 127, edge: 3 },
  a4: { width: 210, height: 297, edge: 8 },
  letter: { width: 215.9, height: 279.4, edge: 8 },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

/** Between two photos, in millimetres: a cut beside the mark takes nothing of the other one. */
const GAP = 2;

/** A sheet with copies of a photo. All lengths are pixels at 300 dpi. */
export interface Sheet extends Size {
  photo: Size;
  places: readonly { left: number; top: number }[];
}

const pixels = (millimetres: number) => Math.round(pixelsOn(millimetres, { unit: 'mm', dpi: DPI.usual }));

/**
 * Lays out as many copies as fit, in rows around the middle, on the paper as it holds more of them.
 * @param photo in millimetres
 * @returns undefined if none fits
 */
export function sheetOf(photo: Size, paper: Paper): Sheet | undefined {
  const { width, height, edge } = PAPERS[paper];
  const sheets = [
    { width, height },
    { width: height, height: width },
  ].map((page) => laidOut(photo, page, edge));
  const [upright, across] = sheets;
  const best = (across?.places.length ?? 0) > (upright?.places.length ?? 0) ? across : upright;
  return best && best.places.length > 0 ? best : undefined;
}

function laidOut(photo: Size, page: Size, edge: number): Sheet {
  const fitting = (side: number, of: number) => Math.floor((side - 2 * edge + GAP) / (of + GAP));
  const [columns, rows] = [fitting(page.width, photo.width), fitting(page.height, photo.height)];
  const size = { width: pixels(photo.width), height: pixels(photo.height) };
  const sheet = { width: pixels(page.width), height: pixels(page.height) };
  const gap = pixels(GAP);
  const starts = (count: number, side: number, of: number) => {
    const first = Math.round((side - count * of - (count - 1) * gap) / 2);
    return Array.from({ length: Math.max(0, count) }, (_, i) => first + i * (of + gap));
  };
  const lefts = starts(columns, sheet.width, size.width);
  const tops = starts(rows, sheet.height, size.height);
  return { ...sheet, photo: size, places: tops.flatMap((top) => lefts.map((left) => ({ left, top }))) };
}

/** Where a sheet is cut: the columns and rows of pixels beside the photos. */
export function cutsOf({ photo, places }: Sheet): { columns: readonly number[]; rows: readonly number[] } {
  const beside = (starts: readonly number[], side: number) =>
    [...new Set(starts)].flatMap((start) => [start - 1, start + side]);
  return {
    columns: beside(
      places.map(({ left }) => left),
      photo.width,
    ),
    rows: beside(
      places.map(({ top }) => top),
      photo.height,
    ),
  };
}

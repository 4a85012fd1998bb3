import type { Format } from '../formats/format.ts';
import { type Axis, axisOf, HIGHEST_QUALITY, type Point, scaledPoints, settingsFor } from './axis.ts';
import { qualitySlope } from './quality-curve.ts';
import type { Subject } from './request.ts';

/** Rows of palettes, and of rounded colours, of a format whose quality costs colours. */

/** The highest quality of a palette: up to 256 colours, as many as the picture asks for. */
export const FULL_PALETTE = HIGHEST_QUALITY;

/**
 * In PNG colours go with pixels, from the scale at which the first go to the one at which few are left: sooner in a sharp picture,
 * whose pixels are worth more. Fitted to seventeen pictures (docs/decisions/0013-target-search.md).
 */
const FADE = { from: { soft: 0.3, bySharpness: 0.04 }, to: { soft: 0.1, bySharpness: 0.03 }, quality: 15 } as const;

/** From here on a drawing's edges are worth more than its colours; below, it is one of gradients. */
const HARD_EDGES = 12;
/** The lowest quality of all pixels where colours matter. */
const KEPT_COLOURS = { gradients: 75, beforeExchange: 55 } as const;

/** How much the logarithm of the size grows with a step of quality where colours are rounded: the median of 16 pictures. */
const ROUNDED_SLOPE = 0.032;
/**
 * The quality down to which all pixels are kept whose colours are rounded, and that fewer have: the usual one, a higher one for
 * a soft picture and a lower one for a crisp one, whose pixels are worth more. Fitted to 22 pictures
 * (docs/decisions/0013-target-search.md).
 */
const ROUNDS_DOWN_TO = { usual: 83, soft: { below: 3.2, by: 4 }, crisp: { above: 7, by: 2.5 } } as const;

/** All pixels, and ever fewer colours, as long as another format is the alternative. */
export function coloursAxis(format: Format, fewest: number = KEPT_COLOURS.beforeExchange): Axis {
  return axisOf(format, fullSize(format, fewest), { leap: 8 });
}

function downTo({ quality }: Format, sharpness: number): number {
  return sharpness < HARD_EDGES ? KEPT_COLOURS.gradients : (quality?.drawingDownTo ?? 1);
}

/** A drawing: all pixels as long as a palette fits that keeps its colours apart; then fewer of both. */
export function drawingAxis(subject: Subject, format: Format, sharpness: number): Axis {
  const lowest = downTo(format, sharpness);
  const full = fullSize(format, lowest);
  const scaled = faded(subject, format, { sharpness, quality: lowest });
  return axisOf(format, [...scaled.slice(0, -1), ...full], { leap: 8 });
}

/** A photo: fewer pixels of a full palette, and fewer colours too where few pixels are left. */
export function photoAxis(subject: Subject, format: Format, sharpness: number): Axis {
  return axisOf(format, faded(subject, format, { sharpness, quality: FULL_PALETTE }), { leap: 2 });
}

/** All the colours of all the pixels, each with fewer values. */
export function roundedAxis(format: Format): Axis {
  return axisOf(format, roundedPoints(format, lowestRounded(format)), { leap: 2 });
}

/** Whether there is anything between a palette and exact pixels. */
export const canRound = ({ quality }: Format): boolean => quality?.roundsAbove !== undefined;

/** The lowest quality at which colours are rounded. */
export const lowestRounded = ({ quality }: Format): number => (quality?.roundsAbove ?? HIGHEST_QUALITY) + 1;

/** The same for a photo, and then fewer pixels. */
export function roundedPhotoAxis(subject: Subject, format: Format, sharpness: number): Axis {
  const lowest = roundsDownTo(format, sharpness);
  const full = roundedPoints(format, lowest);
  const scaled = scaledPoints(subject, format, () => lowest).slice(0, -1);
  return axisOf(format, [...scaled.map((point) => roundedAt(lowest, point)), ...full], { leap: 2 });
}

function roundsDownTo(format: Format, sharpness: number): number {
  const { usual, soft, crisp } = ROUNDS_DOWN_TO;
  const more = soft.by * Math.max(0, soft.below - sharpness);
  const less = crisp.by * Math.max(0, sharpness - crisp.above);
  return Math.max(lowestRounded(format), Math.round(usual + more - less));
}

function roundedPoints(format: Format, lowest: number): Point[] {
  return Array.from({ length: HIGHEST_QUALITY - lowest + 1 }, (_, i) =>
    roundedAt(lowest + i, { settings: settingsFor(format, { quality: lowest + i, chroma: 'auto' }, 1), x: 0 }),
  );
}

const roundedAt = (quality: number, { settings, x }: Point): Point => ({
  settings: { ...settings, colours: 'rounded' },
  x: x + ROUNDED_SLOPE * quality,
});

/** @param quality that of all pixels */
function faded(
  subject: Subject,
  format: Format,
  { sharpness, quality }: { sharpness: number; quality: number },
): Point[] {
  const lowest = Math.min(quality, FADE.quality);
  const from = Math.min(1, FADE.from.soft + FADE.from.bySharpness * sharpness);
  const to = Math.min(0.9 * from, FADE.to.soft + FADE.to.bySharpness * sharpness);
  const qualityAt = (scale: number) => {
    // GIF has seven sizes of palettes, too few to fade in: the sizes between them would be missed.
    if (format.holds.palette) return quality;
    const share = Math.log(from / scale) / Math.log(from / to);
    return Math.round(quality - (quality - lowest) * Math.min(1, Math.max(0, share)));
  };
  return scaledPoints(subject, format, qualityAt).map((point) => ({
    ...point,
    x: point.x + qualitySlope(format) * point.settings.quality,
  }));
}

function fullSize(format: Format, fewest: number): Point[] {
  return Array.from({ length: FULL_PALETTE - fewest + 1 }, (_, i) => ({
    settings: settingsFor(format, { quality: fewest + i, chroma: 'auto' }, 1),
    x: qualitySlope(format) * (fewest + i),
  }));
}

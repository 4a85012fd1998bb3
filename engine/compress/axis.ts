import type { Format } from '../formats/format.ts';
import { draftOffset, qualityCoordinate, qualitySlope, type Rung } from './quality-curve.ts';
import type { Settings, Subject } from './request.ts';

/** Settings in a row, from the smallest file to the largest, that a search moves along by whole steps. */
export interface Axis {
  /** How many steps there are. */
  length: number;
  settings(step: number): Settings;
  /** What the logarithm of the size grows by along the axis, as is usual for the format; any origin will do. */
  x(step: number): number;
  /** How much the logarithm of a full encode's size usually is above its draft's. */
  offset(step: number): number;
  /** How many steps to leap at first where neighbours have the same size, as palettes come in few sizes. */
  leap: number;
}

export type Point = { settings: Settings; x: number };

/** All colours: exact pixels in PNG, the full palette in GIF; and what stands for a format that has no quality. */
export const EXACT_QUALITY = 100;
export const HIGHEST_QUALITY = 99;

/** A picture whose longer side is below this shows nothing. */
const MIN_SIDE = 16;

/** A step of a scale, in the logarithm of the size: well below the narrowest tolerance. */
export const SCALE_STEP = 0.004;
/** How the logarithm of the size grows with that of the scale: with nearly all of the area. */
export const SCALE_SLOPE = 1.75;

/** Of a picture that nobody has measured: between a soft photo and a crisp one. */
export const USUAL_SHARPNESS = 6;

/**
 * Where both give way, the quality rises as the sides shrink, by up to four fifths when they are a third: the
 * fewer the pixels, the more each has to tell.
 */
const RISE = { factor: 1.8, atScale: 0.35, highest: 85 } as const;

/**
 * The quality down to which a picture of this sharpness keeps all its pixels. A soft one loses nothing that can be seen
 * by fewer of them, long before the codec has to blur it; the letters of a screenshot lose more by that than by any quality.
 */
export function fullSizeQuality({ quality }: Format, sharpness: number): number {
  if (!quality?.fullSizeDownTo) return 1;
  const { soft, fall, least, most } = quality.fullSizeDownTo;
  return Math.round(Math.min(most, Math.max(least, soft * Math.exp(-sharpness / fall))));
}

/**
 * A format whose quality takes detail away: all pixels down to the lowest quality that they are kept at, and from there on
 * ever fewer pixels at a quality that rises a little. Each step is a percent of the bytes or less, but for those of
 * the highest qualities.
 * @param lowest see `fullSizeQuality`
 */
export function detailAxis(subject: Subject, format: Format, lowest: number): Axis {
  const origin = qualityCoordinate(format, { quality: lowest, chroma: 'auto' });
  const at = (rung: Rung) => qualitySlope(format) * (qualityCoordinate(format, rung) - origin);
  const full = rungsOf(format, lowest, HIGHEST_QUALITY).map((rung) => ({
    settings: settingsFor(format, rung, 1),
    x: at(rung),
  }));
  const scaled: Point[] = [];
  const last = minScale(subject);
  for (let x = -SCALE_STEP, scale = 1; scale > last; x -= SCALE_STEP) {
    const rung: Rung = { quality: risen(lowest, scale), chroma: 'auto' };
    scale = Math.max(last, Math.exp((x - at(rung)) / SCALE_SLOPE));
    if (scale < 1) scaled.push({ settings: settingsFor(format, rung, scale), x });
  }
  return axisOf(format, [...scaled.reverse(), ...full], { leap: 2 });
}

function risen(quality: number, scale: number): number {
  const share = Math.min(1, (1 - scale) / (1 - RISE.atScale));
  return Math.round(Math.min(Math.max(quality, RISE.highest), quality * (1 + (RISE.factor - 1) * share)));
}

/** All pixels at the qualities below the lowest that they are usually kept at. */
export function belowUsualAxis(format: Format, lowest: number): Axis {
  const points = rungsOf(format, Math.ceil(lowest / 2), lowest).map((rung) => ({
    settings: settingsFor(format, rung, 1),
    x: qualitySlope(format) * qualityCoordinate(format, rung),
  }));
  return axisOf(format, points, { leap: 2 });
}

/** One quality, or all colours without one, from the fewest pixels to all of them. */
export function scaleAxis(subject: Subject, format: Format, quality = EXACT_QUALITY): Axis {
  return axisOf(
    format,
    scaledPoints(subject, format, () => quality),
    { leap: 2 },
  );
}

/**
 * From the fewest pixels to all of them.
 * @param qualityAt the quality that goes with a scale
 */
export function scaledPoints(subject: Subject, format: Format, qualityAt: (scale: number) => number): Point[] {
  const lowest = minScale(subject);
  const points: Point[] = [];
  for (let x = 0, scale = 1; ; x -= SCALE_STEP) {
    scale = Math.max(lowest, Math.exp(x / SCALE_SLOPE));
    points.push({ settings: settingsFor(format, { quality: qualityAt(scale), chroma: 'auto' }, scale), x });
    if (scale === lowest) return points.reverse();
  }
}

export function axisOf(format: Format, points: readonly Point[], { leap }: { leap: number }): Axis {
  const point = (step: number): Point => {
    const found = points[step];
    if (!found) throw new RangeError(`There is no step ${step} of ${points.length}`);
    return found;
  };
  return {
    length: points.length,
    leap,
    settings: (step) => point(step).settings,
    x: (step) => point(step).x,
    offset: (step) => draftOffset(format, point(step).settings),
  };
}

/** The lowest step that keeps all pixels. */
export function firstOfAllPixels(axis: Axis): number {
  let step = axis.length - 1;
  while (step > 0 && axis.settings(step - 1).scale === 1) step--;
  return step;
}

/** What makes the smallest file that the rules allow. */
export function smallestSettings(subject: Subject, format: Format): Settings {
  const quality = format.quality ? 1 : EXACT_QUALITY;
  return settingsFor(format, { quality, chroma: 'auto' }, minScale(subject));
}

/** Careful averaging throughout: a search looks for the best picture of a size. */
export function settingsFor(format: Format, { quality, chroma }: Rung, scale: number): Settings {
  return { format, quality, lossless: false, scale, blur: 0, smoothing: 'high', chroma, nuance: 0 };
}

/**
 * Every quality; and from where full chroma sets in and makes files larger at a stroke, each with half chroma too, in
 * the order of size: for the targets below that stroke, and between the wide steps of the highest qualities.
 */
export function rungsOf(format: Format, low: number, high: number): Rung[] {
  const from = format.quality?.fullChromaFrom ?? high + 1;
  const rungs: Rung[] = [];
  for (let quality = low; quality <= high; quality++) {
    rungs.push({ quality, chroma: 'auto' });
    if (quality >= from) rungs.push({ quality, chroma: 'half' });
  }
  return rungs.sort((a, b) => qualityCoordinate(format, a) - qualityCoordinate(format, b));
}

export function minScale({ width, height }: Subject): number {
  return Math.min(1, MIN_SIDE / Math.max(width, height));
}

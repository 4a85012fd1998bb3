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

type Point = { settings: Settings; x: number };

/** All colours: exact pixels in PNG, the full palette in GIF; and what stands for a format that has no quality. */
const EXACT_QUALITY = 100;
const HIGHEST_QUALITY = 99;

/** A picture whose longer side is below this shows nothing. */
const MIN_SIDE = 16;

/** A step of a scale, in the logarithm of the size: well below the narrowest tolerance. */
const SCALE_STEP = 0.004;
/** How the logarithm of the size grows with that of the scale: with nearly all of the area. */
const SCALE_SLOPE = 1.75;

/**
 * Where both give way, the quality rises as the sides shrink, by up to four fifths when they are a third: the
 * fewer the pixels, the more each has to tell.
 */
const RISE = { factor: 1.8, atScale: 0.35, highest: 85 } as const;

/**
 * A format whose quality takes detail away: all pixels down to the quality that the format names, and from there on
 * ever fewer pixels at a quality that rises a little. Each step is a percent of the bytes or less, but for those of
 * the highest qualities.
 */
export function detailAxis(subject: Subject, format: Format): Axis {
  const lowest = format.quality?.fullSizeDownTo ?? 1;
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

/** All pixels, from `low` to `high`: of a format whose quality costs colours. */
export function coloursAxis(format: Format, low: number, high = HIGHEST_QUALITY): Axis {
  const points = rungsOf(format, low, high).map((rung) => ({
    settings: settingsFor(format, rung, 1),
    x: qualitySlope(format) * qualityCoordinate(format, rung),
  }));
  return axisOf(format, points, { leap: 8 });
}

/** One quality, or all colours without one, from the fewest pixels to all of them. */
export function scaleAxis(subject: Subject, format: Format, quality = EXACT_QUALITY): Axis {
  const lowest = minScale(subject);
  const points: Point[] = [];
  for (let x = 0, scale = 1; ; x -= SCALE_STEP) {
    scale = Math.max(lowest, Math.exp(x / SCALE_SLOPE));
    points.push({ settings: settingsFor(format, { quality, chroma: 'auto' }, scale), x });
    if (scale === lowest) break;
  }
  return axisOf(format, points.reverse(), { leap: 2 });
}

function axisOf(format: Format, points: readonly Point[], { leap }: { leap: number }): Axis {
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

/** What makes the smallest file that the rules allow. */
export function smallestSettings(subject: Subject, format: Format): Settings {
  const quality = format.quality ? 1 : EXACT_QUALITY;
  return settingsFor(format, { quality, chroma: 'auto' }, minScale(subject));
}

/** Careful averaging throughout: a search looks for the best picture of a size. */
function settingsFor(format: Format, { quality, chroma }: Rung, scale: number): Settings {
  return { format, quality, lossless: false, scale, blur: 0, smoothing: 'high', chroma, nuance: 0 };
}

/**
 * Every quality; and from where full chroma sets in and makes files larger at a stroke, each with half chroma too, in
 * the order of size: for the targets below that stroke, and between the wide steps of the highest qualities.
 */
function rungsOf(format: Format, low: number, high: number): Rung[] {
  const from = format.quality?.fullChromaFrom ?? high + 1;
  const rungs: Rung[] = [];
  for (let quality = low; quality <= high; quality++) {
    rungs.push({ quality, chroma: 'auto' });
    if (quality >= from) rungs.push({ quality, chroma: 'half' });
  }
  return rungs.sort((a, b) => qualityCoordinate(format, a) - qualityCoordinate(format, b));
}

function minScale({ width, height }: Subject): number {
  return Math.min(1, MIN_SIDE / Math.max(width, height));
}

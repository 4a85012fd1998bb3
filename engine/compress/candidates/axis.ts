import { searchingIn } from '../../codecs/searching.ts';
import type { Format } from '../../formats/format.ts';
import { type EncodeRequest, EXACT_QUALITY, HIGHEST_QUALITY, requestFor, type Subject } from '../request.ts';
import { draftOffset, fullChromaFrom, qualityCoordinate, qualitySlope, type Rung } from './usual.ts';

/** EncodeRequest in order, from the smallest file to the largest, which a search tries by index. */
export interface Axis {
  /** Number of steps. */
  length: number;
  settings(step: number): EncodeRequest;
  /** The usual log size of the format at a step, relative to an arbitrary origin. */
  x(step: number): number;
  /** The usual log size of a full encode less that of its draft. */
  offset(step: number): number;
  /** The first leap, in steps, where neighbours have the same size: there are few sizes of palettes. */
  leap: number;
}

/** A step of an axis: its settings and `x`. */
export type AxisStep = { settings: EncodeRequest; x: number };

/** The shortest longer side that a search scales a picture to, in pixels. */
const MIN_SIDE = 16;

/** Change of the log size per step of scale: well below the narrowest tolerance. */
export const SCALE_STEP = 0.004;
/** Change of the log size per log scale: the size grows a little more slowly than the area. */
export const SCALE_SLOPE = 1.75;

/** Sharpness of a picture that is not measured: between a soft photo and a crisp one. */
export const USUAL_SHARPNESS = 6;

/**
 * Where scale and quality both fall, the quality rises again as the sides shrink, by up to four fifths at a third of
 * the size: the fewer pixels there are, the more each one matters.
 */
const RISE = { factor: 1.8, atScale: 0.35, highest: 85 } as const;

/**
 * Returns the lowest quality at which a picture of this sharpness keeps all its pixels. A soft picture loses no visible
 * detail when it is scaled down, well before the codec has to blur it. The letters of a screenshot lose more by scaling
 * than by any quality.
 */
export function fullSizeQuality(format: Format, sharpness: number): number {
  const { fullSizeDownTo } = searchingIn(format);
  if (!fullSizeDownTo) return 1;
  const { soft, fall, least, most } = fullSizeDownTo;
  return Math.round(Math.min(most, Math.max(least, soft * Math.exp(-sharpness / fall))));
}

/**
 * Returns the axis of a format whose quality removes detail: all pixels down to the lowest quality, then fewer and
 * fewer pixels at a slowly rising quality. A step changes the size by a percent or less, except at the highest
 * qualities.
 * @param lowest see `fullSizeQuality`
 */
export function detailAxis(subject: Subject, format: Format, lowest: number): Axis {
  const origin = qualityCoordinate(format, { quality: lowest, chroma: 'auto' });
  const at = (rung: Rung) => qualitySlope(format) * (qualityCoordinate(format, rung) - origin);
  const full = rungsOf(format, lowest, HIGHEST_QUALITY).map((rung) => ({
    settings: requestFor(format, rung),
    x: at(rung),
  }));
  const scaled: AxisStep[] = [];
  const last = minScale(subject);
  for (let x = -SCALE_STEP, scale = 1; scale > last; x -= SCALE_STEP) {
    const rung: Rung = { quality: risen(lowest, scale), chroma: 'auto' };
    scale = Math.max(last, Math.exp((x - at(rung)) / SCALE_SLOPE));
    if (scale < 1) scaled.push({ settings: requestFor(format, { ...rung, scale }), x });
  }
  return axisOf([...scaled.reverse(), ...full]);
}

function risen(quality: number, scale: number): number {
  const share = Math.min(1, (1 - scale) / (1 - RISE.atScale));
  return Math.round(Math.min(Math.max(quality, RISE.highest), quality * (1 + (RISE.factor - 1) * share)));
}

/** Returns the axis of all pixels at qualities below the usual lowest one, down to half of it. */
export function belowUsualAxis(format: Format, lowest: number): Axis {
  const points = rungsOf(format, Math.ceil(lowest / 2), lowest).map((rung) => ({
    settings: requestFor(format, rung),
    x: qualitySlope(format) * qualityCoordinate(format, rung),
  }));
  return axisOf(points);
}

/** Returns the axis of the highest quality, from the fewest pixels to all of them. */
export function scaleAxis(subject: Subject, format: Format): Axis {
  const points = scaledPoints(subject, format, () => EXACT_QUALITY);
  return axisOf(points);
}

/**
 * Returns steps from the fewest pixels to all of them.
 * @param qualityAt the quality at a scale
 */
export function scaledPoints(subject: Subject, format: Format, qualityAt: (scale: number) => number): AxisStep[] {
  const lowest = minScale(subject);
  const points: AxisStep[] = [];
  for (let x = 0, scale = 1; ; x -= SCALE_STEP) {
    scale = Math.max(lowest, Math.exp(x / SCALE_SLOPE));
    points.push({ settings: requestFor(format, { quality: qualityAt(scale), scale }), x });
    if (scale === lowest) return points.reverse();
  }
}

/** Builds an axis from its steps. */
export function axisOf(points: readonly AxisStep[], leap = 2): Axis {
  const point = (step: number): AxisStep => {
    const found = points[step];
    if (!found) throw new RangeError(`Expected a step below ${points.length} but received ${step}`);
    return found;
  };
  return {
    length: points.length,
    leap,
    settings: (step) => point(step).settings,
    x: (step) => point(step).x,
    offset: (step) => draftOffset(point(step).settings),
  };
}

/** Returns the lowest step with all pixels. */
export function firstOfAllPixels(axis: Axis): number {
  let step = axis.length - 1;
  while (step > 0 && axis.settings(step - 1).scale === 1) step--;
  return step;
}

/** Returns the settings of the smallest file: the lowest quality and the fewest pixels. */
export function smallestSettings(subject: Subject, format: Format): EncodeRequest {
  const quality = format.quality ? 1 : EXACT_QUALITY;
  return requestFor(format, { quality, scale: minScale(subject) });
}

/**
 * Returns all qualities from `low` to `high` in the order of size. Where 4:4:4 is the default, which makes files much
 * larger, each quality also comes in 4:2:0. These are for targets below the jump in size and between the wide steps of
 * the highest qualities.
 */
export function rungsOf(format: Format, low: number, high: number): Rung[] {
  const from = fullChromaFrom(format);
  const rungs: Rung[] = [];
  for (let quality = low; quality <= high; quality++) {
    rungs.push({ quality, chroma: 'auto' });
    if (quality >= from) rungs.push({ quality, chroma: 'half' });
  }
  return rungs.sort((a, b) => qualityCoordinate(format, a) - qualityCoordinate(format, b));
}

/** Returns the smallest scale of a picture, at most 1. */
export function minScale({ width, height }: Subject): number {
  return Math.min(1, MIN_SIDE / Math.max(width, height));
}

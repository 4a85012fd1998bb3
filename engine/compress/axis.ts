import type { Format } from '../formats/format.ts';
import { blurFor, type EncodeRequest, preScaleFor, type Source, smoothingFor } from './encode.ts';
import { draftOffset, qualityCoordinate, qualitySlope, type Rung } from './quality-curve.ts';

/** Everything of a request but the effort. */
export type Settings = Omit<EncodeRequest, 'effort'>;

/** Settings in a row, from the smallest file to the largest, that a search moves along by whole steps. */
export interface Axis {
  /** The lowest and the highest step. */
  low: number;
  high: number;
  settings(step: number): Settings;
  /** A coordinate on which the logarithm of the size is nearly a straight line, and that line's usual slope. */
  x(step: number): number;
  slope: number;
  /** How many steps to leap at first where neighbours have the same size, as palettes come in few sizes. */
  leap: number;
  /** How much the logarithm of a full encode's size usually is above its draft's. */
  offset(step: number): number;
  /** The step of this quality, or the nearest there is. */
  stepOf(quality: number): number;
  /** Where these settings would lie on this axis, as far as the size goes: another scale, or another quality. */
  equivalent(settings: Settings): { x: number; shift: number };
}

/**
 * Where a picture is made smaller rather than coarser. Measured with SSIMULACRA2 on a photo, an illustration and a
 * screenshot of about a megapixel as JPEG: at equal bytes the full size wins down to quality 8 to 12, and below that
 * the picture scaled to quality 30 to 40 does (at the bytes of quality 3: -35 against -103, 2 against -47, -35
 * against -54).
 */
const LOWEST_FULL_SIZE_QUALITY = 8;
const SCALED_QUALITY = { detail: 30, colours: 50 } as const;

/** Below this quality a large picture is pre-scaled; the search then goes on from the highest quality that is. */
const CANVAS_QUALITY = 20;
const HIGHEST_PRE_SCALED_QUALITY = 49;

const HIGHEST_QUALITY = 99;
/** All colours: exact pixels in PNG, the full palette in GIF. */
const EXACT_QUALITY = 100;

/** A picture whose longer side is below this shows nothing. */
const MIN_SIDE = 16;

/** One step of a scale in natural logarithm: half a percent of a side, about a percent of the bytes. */
const SCALE_STEP = 0.005;

/** How the logarithm of the size grows with that of the scale: with nearly all of the area. */
const SCALE_SLOPE = 1.75;

/** The axes that lead through a format's qualities, each below the one before. */
export function qualityAxes(source: Source, format: Format, jpeg: Format): Axis[] {
  const exact = qualityAxis(format, { low: EXACT_QUALITY, high: EXACT_QUALITY, scale: 1, jpeg });
  if (!format.quality) return [exact];
  if (format.quality.reduces === 'colours') {
    return [exact, qualityAxis(format, { low: 1, high: HIGHEST_QUALITY, scale: 1, jpeg })];
  }
  const scale = preScaleFor(source, CANVAS_QUALITY);
  if (scale === 1) {
    return [qualityAxis(format, { low: LOWEST_FULL_SIZE_QUALITY, high: HIGHEST_QUALITY, scale, jpeg })];
  }
  return [
    qualityAxis(format, { low: CANVAS_QUALITY, high: HIGHEST_QUALITY, scale: 1, jpeg }),
    qualityAxis(format, { low: CANVAS_QUALITY, high: HIGHEST_PRE_SCALED_QUALITY, scale, jpeg }),
  ];
}

function qualityAxis(
  format: Format,
  { low, high, scale, jpeg }: { low: number; high: number; scale: number; jpeg: Format },
): Axis {
  const rungs = rungsOf(format, low, high);
  const rung = (step: number) => rungs[step] ?? { quality: low, chroma: 'auto' as const };
  return {
    low: 0,
    high: rungs.length - 1,
    settings: (step) => {
      const { quality, chroma } = rung(step);
      const blur = blurFor(format, quality, jpeg);
      return { format, quality, scale, blur, smoothing: smoothingFor(quality), chroma };
    },
    x: (step) => qualityCoordinate(format, rung(step)),
    slope: qualitySlope(format),
    leap: format.quality?.reduces === 'colours' ? 8 : 2,
    offset: (step) => draftOffset(format, rung(step)),
    stepOf: (quality) => {
      const at = rungs.findIndex((candidate) => candidate.quality >= quality);
      return at < 0 ? rungs.length - 1 : at;
    },
    equivalent: (other) => ({
      x: qualityCoordinate(format, other),
      shift: SCALE_SLOPE * Math.log(other.scale / scale),
    }),
  };
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

/** Ever smaller pictures at one quality that is still worth looking at. */
export function scaleAxis(source: Source, format: Format): Axis {
  const quality = format.quality ? SCALED_QUALITY[format.quality.reduces] : EXACT_QUALITY;
  const lowest = minScale(source);
  const scaleAt = (step: number) => Math.max(lowest, Math.exp(step * SCALE_STEP));
  return {
    low: Math.floor(Math.log(lowest) / SCALE_STEP),
    high: 0,
    settings: (step) => ({
      format,
      quality,
      scale: scaleAt(step),
      blur: 0,
      smoothing: smoothingFor(quality),
      chroma: 'auto',
    }),
    x: (step) => Math.log(scaleAt(step)),
    slope: SCALE_SLOPE,
    leap: 2,
    offset: () => draftOffset(format, { quality, chroma: 'auto' }),
    stepOf: () => 0,
    equivalent: ({ scale }) => ({ x: Math.log(scale), shift: 0 }),
  };
}

/** What makes the smallest file that the rules allow. */
export function smallestSettings(source: Source, format: Format): Settings {
  return {
    format,
    quality: format.quality ? 1 : EXACT_QUALITY,
    scale: minScale(source),
    blur: 0,
    smoothing: 'low',
    chroma: 'auto',
  };
}

function minScale({ width, height }: Source): number {
  return Math.min(1, MIN_SIDE / Math.max(width, height));
}

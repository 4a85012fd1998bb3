import type { JpegSettings } from './settings.ts';

/*
 * What a quality means: the scale of steps at which photos score as they did with libjpeg's tables, which the number has meant
 * for thirty years (medians of twelve photos, docs/decisions/0035-jpeg-encoder.md). With colour in full, from 90 on unless it is
 * asked for, the first scales are a little coarser than that, so that 90 is no leap in bytes. Between two, logarithms run straight.
 */

type Scales = readonly (readonly [quality: number, scale: number])[];

const SCALES: Readonly<Record<'halved' | 'full', Scales>> = {
  halved: [
    [10, 5.96],
    [20, 2.98],
    [30, 2.03],
    [40, 1.56],
    [50, 1.27],
    [60, 1.04],
    [70, 0.81],
    [75, 0.7],
    [80, 0.58],
    [85, 0.45],
    [89, 0.36],
    [92, 0.29],
    [95, 0.2],
    [100, 0.09],
  ],
  full: [
    [10, 6.2],
    [20, 3.2],
    [40, 1.6],
    [60, 1.06],
    [75, 0.65],
    [85, 0.42],
    [90, 0.33],
    [91, 0.27],
    [92, 0.215],
    [94, 0.14],
    [96, 0.092],
    [98, 0.05],
    [99, 0.032],
    // All steps are 1.
    [100, 0.002],
  ],
};

/** How much the logarithm of a file's size falls as that of its scale rises, and as that of the price of bits does: medians. */
const FALLS = { scale: 0.6, dearer: 0.11 } as const;

/** From so much of a drawing on `auto` keeps a drawing's colour in full. */
const DRAWING_FROM = 0.5;
/**
 * How many times as coarse steps are then: about the bytes of halved colour, at 7 to 12 SSIMULACRA2 points more
 * (medians of 135 drawings, docs/decisions/0035-jpeg-encoder.md).
 */
const FULL_FOR_HALVED = 1.5;

/**
 * How the encoder is told what is wanted.
 * @param content as `contentOf` finds it
 */
export function howToMeet(
  { quality, colour, tuning }: Omit<JpegSettings, 'progressive'>,
  content = 0,
): { scale: number; dearer: number; colour: 'halved' | 'full' } {
  const { finer = 0, smaller = 0 } = tuning ?? {};
  const kept = colour === 'auto' ? 'halved' : colour;
  const isTraded = colour === 'auto' && content >= DRAWING_FROM;
  const scale = usualScale(SCALES[kept], quality) * (isTraded ? FULL_FOR_HALVED : 1);
  return {
    scale: scale * Math.exp(-finer / FALLS.scale),
    dearer: Math.exp(smaller / FALLS.dearer),
    colour: isTraded ? 'full' : kept,
  };
}

function usualScale(scales: Scales, quality: number): number {
  const next = scales.findIndex(([at]) => at >= quality);
  const [high, low] = [scales[next], scales[Math.max(0, next - 1)]];
  if (!high || !low) throw new RangeError(`Expected a quality up to 100 but received ${quality}`);
  // libjpeg's own rule for low ones (jpeg_quality_scaling).
  if (next === 0) return (high[1] * high[0]) / quality;
  return low[1] * (high[1] / low[1]) ** ((quality - low[0]) / (high[0] - low[0]));
}

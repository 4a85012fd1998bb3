import type { Subsampling } from './encode.ts';
import type { JpegSettings } from './settings.ts';

/*
 * The quality scale. Each quality maps to the scale of the quantisation tables at which photos have the same
 * SSIMULACRA2 score as with libjpeg's tables at that quality (medians of twelve photos,
 * docs/decisions/0035-jpeg-encoder.md). Between two entries the scale is interpolated logarithmically. Without a
 * setting, 4:4:4 begins at a quality of 90; its first scales are a little larger than measured, so that the size of a
 * file does not jump there.
 */

type Chroma = Exclude<Subsampling, 'grey'>;
type Scales = readonly (readonly [quality: number, scale: number])[];

const SCALES: Readonly<Record<Chroma, Scales>> = {
  '4:2:0': [
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
  '4:4:4': [
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
    // All quantisation steps are 1.
    [100, 0.002],
  ],
};

/** The fall of a file's log size per rise of the log scale, and per rise of log lambda: medians. */
const SIZE_FALL = { scale: 0.6, lambda: 0.11 } as const;

/** `auto` selects 4:4:4 for pictures with at least this `contentOf`. */
const DRAWING_FROM = 0.5;
/**
 * The factor of the scale that makes a drawing in 4:4:4 about as large as in 4:2:0. Its SSIMULACRA2 score is 7 to 12
 * higher (medians of 135 drawings, docs/decisions/0035-jpeg-encoder.md).
 */
const SCALE_FOR_444 = 1.5;

/** From here on steps are so fine that halved chroma shows in nearly grey pictures too. */
const HALVED_BELOW = 96;

/** What the options depend on besides the settings. */
export interface Seen {
  /** As `contentOf` returns it. */
  content: number;
  /** See `isNearlyGrey`. Called only if it matters. */
  isNearlyGrey(): boolean;
}

/**
 * Maps a quality and its corrections to the encoder's options.
 * @param seen a photo by default
 * @returns the scale of the quantisation tables, the factor of lambda and the subsampling
 * @throws {RangeError} for a quality above 100
 */
export function encoderOptionsFor(
  { quality, colour, tuning }: Omit<JpegSettings, 'progressive'>,
  { content, isNearlyGrey }: Seen = { content: 0, isNearlyGrey: () => false },
): { scale: number; lambda: number; subsampling: Chroma } {
  const { finer = 0, smaller = 0 } = tuning ?? {};
  const measured = colour === 'full' || colour === 'rich' ? '4:4:4' : '4:2:0';
  const isDrawing = colour === 'auto' && content >= DRAWING_FROM;
  const mayHalve = (isDrawing || colour === 'rich') && quality < HALVED_BELOW;
  const isHalved = mayHalve && isNearlyGrey();
  const scale = scaleFor(SCALES[measured], quality) * (isDrawing && !isHalved ? SCALE_FOR_444 : 1);
  return {
    scale: scale * Math.exp(-finer / SIZE_FALL.scale),
    lambda: Math.exp(smaller / SIZE_FALL.lambda),
    subsampling: isHalved ? '4:2:0' : isDrawing ? '4:4:4' : measured,
  };
}

function scaleFor(scales: Scales, quality: number): number {
  const next = scales.findIndex(([at]) => at >= quality);
  const [high, low] = [scales[next], scales[Math.max(0, next - 1)]];
  if (!high || !low) throw new RangeError(`Expected a quality up to 100 but received ${quality}`);
  // Inversely proportional, as in libjpeg's jpeg_quality_scaling.
  if (next === 0) return (high[1] * high[0]) / quality;
  return low[1] * (high[1] / low[1]) ** ((quality - low[0]) / (high[0] - low[0]));
}

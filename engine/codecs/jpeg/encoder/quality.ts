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

/**
 * `auto` selects 4:4:4 from this `chromaLossOf` on, at a scale of 1, and from less at finer steps: there it takes fewer bytes than 4:2:0 at
 * an equal score (docs/decisions/0061-chroma-by-loss.md).
 */
const LOSS_FOR_444 = { atOne: 0.0061, power: 1.3 } as const;
/** In icons nearly all pixels are edges between colours, and 4:4:4 is almost always better. */
const ICON = 2;
/**
 * The factor of the scale that makes a picture in 4:4:4 about as large as in 4:2:0. It is smaller where both are as good, so that sizes
 * are in the order of qualities, and reaches `most` at about twice that loss.
 */
const SCALE_FOR_444 = { least: 1.3, power: 0.2, most: 1.5 } as const;

/** From here on steps are so fine that halved chroma shows in nearly grey pictures too. */
const HALVED_BELOW = 96;

/** Where the loss, relative to that limit, is between these, the other subsampling may be better, unless the picture is a photo. */
const UNSURE = { from: 0.02, to: 10 } as const;
/** Photos have a smaller loss, and a smaller share of blocks of one colour: soft drawings and cut-outs without sharp edges have not. */
const PHOTO = { loss: 0.003, plain: 0.3 } as const;

interface ScaleOptions {
  /** Of the quantisation tables. */
  scale: number;
  /** A factor. */
  lambda: number;
  subsampling: Chroma;
}

interface SeenOptions extends ScaleOptions {
  /** Options that may be better, which only a comparison of files shows. */
  other?: ScaleOptions | undefined;
}

/** What the options depend on besides the settings. Functions are called only if their result matters. */
export interface Seen {
  /** As `contentOf` returns it. */
  content: number;
  /** See `chromaLossOf`. */
  chromaLoss(): number;
  /** See `isNearlyGrey`. */
  isNearlyGrey(): boolean;
  /** See `plainShareOf`. */
  plainShare(): number;
}

const SEEN_IN_PHOTO: Seen = { content: 0, chromaLoss: () => 0, isNearlyGrey: () => false, plainShare: () => 0 };

/**
 * Maps a quality and its corrections to the encoder's options.
 * @param seen a photo by default
 * @throws {RangeError} for a quality above 100
 */
export function encoderOptionsFor(
  { quality, colour, tuning }: Omit<JpegSettings, 'progressive'>,
  { content, chromaLoss, isNearlyGrey, plainShare }: Seen = SEEN_IN_PHOTO,
): SeenOptions {
  const { finer = 0, smaller = 0 } = tuning ?? {};
  const measured = colour === 'full' || colour === 'rich' ? '4:4:4' : '4:2:0';
  const scale = scaleFor(SCALES[measured], quality);
  const isIcon = colour === 'auto' && content === ICON;
  const mayHalve = (isIcon || colour === 'rich') && quality < HALVED_BELOW;
  const isHalved = mayHalve && isNearlyGrey();
  const options = (subsampling: Chroma, factor: number): ScaleOptions => ({
    scale: scale * factor * Math.exp(-finer / SIZE_FALL.scale),
    lambda: Math.exp(smaller / SIZE_FALL.lambda),
    subsampling,
  });
  if (colour !== 'auto' || isHalved) return options(isHalved ? '4:2:0' : measured, 1);
  const loss = isIcon ? Number.POSITIVE_INFINITY : chromaLoss();
  const relative = loss / (LOSS_FOR_444.atOne * scale ** LOSS_FOR_444.power);
  const halved = options('4:2:0', 1);
  const full = options('4:4:4', factorFor444(relative));
  const [better, other] = relative < 1 ? [halved, full] : [full, halved];
  const mayBeUnsure = relative >= UNSURE.from && relative <= UNSURE.to;
  const isPhoto = () => content === 0 && loss < PHOTO.loss && plainShare() < PHOTO.plain;
  return { ...better, other: mayBeUnsure && !isPhoto() ? other : undefined };
}

/**
 * Returns the factor of the scale with which 4:4:4 takes about the bytes of 4:2:0.
 * @param relative the loss of chroma, relative to that from which 4:4:4 is better
 */
const factorFor444 = (relative: number): number =>
  Math.min(SCALE_FOR_444.most, SCALE_FOR_444.least * Math.max(1, relative) ** SCALE_FOR_444.power);

function scaleFor(scales: Scales, quality: number): number {
  const next = scales.findIndex(([at]) => at >= quality);
  const [high, low] = [scales[next], scales[Math.max(0, next - 1)]];
  if (!high || !low) throw new RangeError(`Expected a quality up to 100 but received ${quality}`);
  // Inversely proportional, as in libjpeg's jpeg_quality_scaling.
  if (next === 0) return (high[1] * high[0]) / quality;
  return low[1] * (high[1] / low[1]) ** ((quality - low[0]) / (high[0] - low[0]));
}

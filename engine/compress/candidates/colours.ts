import { searchingIn } from '../../codecs/searching.ts';
import type { Format } from '../../formats/format.ts';
import { LOWEST_TRUE_COLOURS, trueColours } from '../../formats/palettes.ts';
import type { Tried } from '../../search/bracket.ts';
import type { ColourTrials } from '../picture-trials.ts';
import { type EncodeRequest, HIGHEST_QUALITY, requestFor, type Subject } from '../request.ts';
import { fewestEnough } from '../search/colours.ts';
import { type Axis, type AxisStep, axisOf, scaledPoints } from './axis.ts';
import { qualitySlope } from './usual.ts';

/* Fewer colours: palettes, more than palettes hold, and rounded ones. */

/** See `Axis.leap`. */
const PALETTES_LEAP = 8;

/**
 * In PNG the number of colours falls with the scale, between these two scales. It falls earlier in a sharp picture,
 * whose pixels matter more. Fitted to seventeen pictures (docs/decisions/0013-target-search.md).
 */
const FADE = { from: { soft: 0.3, bySharpness: 0.04 }, to: { soft: 0.1, bySharpness: 0.03 }, quality: 15 } as const;

/** From this sharpness on a crisp picture's edges matter more than its colours; below it, it has gradients. */
const HARD_EDGES = 12;
/** The lowest quality at full size if colours matter. */
const KEPT_COLOURS = { gradients: 65, beforeExchange: 35 } as const;

/** Growth of the log size per step of quality for rounded colours: the median of 16 pictures. */
const ROUNDED_SLOPE = 0.032;
/**
 * The lowest quality of rounded colours at full size, and the quality at smaller scales. It is higher for soft pictures
 * and lower for crisp ones, whose pixels matter more. Fitted to 22 pictures (docs/decisions/0013-target-search.md).
 */
const ROUNDS_DOWN_TO = { usual: 83, soft: { below: 3.2, by: 4 }, crisp: { above: 7, by: 2.5 } } as const;

/** Returns the axis of palettes at full size, for pictures that another format is tried for before they are scaled. */
export function coloursAxis(format: Format, fewest: number = KEPT_COLOURS.beforeExchange): Axis {
  return axisOf(fullSize(format, fewest), PALETTES_LEAP);
}

function downTo(format: Format, sharpness: number): number {
  return sharpness < HARD_EDGES ? KEPT_COLOURS.gradients : (searchingIn(format).crispDownTo ?? 1);
}

/** Returns a crisp picture's axis: full size while a palette can separate the colours, then fewer pixels and colours. */
export function coloursFirstAxis(subject: Subject, format: Format, sharpness: number): Axis {
  const lowest = downTo(format, sharpness);
  const full = fullSize(format, lowest);
  const scaled = faded(subject, format, { sharpness, quality: lowest });
  return axisOf([...scaled.slice(0, -1), ...full], PALETTES_LEAP);
}

/** Returns another picture's axis: fewer pixels with a full palette, and fewer colours at small scales. */
export function pixelsFirstAxis(subject: Subject, format: Format, sharpness: number): Axis {
  return axisOf(faded(subject, format, { sharpness, quality: HIGHEST_QUALITY }));
}

/** Returns the axis of rounded colours at full size. */
export function roundedAxis(format: Format): Axis {
  return axisOf(roundedPoints(format, lowestRounded(format)));
}

/** Whether the format can round colours. */
export const canRound = (format: Format): boolean => searchingIn(format).rounds !== undefined;

/** Returns the lowest quality of rounded colours. */
export const lowestRounded = (format: Format): number => (searchingIn(format).rounds?.above ?? HIGHEST_QUALITY) + 1;

/** Returns the axis of rounded colours: full size first, then fewer pixels. */
export function roundedScaleAxis(subject: Subject, format: Format, sharpness: number): Axis {
  const lowest = roundsDownTo(format, sharpness);
  const full = roundedPoints(format, lowest);
  const scaled = scaledPoints(subject, format, () => lowest).slice(0, -1);
  return axisOf([...scaled.map((point) => roundedAt(lowest, point)), ...full]);
}

function roundsDownTo(format: Format, sharpness: number): number {
  const { usual, soft, crisp } = ROUNDS_DOWN_TO;
  const more = soft.by * Math.max(0, soft.below - sharpness);
  const less = crisp.by * Math.max(0, sharpness - crisp.above);
  return Math.max(lowestRounded(format), Math.round(usual + more - less));
}

function roundedPoints(format: Format, lowest: number): AxisStep[] {
  return Array.from({ length: HIGHEST_QUALITY - lowest + 1 }, (_, i) =>
    roundedAt(lowest + i, { settings: requestFor(format, { quality: lowest + i }), x: 0 }),
  );
}

const roundedAt = (quality: number, { settings, x }: AxisStep): AxisStep => ({
  settings: { ...settings, colours: 'rounded' },
  x: x + ROUNDED_SLOPE * quality,
});

/** Returns steps of falling scale and number of colours. @param quality at full size */
function faded(
  subject: Subject,
  format: Format,
  { sharpness, quality }: { sharpness: number; quality: number },
): AxisStep[] {
  const lowest = Math.min(quality, FADE.quality);
  const from = Math.min(1, FADE.from.soft + FADE.from.bySharpness * sharpness);
  const to = Math.min(0.9 * from, FADE.to.soft + FADE.to.bySharpness * sharpness);
  const qualityAt = (scale: number) => {
    // GIF has only seven sizes of palettes, which would leave gaps between sizes of files.
    if (format.holds.palette) return quality;
    const share = Math.log(from / scale) / Math.log(from / to);
    return Math.round(quality - (quality - lowest) * Math.min(1, Math.max(0, share)));
  };
  return scaledPoints(subject, format, qualityAt).map((point) => ({
    ...point,
    x: point.x + qualitySlope(format) * point.settings.quality,
  }));
}

function fullSize(format: Format, fewest: number): AxisStep[] {
  return Array.from({ length: HIGHEST_QUALITY - fewest + 1 }, (_, i) => ({
    settings: requestFor(format, { quality: fewest + i }),
    x: qualitySlope(format) * (fewest + i),
  }));
}

/**
 * Resolves to the fewest colours beyond palettes that are enough; to undefined if no number is, or if rounding suits the picture better.
 * @param paletteAbove about the points of the largest palette above the least score, below 0
 * @param requestAt returns the request of this way
 * @param aboveAt resolves to the points of a request above the least score; undefined if these are unknown
 */
export async function fewestTrueColours(
  { format, trials }: { format: Format; trials: Pick<ColourTrials, 'hasFewColours'> },
  paletteAbove: number,
  requestAt: (way: Pick<EncodeRequest, 'colours' | 'mostColours'>) => EncodeRequest,
  aboveAt: (request: EncodeRequest) => Promise<number | undefined>,
): Promise<(Tried & { request: EncodeRequest }) | undefined> {
  if (!(await trials.hasFewColours(format))) return undefined;
  const judged = async (step: number) => {
    const request = requestAt({ colours: 'truecolour', mostColours: trueColours(step) });
    const above = await aboveAt(request);
    return above === undefined ? undefined : { step, request, above };
  };
  const most = await judged(HIGHEST_QUALITY);
  if (!most || most.above < 0) return undefined;
  const palette = { ...most, step: LOWEST_TRUE_COLOURS, above: paletteAbove };
  return fewestEnough(palette, async (step) => (await judged(step)) ?? most, { enough: most });
}

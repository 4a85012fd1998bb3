import type { Pixels } from '../pixels/pixels.ts';
import type { ByScoreTask } from './by-score.ts';
import { isDrawing, judgedWhole } from './drawing.ts';
import { fewestColours, type JudgedPalette } from './fewest-colours.ts';
import { type EncodeRequest, EXACT_QUALITY, type Made, settingsFor } from './request.ts';

/** The quality of the smallest palette: fewer colours rarely have a score that is worth a target. */
const FEWEST = 20;

/**
 * Encodes a drawing losslessly in a palette of about the fewest colours with the target score, or of the most colours if none has it. Where
 * the backend has no palettes for the picture, which is grey or has 16 bits, all colours are kept.
 * @returns the file and its score; undefined for photos, large pictures, formats without `palettes`, and if the metric cannot run
 */
export async function paletteToScore(
  task: Omit<ByScoreTask, 'preserveFormat' | 'leastSavings'>,
): Promise<(Made & { score: number }) | undefined> {
  const { subject, format, targetScore, trials, scoringIn, encode } = task;
  if (!trials || !(await isDrawing(subject, format, trials))) return undefined;
  const { scoreOfPixels, judge: judgeFile } = (await scoringIn?.(judgedWhole(format))) ?? {};
  if (!scoreOfPixels || !judgeFile) return undefined;
  const requestAt = (quality: number): EncodeRequest => ({
    ...settingsFor(format, { quality, colours: 'palette' }),
    effort: 'usual',
  });
  const first = await trials.pixelsAt(requestAt(FEWEST));
  if (!first) {
    const request: EncodeRequest = {
      ...settingsFor(format, { quality: EXACT_QUALITY, lossless: true }),
      effort: 'usual',
    };
    const { bytes } = await encode(request);
    return { request, bytes, score: (await judgeFile(bytes, 'whole')).score };
  }
  const aboveOf = (pixels: Pixels | undefined) =>
    pixels ? scoreOfPixels(pixels) - targetScore : Number.NEGATIVE_INFINITY;
  const fewest: JudgedPalette = { quality: FEWEST, above: aboveOf(first) };
  const { quality, above } =
    fewest.above >= 0
      ? fewest
      : await fewestColours(fewest, async (at) => ({
          quality: at,
          above: aboveOf(await trials.pixelsAt(requestAt(at))),
        }));
  const request = requestAt(quality);
  return { request, bytes: (await encode(request)).bytes, score: targetScore + above };
}

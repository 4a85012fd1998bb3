import type { ByScoreTask } from './by-score.ts';
import { isDrawing, judgedWhole } from './drawing.ts';
import { fewestColours, type JudgedPalette } from './fewest-colours.ts';
import { type EncodeRequest, type Made, settingsFor } from './request.ts';

/** The quality of the smallest palette: fewer colours rarely have a score that is worth a target. */
const FEWEST = 20;

/** A drawing in a palette, and its score. */
export interface InPalette extends Made {
  score: number;
}

/**
 * Encodes a drawing losslessly in a palette of about the fewest colours with the target score, or of the most colours if none has it.
 * @returns undefined for photos, large pictures, formats without `palettes`, and if the backend or the metric cannot do it
 */
export async function paletteToScore(task: Omit<ByScoreTask, 'preserveFormat' | 'leastSavings'>) {
  const { subject, format, targetScore, trials, scoringIn, encode } = task;
  if (!trials || !(await isDrawing(subject, format, trials))) return undefined;
  const { scoreOfPixels } = (await scoringIn?.(judgedWhole(format))) ?? {};
  if (!scoreOfPixels) return undefined;
  const requestAt = (at: number): EncodeRequest => ({
    ...settingsFor(format, { quality: at, colours: 'palette' }),
    effort: 'usual',
  });
  const judge = async (at: number): Promise<JudgedPalette> => {
    const pixels = await trials.pixelsAt(requestAt(at));
    return { quality: at, above: pixels ? scoreOfPixels(pixels) - targetScore : Number.NEGATIVE_INFINITY };
  };
  const fewest = await judge(FEWEST);
  if (fewest.above === Number.NEGATIVE_INFINITY) return undefined;
  const { quality: at, above } = fewest.above >= 0 ? fewest : await fewestColours(fewest, judge);
  const request = requestAt(at);
  const made: InPalette = { request, bytes: (await encode(request)).bytes, score: targetScore + above };
  return made;
}

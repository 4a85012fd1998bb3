import { CHOICES } from '#choose/score.ts';
import type { Format, FormatId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';

type Written = Pick<Format, 'id' | 'label' | 'quality' | 'lossless' | 'holds'>;

const EXACT = ', no quality lost';

/**
 * A picture's output format and quality: `JPG, quality 85`.
 * @param lossless whether the edits take no quality, whatever the format
 */
export function formatLine(_own: FormatId, format: Written, output: Output, lossless = false): string {
  if (lossless) return format.label + EXACT;
  return format.label + (output.aim === 'score' ? autoWords(output.score) : qualityWords(format, output));
}

function autoWords(score: number): string {
  const choice = CHOICES.find((each) => each.score === score);
  return `, quality Auto (${choice?.label ?? `score ${score}`})`;
}

function qualityWords({ quality, lossless, holds }: Written, output: Output): string {
  // With a single encode, colours are lost only if the format has nothing but a palette.
  const isExact =
    lossless === 'always' ||
    (lossless === 'choice' && output.lossless === true) ||
    (quality?.reduces === 'colours' && !holds.palette);
  if (isExact) return EXACT;
  return quality?.reduces === 'detail' ? `, quality ${Math.round(output.quality ?? quality.default)}` : '';
}

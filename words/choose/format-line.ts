import { CHOICES } from '#choose/score.ts';
import type { Format, FormatId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';
import { formatLineWords } from '#words/format-line.ts';

type OutputFormat = Pick<Format, 'id' | 'label' | 'quality' | 'lossless' | 'holds'>;

/**
 * A picture's output format and quality: `JPG, quality 85`.
 * @param lossless whether the edits take no quality, whatever the format
 */
export function formatLine(own: FormatId, format: OutputFormat, output: Output, lossless = false): string {
  const how = lossless ? formatLineWords.exact : output.aim === 'score' ? auto(output.score) : quality(format, output);
  return formatLineWords.line(format.label, format.id === own, how);
}

function auto(score: number): string {
  const level = CHOICES.find((each) => each.score === score);
  return formatLineWords.auto(level?.label ?? formatLineWords.score(score));
}

function quality({ quality, lossless, holds }: OutputFormat, output: Output): string {
  // With a single encode, colours are lost only if the format has nothing but a palette.
  const isExact =
    lossless === 'always' ||
    (lossless === 'choice' && output.lossless === true) ||
    (quality?.reduces === 'colours' && !holds.palette);
  if (isExact) return formatLineWords.exact;
  return quality?.reduces === 'detail' ? formatLineWords.quality(Math.round(output.quality ?? quality.default)) : '';
}

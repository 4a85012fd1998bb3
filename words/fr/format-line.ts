import { CHOICES } from '#choose/score.ts';
import type { Format, FormatId } from '#engine';
import type { Output } from '#engine/recipe/index.ts';

type Written = Pick<Format, 'id' | 'label' | 'quality' | 'lossless' | 'holds'>;

const EXACT = ', sans perte';

/**
 * A picture's output format and quality: `réenregistrée en JPG, qualité 85`.
 * @param lossless whether the edits take no quality, whatever the format
 */
export function formatLine(own: FormatId, format: Written, output: Output, lossless = false): string {
  const saved = `${format.id === own ? 'réenregistrée' : 'enregistrée'} en ${format.label}`;
  if (lossless) return `${saved}${EXACT}`;
  const how = output.aim === 'score' ? autoWords(output.score) : qualityWords(format, output);
  return `${saved}${how}`;
}

function autoWords(score: number): string {
  const choice = CHOICES.find((each) => each.score === score);
  return `, qualité Auto (${choice?.label ?? `score ${score}`})`;
}

function qualityWords({ quality, lossless, holds }: Written, output: Output): string {
  // With a single encode, colours are lost only if the format has nothing but a palette.
  const isExact =
    lossless === 'always' ||
    (lossless === 'choice' && output.lossless === true) ||
    (quality?.reduces === 'colours' && !holds.palette);
  if (isExact) return EXACT;
  return quality?.reduces === 'detail' ? `, qualité ${Math.round(output.quality ?? quality.default)}` : '';
}
